import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type Known, known, listen, type VisitorKey } from './visitor-store.ts'
import { readKey } from './visitor-state.ts'

/**
 * What is kept under a key, for an island: read when the first one shows it, the same for all of them.
 * @param initial as the server rendered it, until the shop is asked from here
 */
export function useVisitorState<Data>(key: VisitorKey, initial?: Data): Known<Data> & { readAgain: () => Promise<void> } {
  const subscribe = useCallback((onChange: () => void) => listen(key, onChange), [key])
  const { data, error } = useSyncExternalStore(
    subscribe,
    () => known<Data>(key),
    () => UNKNOWN,
  )
  useEffect(() => void readKey(key), [key])
  const readAgain = useCallback(async () => readKey(key), [key])
  return { data: data === undefined ? initial : data, error, readAgain }
}

const UNKNOWN: Known<never> = { data: undefined, error: undefined }
