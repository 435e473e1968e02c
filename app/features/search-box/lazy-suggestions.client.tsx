'use client'
import { type ComponentType, type ReactNode, useState } from 'react'
import styles from './lazy-suggestions.module.css'
import type { SuggestionsProps } from './suggestions.client.tsx'

/** The search's form, and under it what it offers: that is loaded once somebody turns to the field. Until then, and without it, the form is a form. */
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
