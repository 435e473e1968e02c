import { useEffect, useSyncExternalStore } from 'react'
import type { ProductId } from '../../domain/ids.ts'
import type { Size } from '../../domain/product/size.ts'
import type { DataOf } from '../contract/call-types.ts'
import type { viewedLast } from '../contract/product.ts'
import { callShop } from './call-shop.ts'

/** Most products of one call: a page of a listing has 32. */
const MOST_ASKED = 50
/** Event of `known`. */
const READ = 'read'

// State of one tab: sizes do not change during a visit. Null: the shop API does not say.
const known = new Map<ProductId, Size | null>()
const news = new EventTarget()
let waiting = new Set<ProductId>()

/** Outer measures of a product of a list (EXT-38); null until they are read, and where the shop API has none. One call for all cards of a page. */
export function useSizeOf(id: ProductId): Size | null {
  useEffect(() => {
    if (!known.has(id)) want(id)
  }, [id])
  return useSyncExternalStore(
    subscribe,
    () => known.get(id) ?? null,
    () => null,
  )
}

function want(id: ProductId): void {
  if (waiting.size === 0) queueMicrotask(() => void readWaiting())
  waiting.add(id)
}

async function readWaiting(): Promise<void> {
  const ids = [...waiting]
  waiting = new Set()
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_ASKED) }, (_, part) =>
    ids.slice(part * MOST_ASKED, (part + 1) * MOST_ASKED),
  )
  await Promise.all(parts.map(readSizes))
  news.dispatchEvent(new Event(READ))
}

/** What fails is asked again by the next card that shows it. */
async function readSizes(ids: readonly ProductId[]): Promise<void> {
  const query = new URLSearchParams({ productsIds: ids.join(','), per_page: String(ids.length) })
  const result = await callShop<DataOf<typeof viewedLast>>(`/shop/product/viewed/last?${query}`, { group: 'product' })
  if (result.ok) for (const { id, size } of result.data.items) known.set(id as ProductId, size ?? null)
}

function subscribe(onChange: () => void): () => void {
  news.addEventListener(READ, onChange)
  return () => news.removeEventListener(READ, onChange)
}
