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
  if (!title) return children

  const show = () => root.current && bubble.current?.showPopover({ source: root.current })
  const hide = () => bubble.current?.hidePopover()
  return (
    <span
      ref={root}
      role="presentation"
      className={styles.root}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
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
