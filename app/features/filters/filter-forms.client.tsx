'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { enhanceForms } from './enhance-forms.ts'

interface FilterFormsProps {
  className?: string | undefined
  /** The forms, rendered on the server. */
  children: ReactNode
}

/** Enhances the filter forms inside. They are loaded on demand (app/panels.ts), and this script with them. */
export function FilterForms({ className, children }: FilterFormsProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!root.current) return
    const stop = new AbortController()
    enhanceForms(root.current, stop.signal)
    return () => stop.abort()
  }, [])
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  )
}
