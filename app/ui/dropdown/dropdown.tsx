import { useId, type ReactElement, type ReactNode } from 'react'
import styles from './dropdown.module.css'

interface DropdownProps {
  /** Draws the button; spread what it gets on a `<button>`. */
  button: (opens: { popoverTarget: string; 'aria-haspopup': 'dialog' }) => ReactElement
  /** Name of what opens. */
  label: string
  /** The edge that the two share. @default 'start' */
  align?: 'start' | 'end'
  children: ReactNode
}

/**
 * A panel below a button: 8 px under it, 16 px from the edges of the window (UIK-22, UIK-23). The browser opens it, closes it on a tap
 * outside or Escape, and returns the focus, without a script. The content brings its own padding.
 */
export function Dropdown({ button, label, align = 'start', children }: DropdownProps) {
  const id = useId()
  return (
    <>
      {button({ popoverTarget: id, 'aria-haspopup': 'dialog' })}
      <DropdownPanel id={id} label={label} align={align}>
        {children}
      </DropdownPanel>
    </>
  )
}

interface DropdownPanelProps {
  id: string
  label: string
  /** @default 'start' */
  align?: 'start' | 'end'
  children: ReactNode
}

/** The panel alone, for another trigger: `panel.showPopover({ source: trigger })`. */
export function DropdownPanel({ id, label, align = 'start', children }: DropdownPanelProps) {
  return (
    <dialog id={id} popover="auto" aria-label={label} className={styles.root} data-align={align}>
      <div className={styles.surface} data-surface>
        {children}
      </div>
    </dialog>
  )
}
