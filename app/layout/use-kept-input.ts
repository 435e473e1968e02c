import { useEffect, useEffectEvent, useState } from 'react'
import { keepForms } from '../ui/kept-forms/keep-forms.ts'
import { openPage } from '../ui/kept-forms/page-of.ts'

/**
 * Saves the form input of the page whose session has ended: it is restored after login, also input typed after the dialog was closed.
 * @param userId the user of the ended session; null if unknown
 * @param loginHref the login page
 * @returns the login page that leads back
 */
export function useKeptInput(userId: number | null, loginHref: string): string {
  const [page] = useState(openPage)
  const keep = useEffectEvent(() => {
    if (openPage() === page) keepForms(userId)
  })
  useEffect(() => {
    keep()
    // Deliberately never removed: input must be saved however the visitor leaves the page.
    addEventListener('pagehide', () => keep(), { once: true })
  }, [])
  return `${loginHref}?redirectTo=${encodeURIComponent(page)}`
}
