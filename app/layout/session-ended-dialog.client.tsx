'use client'
import { use, useState } from 'react'
import { LinkButton } from '../ui/button/link-button.tsx'
import { Dialog } from '../ui/dialog/dialog.client.tsx'
import { SessionEndContext } from './session-end-context.ts'
import { useKeptInput } from './use-kept-input.ts'

interface SessionEndedDialogProps {
  /** The login page. */
  loginHref: string
  labels: { title: string; text: string; logIn: string; close: string }
}

/** Dialog shown when the session has ended: form input is saved, and login leads back. */
export function SessionEndedDialog({ loginHref, labels }: SessionEndedDialogProps) {
  const { userId, onClose } = use(SessionEndContext)
  const [isOpen, setIsOpen] = useState(true)
  const href = useKeptInput(userId, loginHref)

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
        <LinkButton href={href} onClick={() => setIsOpen(false)}>
          {labels.logIn}
        </LinkButton>
      }
    >
      <p>{labels.text}</p>
    </Dialog>
  )
}
