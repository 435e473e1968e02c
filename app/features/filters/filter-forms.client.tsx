'use client'
import { type ReactNode, useEffect, useRef } from 'react'

interface FilterFormsProps {
  className?: string | undefined
  /** The forms, made on the server: nothing of them travels as data. */
  children: ReactNode
}

/** Events that precede the use of a form. */
const APPROACHES = ['pointerover', 'focusin'] as const

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
