import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type Known, known, listen, type VisitorKey } from './visitor-store.ts'
import { readKey } from './visitor-state.ts'

/**
 * What is kept under a key, for an island: read when the first one shows it, the same for all of them.
 * @param initial as the server rendered it, until the shop is asked from here
 */
export function useVisitorState<Data>(key: VisitorKey, initial?: Data): Known<Data> & { readAgain: () => Promise<void> } {
  const { data, error } = useVisitorPart<Data, Known<Data>>(key, (all) => all)
  const readAgain = useCallback(async () => readKey(key), [key])
  return { data: data === undefined ? initial : data, error, readAgain }
}

/**
 * One thing of what is kept under a key: whoever shows it is drawn again when that thing changes, not with every answer.
 * @param choose answers the same as long as nothing has changed
 */
export function useVisitorPart<Data, Part>(key: VisitorKey, choose: (all: Known<Data>) => Part): Part {
  const subscribe = useCallback((onChange: () => void) => listen(key, onChange), [key])
  const part = useSyncExternalStore(
    subscribe,
    () => choose(known(key)),
    () => choose(UNKNOWN),
  )
  useEffect(() => void readKey(key), [key])
  return part
}

const UNKNOWN: Known<never> = { data: undefined, error: undefined }
