'use client'
import { useEffect, useRef } from 'react'
import type { Language } from '../domain/language.ts'
import { removeLeftoverCookies } from '../shop-api/browser/page-cookies.ts'
import { keepVisitorFresh, forgetVisitor } from '../shop-api/browser/visitor-state.ts'
import { SessionEnded, type SessionEndedProps } from './session-ended.tsx'

interface VisitorSyncProps {
  language: Language
  sessionEnd: SessionEndedProps
}

/**
 * Keeps visitor state current: changes in other tabs, pages restored from the back/forward cache, a market switch, where the same cart has
 * other prices, and an ended session.
 */
export function VisitorSync({ language, sessionEnd }: VisitorSyncProps) {
  const shown = useRef(language)
  useEffect(removeLeftoverCookies, [])
  useEffect(() => keepVisitorFresh(), [])
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    void forgetVisitor()
  }, [language])
  return <SessionEnded {...sessionEnd} />
}
