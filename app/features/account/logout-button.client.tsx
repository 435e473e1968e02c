'use client'
import { useState } from 'react'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
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
  const [isBusy, setIsBusy] = useState(false)
  const { text, fail } = useFailure()

  async function leave() {
    if (isBusy) return
    setIsBusy(true)
    fail(null)
    const result = await logOut()
    if (hasLoggedOut(result)) await loadInFull(leadsTo)
    else fail(failed)
    setIsBusy(false)
  }

  return (
    <>
      <button type="button" className={styles.entry} aria-busy={isBusy || undefined} onClick={() => void leave()}>
        {label}
      </button>
      <FailureNote text={text} />
    </>
  )
}
