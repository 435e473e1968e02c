import { useEffect, useState } from 'react'
import type { ProductId } from '../../domain/ids.ts'
import { isOutOfSight, NEWEST_ASKED, type SavedSearch, withSeen } from '../../domain/search/saved-searches.ts'
import { isAvailable } from '../../domain/product/availability.ts'
import { readLastViewed } from '../../shop-api/browser/last-viewed.ts'
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
    const search = savedSearches().find((saved) => saved.query === query)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const isAnyOnSale = ids && search?.seen && isOutOfSight(search, ids) ? await areOnSale(search.seen, signal) : true
    if (signal.aborted) return
    // What cannot be told is not called new.
    if (ids && isAnyOnSale !== null) onRead(query, ids)
    // Opened or saved when they could not be read, or all sold since: what comes from now on
    // is new.
    if (ids && (search?.seen === null || isAnyOnSale === false)) keepSearches(withSeen(savedSearches(), query, ids))
  }
}

/** Whether any of these products is still on sale; null: the shop API does not say. */
async function areOnSale(ids: readonly ProductId[], signal: AbortSignal): Promise<boolean | null> {
  const items = await readLastViewed(ids, signal)
  return items.length === 0 ? null : items.some(({ status, ...facts }) => isAvailable({ ...facts, statusId: status.id }))
}
