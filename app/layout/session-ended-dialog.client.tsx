'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { LinkButton } from '../ui/button/link-button.tsx'
import { Dialog } from '../ui/dialog/dialog.client.tsx'
import { keepForms } from '../ui/kept-forms/keep-forms.ts'
import { openPage } from '../ui/kept-forms/kept-record.ts'

export interface SessionEndedLabels {
  title: string
  text: string
  logIn: string
  close: string
}

interface SessionEndedDialogProps {
  /** The user of the ended session; null if unknown. */
  userId: number | null
  /** The login page. */
  loginHref: string
  labels: SessionEndedLabels
  onClose: () => void
}

/** Dialog shown when the session has ended: form input is saved and restored after login, also input typed after the dialog was closed. */
export function SessionEndedDialog({ userId, loginHref, labels, onClose }: SessionEndedDialogProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [page] = useState(openPage)
  const keep = useEffectEvent(() => {
    if (openPage() === page) keepForms(userId)
  })
  useEffect(() => {
    keep()
    // Deliberately never removed: input must be saved however the visitor leaves the page.
    addEventListener('pagehide', () => keep(), { once: true })
  }, [])

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        setIsOpen(false)
        onClose()
      }}
      title={labels.title}
      closeLabel={labels.close}
      footer={
        // The frame stays mounted during client navigation to login, so the dialog closes itself.
        <LinkButton href={`${loginHref}?redirectTo=${encodeURIComponent(page)}`} onClick={() => setIsOpen(false)}>
          {labels.logIn}
        </LinkButton>
      }
    >
      <p>{labels.text}</p>
    </Dialog>
  )
}
