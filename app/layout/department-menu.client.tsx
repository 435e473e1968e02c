'use client'
import { type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { ChevronDownIcon } from '../ui/icons/icons.tsx'
import styles from './department-menu.module.css'

/** Hover delays in milliseconds: a pointer passing over opens nothing, and crossing the gap below the link closes nothing. */
const OPEN_AFTER_MS = 150
const CLOSE_AFTER_MS = 250

interface DepartmentMenuProps {
  /** Ids of the button that opens the panel, and of the panel. */
  label: string
  title: string
  href: string
  isCurrent: boolean
  /** URL prefix of the entries; their id is appended. */
  base: string
  /** Id and name; data instead of elements, because every page carries them. */
  entries: readonly (readonly [number, string])[]
}

/**
 * A department link with a button that opens its subcategories. The browser opens the popover, closes it on Escape or an outside tap, and
 * restores focus, so it works without scripts; with scripts it also opens on hover.
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
    // While focus is inside, a leaving pointer does not close the panel.
    if (!panel.current?.querySelector(':focus-visible')) panel.current?.hidePopover()
  }

  const on = {
    onPointerEnter: (event: PointerEvent) => after(OPEN_AFTER_MS, event, () => panel.current?.showPopover()),
    onPointerLeave: (event: PointerEvent) => after(CLOSE_AFTER_MS, event, close),
    // Following a link closes the panel.
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
