'use client'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { Announcer } from '../live-region/announcer.client.tsx'
import styles from './dialog.module.css'
import { endOfFade } from './end-of-fade.ts'

export interface DialogProps {
  isOpen: boolean
  /** Called after the dialog has faded out (UIK-24), however it was closed; set `isOpen` to false here. */
  onClose: () => void
  title: string
  closeLabel: string
  /** Sticky buttons below the content. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A native modal dialog: it traps focus, restores it, and closes by X, Escape or a tap on the backdrop.
 * A `<form method="dialog">` inside also closes it.
 */
export function Dialog({ isOpen, onClose, title, closeLabel, footer, children }: DialogProps) {
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
      aria-labelledby={titleId}
      // The content covers the dialog box, so only a tap on the backdrop has the dialog itself as target.
      onPointerDown={(event) => event.target === ref.current && ref.current.close()}
      onClose={(event) => event.target === ref.current && void fadeOut(ref.current)}
    >
      <div className={styles.frame}>
        {/* No header or footer: a dialog may stand in one, and neither may stand in the other. */}
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={() => ref.current?.close()} />
        </div>
        <div ref={content} className={styles.content}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
      {/* Outside an open modal nothing is read, the page's own live region neither. */}
      {isOpen && <Announcer />}
    </dialog>
  )
}

/** Makes overflowing text focusable: without a focusable element it could not be scrolled by keyboard. */
function needsFocusToScroll(content: HTMLElement): boolean {
  return (
    content.scrollHeight > content.clientHeight && !content.querySelector('a[href], button, input, select, textarea, summary, [tabindex]')
  )
}
