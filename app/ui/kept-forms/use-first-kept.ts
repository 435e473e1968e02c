import { useSyncExternalStore } from 'react'
import { isKept } from './kept-record.ts'
import { leftFields } from './left-forms.ts'
import { openPage } from './page-of.ts'

/** The first of several forms that has saved input, so the page can open it; null if none, and on the server. */
export function useFirstKept(forms: readonly string[]): string | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => forms.find((form) => isKept(form) || leftFields(openPage(), form).length > 0) ?? null,
    () => null,
  )
}

const subscribeToNothing = () => () => undefined
