import type { ProductId } from '../../domain/ids.ts'
import type { WireSearchItem } from '../contract/product.ts'
import type { Read } from '../contract/read-types.ts'
import { callShop } from './call-shop.ts'

/** The products a visitor saw last, in the order of the ids (spec §7); empty when the shop API does not respond (spec §8). */
export async function readLastViewed(ids: readonly ProductId[], signal: AbortSignal): Promise<readonly Read<WireSearchItem>[]> {
  const query = new URLSearchParams({ productsIds: ids.join(','), per_page: String(ids.length) })
  const result = await callShop<{ items: Read<WireSearchItem>[] }>(`/shop/product/viewed/last?${query}`, { group: 'product', signal })
  return result.ok ? result.data.items : []
}
