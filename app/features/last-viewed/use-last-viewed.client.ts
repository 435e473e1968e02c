import { useEffect, useState } from 'react'
import type { ProductId } from '../../domain/ids.ts'
import { LAST_VISITED_KEY, lastViewedOthers, withVisit } from '../../domain/product/last-visited.ts'
import { readLastViewed } from '../../shop-api/browser/last-viewed.ts'
import { writeStored } from '../../shop-api/browser/stored-text.ts'
import { visitedProducts } from './visited-products.ts'

type Viewed = Awaited<ReturnType<typeof readLastViewed>>

/**
 * The products viewed before, empty until they are read, and how to forget them. A product's own page stores its visit (spec §9,
 * lastVisitedProducts).
 * @param current the product of this page; null on pages of none
 */
export function useLastViewed(current: ProductId | null): { items: Viewed; isCleared: boolean; clear: () => void } {
  const [items, setItems] = useState<Viewed>([])
  const [isCleared, setIsCleared] = useState(false)
  useEffect(() => visit(current, setItems), [current])

  function clear() {
    writeStored(LAST_VISITED_KEY, current === null ? null : JSON.stringify([current]))
    setItems([])
    setIsCleared(true)
  }
  return { items, isCleared, clear }
}

/**
 * Stores a visit, and reads what was viewed before it.
 * @returns aborts the reading; what comes all the same is not shown
 */
export function visit(current: ProductId | null, show: (items: Viewed) => void): () => void {
  const visited = visitedProducts()
  if (current !== null) writeStored(LAST_VISITED_KEY, JSON.stringify(withVisit(visited, current)))
  const others = lastViewedOthers(visited, current)
  const abort = new AbortController()
  if (others.length > 0) void readLastViewed(others, abort.signal).then((found) => !abort.signal.aborted && show(found))
  return () => abort.abort()
}
