import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type Known, known, listen, type VisitorKey } from './visitor-store.ts'
import { readKey } from './visitor-state.ts'

/**
 * Visitor state under a key, for an island: fetched when the first island mounts, shared by all.
 * @param initial server-rendered value, used until the first fetch resolves
 */
export function useVisitorState<Data>(key: VisitorKey, initial?: Data): Known<Data> & { readAgain: () => Promise<void> } {
  const { data, error } = useVisitorPart<Data, Known<Data>>(key, (all) => all)
  const readAgain = useCallback(async () => readKey(key), [key])
  return { data: data === undefined ? initial : data, error, readAgain }
}

/**
 * Selects one part of the state under a key: the component re-renders only when that part changes.
 * @param choose returns an identical value while nothing has changed
 */
export function useVisitorPart<Data, Part>(key: VisitorKey, choose: (all: Known<Data>) => Part): Part {
  const part = useKnownPart(key, choose)
  useEffect(() => void readKey(key), [key])
  return part
}

/** As `useVisitorPart`, of a state that another island has read: this one does not ask for it. */
export function useKnownPart<Data, Part>(key: VisitorKey, choose: (all: Known<Data>) => Part): Part {
  const subscribe = useCallback((onChange: () => void) => listen(key, onChange), [key])
  return useSyncExternalStore(
    subscribe,
    () => choose(known(key)),
    () => choose(UNKNOWN),
  )
}

const UNKNOWN: Known<never> = { data: undefined, error: undefined }
