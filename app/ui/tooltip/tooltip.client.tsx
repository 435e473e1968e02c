'use client'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './tooltip.module.css'

interface TooltipProps {
  /** Without words there is no tooltip (UIK-25). */
  title?: string | undefined
  /** One control, which the words then describe, or a text. */
  children: ReactNode
}

/** Words over a control, 14 px away (UIK-26), while it is pointed at or focused; Escape hides them. */
export function Tooltip({ title, children }: TooltipProps) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)

  // The control is the caller's markup, so the tie to it is made on the element.
  useEffect(() => {
    const control = root.current?.querySelector('a, button, input, [tabindex]')
    if (title) control?.setAttribute('aria-describedby', id)
    return () => control?.removeAttribute('aria-describedby')
  }, [id, title])

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
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
        <span className={styles.surface} data-surface>
          {title}
        </span>
      </span>
    </span>
  )
}
