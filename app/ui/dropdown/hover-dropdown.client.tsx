'use client'
import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './dropdown.module.css'

/** Hover delays in milliseconds: a pointer passing over opens nothing, and crossing the gap below the trigger closes nothing. */
const OPEN_AFTER_MS = 100
const CLOSE_AFTER_MS = 250

interface HoverDropdownProps {
  /** A link or button with its own action; rendered first. */
  trigger: ReactNode
  /** Accessible name of the panel. */
  label: string
  /** Rendered from the first opening on. */
  children: ReactNode
}

/**
 * A panel below a link, open while hovered or focused by keyboard; Escape and an outside tap close it (WCAG 1.4.13). A tap follows the
 * link. The panel directly follows its trigger, so Tab moves into it.
 */
export function HoverDropdown({ trigger, label, children }: HoverDropdownProps) {
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function after(ms: number, then: () => void) {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, ms)
  }

  function open() {
    clearTimeout(timer.current)
    const source = root.current?.firstElementChild
    if (!panel.current || panel.current.matches(':popover-open')) return
    setWasOpened(true)
    panel.current.showPopover(source instanceof HTMLElement ? { source } : {})
  }

  function close() {
    clearTimeout(timer.current)
    panel.current?.hidePopover()
  }

  const on = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && after(OPEN_AFTER_MS, open),
    onPointerLeave: ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' && after(CLOSE_AFTER_MS, () => hasFocus(root.current) || close()),
    // Escape in the panel gives the focus back to the trigger, which must not open it again.
    onFocus: ({ target, relatedTarget }: FocusEvent) =>
      target === root.current?.firstElementChild && !panel.current?.contains(relatedTarget) && target.matches(':focus-visible') && open(),
    onBlur: ({ relatedTarget }: FocusEvent) => root.current?.contains(relatedTarget) || close(),
    // Following a link closes the panel.
    onClick: ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close(),
  }

  return (
    <div ref={root} className={styles.hoverRoot} {...on}>
      {trigger}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the fields of a form */}
      <div ref={panel} popover="auto" data-hover role="group" aria-label={label} className={styles.root} data-align="end">
        <div className={styles.surface} data-surface>
          {wasOpened && children}
        </div>
      </div>
    </div>
  )
}

/** While focus is inside, a leaving pointer does not close the panel. */
function hasFocus(element: HTMLElement | null): boolean {
  return element?.querySelector(':focus-visible') !== null
}
