'use client'
import { useEffect, useRef } from 'react'
import type { Language } from '../domain/language.ts'
import { forgetOfTab } from '../features/account/forget-of-tab.client.ts'
import { refreshUndisturbed, RENEWAL } from '../features/page-refresh/refresh-navigation.ts'
import { removeLeftoverCookies } from '../shop-api/browser/page-cookies.ts'
import { PAGE_IS_OLD } from '../shop-api/browser/page-is-old.ts'
import { keepVisitorFresh, forgetVisitor } from '../shop-api/browser/visitor-state.ts'
import { SessionEnded } from './session-ended.tsx'

interface VisitorSyncProps {
  language: Language
  /** Path of the market's home page. */
  home: string
}

/**
 * Keeps visitor state current: changes in other tabs, pages restored from the back/forward cache, a market switch, where the same cart has
 * other prices, and an ended session. Refreshes every kind of page when a response of the shop API shows that it is stale (GAP-98).
 */
export function VisitorSync({ language, home }: VisitorSyncProps) {
  const shown = useRef(language)
  useEffect(removeLeftoverCookies, [])
  useEffect(() => keepVisitorFresh(forgetOfTab), [])
  useEffect(() => {
    const renew = () => void refreshUndisturbed(RENEWAL)
    document.addEventListener(PAGE_IS_OLD, renew)
    return () => document.removeEventListener(PAGE_IS_OLD, renew)
  }, [])
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    void forgetVisitor()
  }, [language])
  return <SessionEnded home={home} />
}
