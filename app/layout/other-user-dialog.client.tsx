'use client'
import { use, useState } from 'react'
import { hasLoggedOut, logOutOther } from '../features/account/change-visitor.client.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.client.tsx'
import { loadInFull } from '../ui/full-load/load-in-full.ts'
import { FailureNote } from '../ui/failure-note/failure-note.tsx'
import { useFailure } from '../ui/failure-note/use-failure.ts'
import styles from './other-user-dialog.module.css'
import { SessionEndContext } from './session-end-context.ts'
import { useKeptInput } from './use-kept-input.ts'

interface OtherUserDialogProps {
  /** The login page. */
  loginHref: string
  labels: { title: string; text: string; logIn: string; stay: string; failed: string; close: string }
}

/** Dialog shown when somebody else has logged in in another tab (EXT-44): one goes on as that user, or logs in again and finds what was typed. */
export function OtherUserDialog({ loginHref, labels }: OtherUserDialogProps) {
  const { userId, onClose } = use(SessionEndContext)
  const [isOpen, setIsOpen] = useState(true)
  const [isBusy, setIsBusy] = useState(false)
  const { text, fail } = useFailure()
  const href = useKeptInput(userId, loginHref)

  async function logInAgain() {
    setIsBusy(true)
    fail(null)
    // The login page is for who is not logged in.
    if (hasLoggedOut(await logOutOther())) await loadInFull(href)
    else fail(labels.failed)
    setIsBusy(false)
  }

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
        <div className={styles.ways}>
          <Button variant="secondary" isWide onClick={() => location.reload()}>
            {labels.stay}
          </Button>
          <Button isWide isBusy={isBusy} onClick={() => void logInAgain()}>
            {labels.logIn}
          </Button>
        </div>
      }
    >
      <p>{labels.text}</p>
      <FailureNote text={text} />
    </Dialog>
  )
}
