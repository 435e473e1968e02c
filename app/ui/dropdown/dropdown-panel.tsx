import type { ReactNode } from 'react'
import styles from './dropdown.module.css'

interface DropdownPanelProps {
  /** Of its button: `<button popoverTarget={id} aria-haspopup="dialog">`. */
  id: string
  /** Accessible name of the panel. */
  label: string
  children: ReactNode
}

/**
 * A panel below a button: 8 px under it, 16 px from the edges of the window (UIK-22, UIK-23). The browser opens it, closes it on Escape or an
 * outside tap, and restores focus, without scripts. The content brings its own padding.
 */
export function DropdownPanel({ id, label, children }: DropdownPanelProps) {
  return (
    <dialog id={id} popover="auto" aria-label={label} className={styles.root} data-align="start">
      <div className={styles.surface} data-surface>
        {children}
      </div>
    </dialog>
  )
}
