'use client'
import { type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { ChevronDownIcon } from '../ui/icons/icons.tsx'
import styles from './department-menu.module.css'

/** A pointer that only passes by opens nothing; one that crosses the gap below the link closes nothing. Milliseconds. */
const OPEN_AFTER_MS = 150
const CLOSE_AFTER_MS = 250

interface DepartmentMenuProps {
  /** Of the button that opens the panel, and of the panel. */
  label: string
  title: string
  href: string
  isCurrent: boolean
  /** What the addresses of entries begin with; their id follows. */
  base: string
  /** Id and name; data instead of elements, since every page carries them. */
  entries: readonly (readonly [number, string])[]
}

/**
 * A department as a link, with a button for its content. The browser opens the panel, closes it on Escape or a tap outside, and returns the
 * focus, so it works without scripts; with scripts it also opens on hover.
 */
export function DepartmentMenu({ label, title, href, isCurrent, base, entries }: DepartmentMenuProps) {
  const id = useId()
  const anchor = `--${id.replace(/\W/g, '')}`
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function after(ms: number, { pointerType }: PointerEvent, then: () => void) {
    clearTimeout(timer.current)
    if (pointerType === 'mouse') timer.current = setTimeout(then, ms)
  }

  function close() {
    clearTimeout(timer.current)
    // Where the keyboard is, a mouse that leaves takes nothing away.
    if (!panel.current?.querySelector(':focus-visible')) panel.current?.hidePopover()
  }

  const on = {
    onPointerEnter: (event: PointerEvent) => after(OPEN_AFTER_MS, event, () => panel.current?.showPopover()),
    onPointerLeave: (event: PointerEvent) => after(CLOSE_AFTER_MS, event, close),
    // A followed link closes the panel.
    onClick: ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && panel.current?.hidePopover(),
  }

  return (
    <li className={styles.root} style={{ anchorName: anchor }} {...on}>
      <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {title}
      </a>
      <button type="button" className={styles.button} aria-label={label} popoverTarget={id}>
        <ChevronDownIcon size={16} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the fields of a form */}
      <div ref={panel} id={id} popover="auto" role="group" aria-label={label} className={styles.panel} style={{ positionAnchor: anchor }}>
        <ul className={styles.entries} data-surface>
          {entries.map(([entry, name]) => (
            <li key={entry}>
              <a href={base + entry}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
