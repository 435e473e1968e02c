import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { ChevronDownIcon } from '../ui/icons/icons.tsx'
import type { LoadReason } from '../ui/panel/panel-source.ts'
import { useApproach } from '../ui/panel/use-approach.client.ts'
import styles from './department-menu.module.css'

/** Hover delays in milliseconds: a pointer passing over opens nothing, and crossing the gap below the link closes nothing. */
const OPEN_AFTER_MS = 150
const CLOSE_AFTER_MS = 250

interface DepartmentMenuProps {
  /** Accessible name of the button and of its menu. */
  label: string
  title: string
  href: string
  isCurrent: boolean
  /** Attributes of the button without scripts: the form's id and what it sends. */
  submits: object
  load: (reason: LoadReason) => void
  /** The subcategories, rendered from the first approach on. */
  children: ReactNode
}

/**
 * A department link with a button that opens its subcategories. The browser opens the popover, closes it on Escape or an outside tap, and
 * restores focus; a mouse opens it by hovering, too. Before hydration and without scripts the button submits a form.
 */
export function DepartmentMenu({ label, title, href, isCurrent, submits, load, children }: DepartmentMenuProps) {
  const id = useId()
  const anchor = `--${id.replace(/\W/g, '')}`
  const menu = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { isNear, onButton } = useApproach(load)
  useEffect(() => () => clearTimeout(timer.current), [])

  function after(ms: number, { pointerType }: PointerEvent, then: () => void) {
    clearTimeout(timer.current)
    if (pointerType === 'mouse') timer.current = setTimeout(then, ms)
  }

  function open() {
    load('shown')
    menu.current?.showPopover()
  }

  function close() {
    clearTimeout(timer.current)
    // While focus is inside, a leaving pointer does not close the menu.
    if (!menu.current?.querySelector(':focus-visible')) menu.current?.hidePopover()
  }

  const on = {
    onPointerEnter(event: PointerEvent) {
      onButton.onPointerOver?.()
      after(OPEN_AFTER_MS, event, open)
    },
    onPointerLeave: (event: PointerEvent) => after(CLOSE_AFTER_MS, event, close),
    // Following a link closes the menu.
    onClick: ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && menu.current?.hidePopover(),
  }

  return (
    <li className={styles.root} data-hover style={{ anchorName: anchor }} {...on}>
      <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {title}
      </a>
      <button
        {...(isNear ? { type: 'button', popoverTarget: id } : { type: 'submit', ...submits })}
        className={styles.button}
        aria-label={label}
        {...onButton}
      >
        <ChevronDownIcon size={16} />
      </button>
      {isNear && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the fields of a form
        <div ref={menu} id={id} popover="auto" role="group" aria-label={label} className={styles.panel} style={{ positionAnchor: anchor }}>
          <div className={styles.surface} data-surface>
            {children}
          </div>
        </div>
      )}
    </li>
  )
}
