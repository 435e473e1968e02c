import type { ProductId } from '../../domain/ids.ts'
import { parseFilters } from '../../domain/search/filters.ts'
import { toSearchBody } from '../../domain/search/search-body.ts'
import type { DataOf } from '../contract/call-types.ts'
import type { searchProducts } from '../contract/search.ts'
import { callShop } from './call-shop.ts'

/** Ids of the newest products of a search of the catalog, newest first; null when the request fails. */
export async function readNewest(query: string, count: number, signal?: AbortSignal): Promise<readonly ProductId[] | null> {
  const body = toSearchBody({ ...parseFilters(new URLSearchParams(query)), sort: 'newest' })
  const result = await callShop<DataOf<typeof searchProducts>>(`/shop/search/products?page=1&per_page=${count}`, {
    group: 'search',
    body,
    ...(signal && { signal }),
  })
  return result.ok ? result.data.items.map(({ id }) => id as ProductId) : null
}
