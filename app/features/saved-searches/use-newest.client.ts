import { useEffect, useState } from 'react'
import type { ProductId } from '../../domain/ids.ts'
import { NEWEST_ASKED, type SavedSearch, withSeen } from '../../domain/search/saved-searches.ts'
import { readNewest } from '../../shop-api/browser/newest.ts'
import { keepSearches, savedSearches } from '../../shop-api/browser/saved-searches.ts'

/** The newest products by query. */
export type Newest = Readonly<Record<string, readonly ProductId[]>>

/** The newest products of each search that was in the list when it was first shown, one request after the other. */
export function useNewest(searches: readonly SavedSearch[]): Newest {
  const [queries] = useState(() => searches.map(({ query }) => query))
  const [newest, setNewest] = useState<Newest>({})
  useEffect(() => {
    const abort = new AbortController()
    void readAll(queries, abort.signal, (query, ids) => setNewest((known) => ({ ...known, [query]: ids })))
    return () => abort.abort()
  }, [queries])
  return newest
}

async function readAll(queries: readonly string[], signal: AbortSignal, onRead: (query: string, ids: readonly ProductId[]) => void) {
  for (const query of queries) {
    // oxlint-disable-next-line no-await-in-loop -- nobody waits for them, so they do not compete with the page
    const ids = await readNewest(query, NEWEST_ASKED, signal)
    if (signal.aborted) return
    if (ids) onRead(query, ids)
    // Opened or saved when they could not be read: what comes from now on is new.
    if (ids && savedSearches().some((search) => search.query === query && search.seen === null))
      keepSearches(withSeen(savedSearches(), query, ids))
  }
}
