'use client'
import { useState } from 'react'
import { endLogin, endOtherLogins } from '../../shop-api/browser/account.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { useKeptFocus } from '../../ui/kept-focus/use-kept-focus.ts'
import { announce } from '../../ui/live-region/announce.ts'
import styles from './login-list.module.css'
import type { LoginLabels } from './profile-labels.ts'

/** A login with its texts. */
export interface ShownLogin {
  id: string
  device: string
  since: string
  endLabel: string
  isCurrent: boolean
}

interface LoginListProps {
  initial: readonly ShownLogin[]
  labels: LoginLabels
}

/** Where the user is logged in; each other login, or all of them, can be ended (EXT-22). */
export function LoginList({ initial, labels }: LoginListProps) {
  const [logins, setLogins] = useState(initial)
  const [busy, setBusy] = useState<string | null>()
  const { text, fail } = useFailure()
  const region = useKeptFocus()

  /** @param id null: all others */
  async function end(id: string | null) {
    if (busy !== undefined) return
    setBusy(id)
    fail(null)
    const result = await (id === null ? endOtherLogins() : endLogin(id))
    setBusy(undefined)
    // Another tab may have ended it: it is gone, as wanted.
    if (!result.ok && result.failure.status !== 404) return fail(failureText(result.failure, labels))
    setLogins((shown) => shown.filter((login) => login.isCurrent || (id !== null && login.id !== id)))
    return announce(id === null ? labels.othersEnded : labels.loginEnded)
  }

  return (
    <div {...region} className={styles.root}>
      <ul className={styles.logins}>
        {logins.map(({ id, device, since, endLabel, isCurrent }) => (
          <li key={id} className={styles.login}>
            <p>
              <span>{device}</span> <span className={styles.since}>{isCurrent ? `${since}, ${labels.current}` : since}</span>
            </p>
            {!isCurrent && (
              <Button variant="quiet" size="small" aria-label={endLabel} isBusy={busy === id} onClick={() => void end(id)}>
                {labels.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {logins.length > 1 && (
        <Button variant="secondary" isBusy={busy === null} onClick={() => void end(null)}>
          {labels.endOthers}
        </Button>
      )}
      <FailureNote text={text} />
    </div>
  )
}
