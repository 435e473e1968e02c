'use client'
import { hasLoggedOut, logOutOther } from '../features/account/change-visitor.client.ts'
import { Button } from '../ui/button/button.tsx'
import { loadInFull } from '../ui/full-load/load-in-full.ts'
import { FailureNote } from '../ui/failure-note/failure-note.tsx'
import { useAttempt } from '../ui/failure-note/use-attempt.ts'
import styles from './other-user-dialog.module.css'
import { SessionDialog } from './session-dialog.tsx'

interface OtherUserDialogProps {
  /** The login page. */
  loginHref: string
  labels: { title: string; text: string; logIn: string; stay: string; failed: string; close: string }
}

/** Dialog shown when somebody else has logged in in another tab (EXT-44): one goes on as that user, or logs in again and finds what was typed. */
export function OtherUserDialog({ loginHref, labels }: OtherUserDialogProps) {
  const { isBusy, text, attempt } = useAttempt()

  // The login page is for who is not logged in.
  const logInAgain = async (href: string) => attempt(async () => (hasLoggedOut(await logOutOther()) ? loadInFull(href) : labels.failed))

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
