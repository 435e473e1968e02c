'use client'
import { type ComponentType, type ReactNode, useState } from 'react'
import styles from './lazy-suggestions.module.css'
import type { SuggestionsProps } from './suggestions.client.tsx'

/** The search form and, below it, its suggestions, which load at the first focus. Before that, or without them, it is a plain form. */
export function LazySuggestions({ children, ...props }: SuggestionsProps & { children: ReactNode }) {
  const [List, setList] = useState<ComponentType<SuggestionsProps> | null>(null)
  const load = () => {
    if (List) return
    import('./suggestions.client.tsx').then(({ Suggestions }) => setList(() => Suggestions)).catch(() => undefined)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the field inside
    <div className={styles.root} onFocus={load} onInput={load}>
      {children}
      {List && <List {...props} />}
    </div>
  )
}
