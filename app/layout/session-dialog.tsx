import { type ReactNode, use, useState } from 'react'
import { Dialog } from '../ui/dialog/dialog.client.tsx'
import { SessionEndContext } from './session-end-context.ts'
import { useKeptInput } from './use-kept-input.ts'

interface SessionDialogProps {
  /** The login page. */
  loginHref: string
  labels: { title: string; text: string; close: string }
  /** @param href the login page, which leads back to what was typed */
  footer: (href: string, close: () => void) => ReactNode
  children?: ReactNode
}

/** Dialog about a session that is no longer the visitor's: form input is kept. */
export function SessionDialog({ loginHref, labels, footer, children }: SessionDialogProps) {
  const { userId, onClose } = use(SessionEndContext)
  const [isOpen, setIsOpen] = useState(true)
  const href = useKeptInput(userId, loginHref)
  const close = () => setIsOpen(false)

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        close()
        onClose()
      }}
      title={labels.title}
      closeLabel={labels.close}
      footer={footer(href, close)}
    >
      <p>{labels.text}</p>
      {children}
    </Dialog>
  )
}
