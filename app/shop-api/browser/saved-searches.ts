import { useSyncExternalStore } from 'react'
import { NEWEST_ASKED, parseSavedSearches, type SavedSearch, SAVED_SEARCHES_KEY, withSeen } from '../../domain/search/saved-searches.ts'
import { onStored, readStored, writeStored } from './stored-text.ts'

/** Document event after a change in this tab. */
const CHANGED = 'saved-searches'
const NONE: readonly SavedSearch[] = []
let read: { text: string | null; searches: readonly SavedSearch[] } = { text: null, searches: NONE }

/** The saved searches of this browser, newest first. */
export function savedSearches(): readonly SavedSearch[] {
  const text = readStored(SAVED_SEARCHES_KEY)
  if (text !== read.text) read = { text, searches: parseSavedSearches(text) }
  return read.searches
}

/** The saved searches, kept up to date by this tab and others; none on the server. */
export function useSavedSearches(): readonly SavedSearch[] {
  return useSyncExternalStore(subscribe, savedSearches, () => NONE)
}

/** Replaces the saved searches. An empty list leaves nothing behind. @returns whether the browser keeps them */
export function keepSearches(searches: readonly SavedSearch[]): boolean {
  const isKept = writeStored(SAVED_SEARCHES_KEY, searches.length === 0 ? null : JSON.stringify(searches))
  document.dispatchEvent(new Event(CHANGED))
  return isKept
}

/** Notes that a search is opened, before the page goes: nothing of it is new any more. What is newest now is read where the page lives long enough. */
export async function searchOpened(query: string): Promise<void> {
  keepSearches(withSeen(savedSearches(), query, null))
  const { readNewest } = await import('./newest.ts')
  const ids = await readNewest(query, NEWEST_ASKED)
  if (ids) keepSearches(withSeen(savedSearches(), query, ids))
}

const subscribe = (onChange: () => void) => onStored(CHANGED, onChange)
