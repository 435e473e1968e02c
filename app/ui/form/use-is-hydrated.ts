import { useSyncExternalStore } from 'react'

/** Whether a control is hydrated; before that a click on it would be lost. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no)
}

const subscribeToNothing = () => () => undefined
const yes = () => true
const no = () => false
