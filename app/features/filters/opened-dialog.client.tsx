'use client'
import { type ReactNode, useEffect, useRef } from 'react'

interface OpenedDialogProps {
  className: string | undefined
  titleId: string
  /** URL to go to when it closes. */
  closeHref: string
  children: ReactNode
}

/** A dialog that is open in the HTML. After hydration it is modal: Escape and a tap on the backdrop close it, too. */
export function OpenedDialog({ className, titleId, closeHref, children }: OpenedDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const onClose = () => location.replace(closeHref)
    // Browsers that know `closedby` close it on Escape before hydration, too.
    if (!dialog.open) return onClose()
    // Not close(), which would fire the event below.
    dialog.removeAttribute('open')
    dialog.showModal()
    dialog.addEventListener('close', onClose)
    return () => dialog.removeEventListener('close', onClose)
  }, [closeHref])
  return (
    <dialog ref={ref} open className={className} aria-labelledby={titleId} closedby="any">
      {children}
    </dialog>
  )
}
