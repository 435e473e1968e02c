import type { ProductId } from '../ids.ts'
import { parseJson } from '../parse-json.ts'
import { parseFilters, toQueryString } from './filters.ts'

/** Key of the list in local storage (EXT-28). */
export const SAVED_SEARCHES_KEY = 'savedSearches'
/** Maximum number of saved searches; the oldest leaves. */
export const MOST_SAVED = 20
/** Maximum length of a name. */
export const NAME_LENGTH = 80
/** Products asked for to count the new ones; as many new ones are "9+". */
export const NEWEST_ASKED = 10

/** A search that this browser keeps. */
export interface SavedSearch {
  name: string
  /** Canonical query of the catalog, with its '?', without a page. The same in every market. */
  query: string
  /** The newest products when it was saved or last opened; empty: there were none; null: they could not be read. */
  seen: readonly ProductId[] | null
}

/** Canonical query of a search, as it is saved. */
export function savedQuery(query: string): string {
  return toQueryString({ ...parseFilters(new URLSearchParams(query)), page: 1 })
}

/** The list with a search, newest first; the same query is saved once. */
export function withSaved(searches: readonly SavedSearch[], search: SavedSearch): SavedSearch[] {
  return [search, ...withoutSaved(searches, search.query)].slice(0, MOST_SAVED)
}

/** The list without a search. */
export function withoutSaved(searches: readonly SavedSearch[], query: string): SavedSearch[] {
  return searches.filter((search) => search.query !== query)
}

/** The list after a search was opened: what is newest now is not new any more. null: that has to be read yet. */
export function withSeen(searches: readonly SavedSearch[], query: string, seen: readonly ProductId[] | null): SavedSearch[] {
  return searches.map((search) => (search.query === query ? { ...search, seen } : search))
}

/** How many of the newest products came after those that were seen; null: nobody knows. */
export function newSince({ seen }: Pick<SavedSearch, 'seen'>, newest: readonly ProductId[]): number | null {
  if (seen === null) return null
  const known = newest.findIndex((id) => seen.includes(id))
  return known < 0 ? newest.length : known
}

/**
 * Whether nothing that was seen is among the newest, and nobody knows why: ten newer ones came, or
 * all ten were sold and older ones moved up. Fewer than ten were all that there was, so what is
 * there now came later.
 */
export function isOutOfSight({ seen }: Pick<SavedSearch, 'seen'>, newest: readonly ProductId[]): boolean {
  return seen !== null && seen.length >= NEWEST_ASKED && !newest.some((id) => seen.includes(id))
}

/** Reads the stored list; what is no search is left out. */
export function parseSavedSearches(stored: string | null): SavedSearch[] {
  const list = parseJson(stored)
  return Array.isArray(list) ? list.flatMap(searchIn).slice(0, MOST_SAVED) : []
}

function searchIn(value: unknown): SavedSearch[] {
  const { name, query, seen } = (value ?? {}) as Record<string, unknown>
  if (typeof name !== 'string' || typeof query !== 'string' || !query.startsWith('?')) return []
  // In older lists an empty one also stood for "not read". It mostly meant nothing, and told too early is better than never.
  return [{ name: name.slice(0, NAME_LENGTH), query: savedQuery(query), seen: Array.isArray(seen) ? seen.filter(isProductId) : null }]
}

const isProductId = (id: unknown): id is ProductId => Number.isSafeInteger(id) && Number(id) > 0
