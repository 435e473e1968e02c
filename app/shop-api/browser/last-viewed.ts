import type { ProductId } from '../../domain/ids.ts'
import { LAST_VIEWED_ASKED } from '../../domain/product/last-visited.ts'
import type { DataOf } from '../contract/call-types.ts'
import type { viewedLast } from '../contract/product.ts'
import { callShop } from './call-shop.ts'

/** The products a visitor saw last, in the order of the ids (spec §7); empty when the shop API does not respond (spec §8). */
export async function readLastViewed(ids: readonly ProductId[], signal: AbortSignal): Promise<DataOf<typeof viewedLast>['items']> {
  const query = new URLSearchParams({ productsIds: ids.join(','), per_page: String(Math.max(LAST_VIEWED_ASKED, ids.length)) })
  const result = await callShop<DataOf<typeof viewedLast>>(`/shop/product/viewed/last?${query}`, { group: 'product', signal })
  return result.ok ? result.data.items : []
}
