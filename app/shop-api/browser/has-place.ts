import { useSyncExternalStore } from 'react'
import { readStored } from './stored-text.ts'

/** Key of the place in local storage (EXT-38). */
export const PLACE_KEY = 'place'
/** Document event after a change in this tab; other tabs get `storage`. */
export const PLACE_CHANGED = 'place'

/** Whether the visitor has given a place. Apart from what reads it, which only those load who have given one. */
export function useHasPlace(): boolean {
  return useSyncExternalStore(onPlaceChange, isStored, isStoredOnServer)
}

/** Calls back after every change of the place; returns how to end that. */
export function onPlaceChange(onChange: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener(PLACE_CHANGED, onChange, { signal })
  window.addEventListener('storage', onChange, { signal })
  return () => listening.abort()
}

const isStored = () => readStored(PLACE_KEY) !== null
const isStoredOnServer = () => false
