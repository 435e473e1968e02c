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

/** The session has ended: what was typed is kept, and login leads back to this page. What is typed after that is kept, too. */
export function SessionEndedDialog({ userId, loginHref, labels, onClose }: SessionEndedDialogProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [page] = useState(openPage)
  const keep = useEffectEvent(() => {
    if (openPage() === page) keepForms(userId)
  })
  useEffect(() => {
    keep()
    // Never taken off: whichever way leads away from here.
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
        // The frame outlives the way to login, so the dialog closes by itself.
        <LinkButton href={`${loginHref}?redirectTo=${encodeURIComponent(page)}`} onClick={() => setIsOpen(false)}>
          {labels.logIn}
        </LinkButton>
      }
    >
      <p>{labels.text}</p>
    </Dialog>
  )
}
