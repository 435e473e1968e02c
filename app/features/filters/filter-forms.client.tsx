'use client'
import { type ReactNode, useEffect, useRef } from 'react'

interface FilterFormsProps {
  className?: string | undefined
  /** The forms, made on the server: nothing of them travels as data. */
  children: ReactNode
}

/** Events that precede the use of a form. */
const APPROACH_EVENTS = ['pointerover', 'focusin'] as const

/**
 * Enhances the filter forms inside when the pointer or the focus reaches them. Before that, or if the scripts fail to load, they work as
 * plain forms.
 */
export function FilterForms({ className, children }: FilterFormsProps) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const forms = root.current
    if (!forms) return
    const stop = new AbortController()
    const stopListening = new AbortController()
    const enhance = async () => {
      stopListening.abort()
      const { enhanceForms } = await import('./enhance-forms.ts')
      if (!stop.signal.aborted) enhanceForms(forms, stop.signal)
    }
    const tryToEnhance = () => void enhance().catch(() => undefined)
    for (const event of APPROACH_EVENTS) forms.addEventListener(event, tryToEnhance, { signal: stopListening.signal })
    return () => {
      stopListening.abort()
      stop.abort()
    }
  }, [])
  return (
    <search ref={root} className={className}>
      {children}
    </search>
  )
}
