'use client'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'
import { loadInFull } from '../../ui/full-load/load-in-full.ts'
import { hasLoggedOut, logOut } from './change-visitor.client.ts'
import styles from './user-menu-list.module.css'

interface LogoutButtonProps {
  label: string
  /** Shown if the request fails. */
  failed: string
  /** Redirect target after logout (GAP-42). */
  leadsTo: string
}

/** Logs out and shows the storefront as a guest. If the request fails, nothing changes and an error message appears. */
export function LogoutButton({ label, failed, leadsTo }: LogoutButtonProps) {
  const { isBusy, text, attempt } = useAttempt()

  const leave = async () => attempt(async () => (hasLoggedOut(await logOut()) ? loadInFull(leadsTo) : failed))

  return (
    <>
      <button type="button" className={styles.entry} aria-busy={isBusy || undefined} onClick={() => void leave()}>
        {label}
      </button>
      <FailureNote text={text} />
    </>
  )
}
