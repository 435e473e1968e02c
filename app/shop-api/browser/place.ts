import { useSyncExternalStore } from 'react'
import { parsePlace, type Place } from '../../domain/product/place.ts'
import { onPlaceChange, PLACE_CHANGED, PLACE_KEY } from './has-place.ts'
import { readStored, writeStored } from './stored-text.ts'

// Of one tab: the same text is the same object.
let read: { text: string | null; place: Place | null } = { text: null, place: null }

/** The place that the visitor has given (EXT-38); null: none. It never leaves the browser but as bounds of a search. */
export function usePlace(): Place | null {
  return useSyncExternalStore(onPlaceChange, storedPlace, () => null)
}

/** Replaces the place; null forgets it. @returns whether the browser keeps it */
export function keepPlace(place: Place | null): boolean {
  const isKept = writeStored(PLACE_KEY, place && JSON.stringify(place))
  document.dispatchEvent(new Event(PLACE_CHANGED))
  return isKept
}

function storedPlace(): Place | null {
  const text = readStored(PLACE_KEY)
  if (text !== read.text) read = { text, place: parsePlace(text) }
  return read.place
}
