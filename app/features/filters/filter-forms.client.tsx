'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { enhanceForms } from './enhance-forms.ts'

interface FilterFormsProps {
  className?: string | undefined
  /** The forms, made on the server: nothing of them travels as data. */
  children: ReactNode
}

/** Wakes the filter forms inside; without it they work as plain forms. */
export function FilterForms({ className, children }: FilterFormsProps) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    if (root.current) enhanceForms(root.current, stop.signal)
    return () => stop.abort()
  }, [])
  return (
    <search ref={root} className={className}>
      {children}
    </search>
  )
}
