import { useSyncExternalStore } from 'react'
import { onStored, readStored } from './stored-text.ts'

/** Key of the place in local storage (EXT-38). */
export const PLACE_KEY = 'place'
/** Document event after a change in this tab. */
export const PLACE_CHANGED = 'place'

/** Whether the visitor has given a place. Apart from what reads it, which only those load who have given one. */
export function useHasPlace(): boolean {
  return useSyncExternalStore(onPlaceChange, isStored, isStoredOnServer)
}

/** Calls back after every change of the place; returns how to end that. */
export const onPlaceChange = (onChange: () => void) => onStored(PLACE_CHANGED, onChange)

const isStored = () => readStored(PLACE_KEY) !== null
const isStoredOnServer = () => false
