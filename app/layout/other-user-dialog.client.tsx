'use client'
import { useState } from 'react'
import { hasLoggedOut, logOutOther } from '../features/account/change-visitor.client.ts'
import { Button } from '../ui/button/button.tsx'
import { loadInFull } from '../ui/full-load/load-in-full.ts'
import { FailureNote } from '../ui/failure-note/failure-note.tsx'
import { useFailure } from '../ui/failure-note/use-failure.ts'
import styles from './other-user-dialog.module.css'
import { SessionDialog } from './session-dialog.tsx'

interface OtherUserDialogProps {
  /** The login page. */
  loginHref: string
  labels: { title: string; text: string; logIn: string; stay: string; failed: string; close: string }
}

/** Dialog shown when somebody else has logged in in another tab (EXT-44): one goes on as that user, or logs in again and finds what was typed. */
export function OtherUserDialog({ loginHref, labels }: OtherUserDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { text, fail } = useFailure()

  async function logInAgain(href: string) {
    setIsBusy(true)
    fail(null)
    // The login page is for who is not logged in.
    if (hasLoggedOut(await logOutOther())) await loadInFull(href)
    else fail(labels.failed)
    setIsBusy(false)
  }

  return (
    <SessionDialog
      loginHref={loginHref}
      labels={labels}
      footer={(href) => (
        <div className={styles.ways}>
          <Button variant="secondary" isWide onClick={() => location.reload()}>
            {labels.stay}
          </Button>
          <Button isWide isBusy={isBusy} onClick={() => void logInAgain(href)}>
            {labels.logIn}
          </Button>
        </div>
      )}
    >
      <FailureNote text={text} />
    </SessionDialog>
  )
}
