'use client'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import styles from './dialog.module.css'
import { endOfFade } from './end-of-fade.ts'

export interface DialogProps {
  isOpen: boolean
  /** Runs when the dialog has faded out (UIK-24), however it was closed; set `isOpen` to false there. */
  onClose: () => void
  title: string
  closeLabel: string
  /** On mobile all but `side` come from below. @default 'modal' */
  shape?: 'modal' | 'wide' | 'side'
  /** Buttons that stay in sight below the content. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog by the browser: it traps focus, gives it back, and closes by X, Escape or a tap beside it.
 * Anything inside may close it with `<form method="dialog">`.
 */
export function Dialog({ isOpen, onClose, title, closeLabel, shape = 'modal', footer, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (isOpen && !ref.current?.open) {
      ref.current?.showModal()
      if (content.current && needsFocusToScroll(content.current)) content.current.tabIndex = 0
    }
    if (!isOpen) ref.current?.close()
  }, [isOpen])

  async function fadeOut(dialog: HTMLDialogElement) {
    await endOfFade(dialog)
    if (ref.current?.open === false) onClose()
  }

  return (
    <dialog
      ref={ref}
      className={styles.root}
      data-shape={shape}
      aria-labelledby={titleId}
      // The frame covers the dialog, so only a tap on the backdrop has the dialog itself as its target.
      onPointerDown={(event) => event.target === ref.current && ref.current.close()}
      onClose={(event) => event.target === ref.current && void fadeOut(ref.current)}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={() => ref.current?.close()} />
        </header>
        <div ref={content} className={styles.content}>
          {children}
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/** Text that scrolls and holds nothing focusable could not be read with a keyboard. */
function needsFocusToScroll(content: HTMLElement): boolean {
  return (
    content.scrollHeight > content.clientHeight && !content.querySelector('a[href], button, input, select, textarea, summary, [tabindex]')
  )
}
