import type { ProductId } from '../../domain/ids.ts'
import type { WireSearchItem } from '../contract/product.ts'
import { type CallResult, callShop, dataOrThrow } from './call-shop.ts'
import { isKnownVisitor } from './page-cookies.ts'

/** A liked product as the wire's list has it. */
export type LikedProduct = WireSearchItem

/** All that the visitor likes, the newest like first (WSH-06). Failures are logged and thrown. */
export async function readLikes(): Promise<readonly LikedProduct[]> {
  if (!isKnownVisitor()) return []
  const result = await callShop<{ items: LikedProduct[] }>('/shop/client/product/likes-details?page=1&per_page=all', { group: 'likes' })
  return dataOrThrow('likesDetails', result).items
}

/** Likes a product, or no longer. */
export async function setLike(id: ProductId, like: boolean): Promise<CallResult<{ id: number; like: boolean }>> {
  return callShop(`/shop/client/product/like/${id}`, { group: 'likes', body: { like } })
}
