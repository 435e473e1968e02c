'use client'
import { type FocusEvent, useRef, type ReactNode } from 'react'
import styles from './tooltip.module.css'

interface TooltipProps {
  /** Tooltip text; without it there is no tooltip (UIK-25). It repeats the accessible name of the control, so screen readers skip it. */
  title?: string | undefined
  /** A control with `aria-label`. */
  children: ReactNode
}

/** Shows the name of an icon button 14 px away (UIK-26) while hovered or focused by keyboard; Escape hides it (WCAG 1.4.13). */
export function Tooltip({ title, children }: TooltipProps) {
  const root = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const shown = useRef<AbortController>(null)
  if (!title) return children

  function show() {
    if (!root.current || !bubble.current) return
    bubble.current.showPopover({ source: root.current })
    // While the pointer shows it the focus may be elsewhere, and so does Escape.
    shown.current?.abort()
    shown.current = new AbortController()
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal: shown.current.signal })
  }

  function hide() {
    shown.current?.abort()
    bubble.current?.hidePopover()
  }

  return (
    <span
      ref={root}
      role="presentation"
      className={styles.root}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      <span ref={bubble} popover="manual" className={styles.bubble} aria-hidden="true">
        <span className={styles.surface} data-surface>
          {title}
        </span>
      </span>
    </span>
  )
}
