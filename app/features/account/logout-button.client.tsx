'use client'
import { useState } from 'react'
import { loadInFull } from '../../ui/full-load/load-in-full.ts'
import { logOut } from './change-visitor.client.ts'
import styles from './user-menu-list.module.css'

interface LogoutButtonProps {
  label: string
  /** Where a guest goes (GAP-42). */
  leadsTo: string
}

/** Ends the login, and shows the shop as a guest sees it. When nobody answers, all stays as it is. */
export function LogoutButton({ label, leadsTo }: LogoutButtonProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function leave() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await logOut()
    if (answer.ok || answer.failure.kind === 'refused') await loadInFull(leadsTo)
    setIsBusy(false)
  }

  return (
    <button type="button" className={styles.entry} aria-busy={isBusy || undefined} onClick={() => void leave()}>
      {label}
    </button>
  )
}
