import { useSyncExternalStore } from 'react'
import { isKept } from './kept-record.ts'

/** The first of some forms that has something kept, so that the page opens it; null, and on the server, none. */
export function useFirstKept(forms: readonly string[]): string | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => forms.find(isKept) ?? null,
    () => null,
  )
}

const subscribeToNothing = () => () => undefined
