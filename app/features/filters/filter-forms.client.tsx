'use client'
import { type ReactNode, useEffect, useRef } from 'react'

interface FilterFormsProps {
  className?: string | undefined
  /** The forms, made on the server: nothing of them travels as data. */
  children: ReactNode
}

/** What shows that somebody is about to use a form. */
const APPROACHES = ['pointerover', 'focusin'] as const

/**
 * Wakes the filter forms inside when somebody comes near them; before that, and when the scripts cannot be loaded, they work as plain
 * forms.
 */
export function FilterForms({ className, children }: FilterFormsProps) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const forms = root.current
    if (!forms) return
    const stop = new AbortController()
    const awake = new AbortController()
    const wake = async () => {
      awake.abort()
      const { enhanceForms } = await import('./enhance-forms.ts')
      if (!stop.signal.aborted) enhanceForms(forms, stop.signal)
    }
    const tryToWake = () => void wake().catch(() => undefined)
    for (const approach of APPROACHES) forms.addEventListener(approach, tryToWake, { signal: awake.signal })
    return () => {
      awake.abort()
      stop.abort()
    }
  }, [])
  return (
    <search ref={root} className={className}>
      {children}
    </search>
  )
}
