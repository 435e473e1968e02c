'use client'
import { LinkButton } from '../ui/button/link-button.tsx'
import { SessionDialog } from './session-dialog.tsx'

interface SessionEndedDialogProps {
  /** The login page. */
  loginHref: string
  labels: { title: string; text: string; logIn: string; close: string }
}

/** Dialog shown when the session has ended: form input is saved, and login leads back. */
export function SessionEndedDialog({ loginHref, labels }: SessionEndedDialogProps) {
  return (
    <SessionDialog
      loginHref={loginHref}
      labels={labels}
      footer={(href, close) => (
        // The frame stays mounted during client navigation to login, so the dialog closes itself.
        <LinkButton href={href} onClick={close}>
          {labels.logIn}
        </LinkButton>
      )}
    />
  )
}
