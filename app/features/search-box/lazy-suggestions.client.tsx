'use client'
import { type ReactNode, startTransition, Suspense, use, useState } from 'react'
import { PanelSource } from '../../ui/panel/panel-source.ts'
import { SectionBoundary } from '../../ui/section-boundary/section-boundary.client.tsx'
import styles from './lazy-suggestions.module.css'

interface LazySuggestionsProps {
  /** URL of the page that has the panel (app/panels.ts). */
  address: string
  /** The search form. */
  children: ReactNode
}

/** The search form and, below it, its suggestions, which load at the first focus. Before that, or without them, it is a plain form. */
export function LazySuggestions({ address, children }: LazySuggestionsProps) {
  const loadPanel = use(PanelSource)
  const [suggestions, setSuggestions] = useState<ReactNode>(null)
  const load = () => {
    if (suggestions) return
    loadPanel({ panel: 'search', address }, 'shown')
      .then((parts) => startTransition(() => setSuggestions(parts?.['suggestions'])))
      .catch(() => undefined)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the field inside
    <div className={styles.root} onFocus={load} onInput={load}>
      {children}
      <SectionBoundary fallback={null}>
        <Suspense>{suggestions}</Suspense>
      </SectionBoundary>
    </div>
  )
}
