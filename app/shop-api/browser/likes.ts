import type { ProductId } from '../../domain/ids.ts'
import type { DataOf } from '../contract/call-types.ts'
import type { likesDetails } from '../contract/likes.ts'
import { type CallResult, callShop, dataOrThrow } from './call-shop.ts'
import { isKnownVisitor } from './page-cookies.ts'

/** A liked product as the list endpoint returns it. */
export type LikedProduct = DataOf<typeof likesDetails>['items'][number]

/** All likes of the visitor, newest first (WSH-06). Logs and throws failures. */
export async function readLikes(): Promise<readonly LikedProduct[]> {
  if (!isKnownVisitor()) return []
  const result = await callShop<DataOf<typeof likesDetails>>('/shop/client/product/likes-details?page=1&per_page=all', {
    group: 'likes',
    isState: true,
  })
  return dataOrThrow('likesDetails', result).items
}

/** Likes or unlikes a product. */
export async function setLike(id: ProductId, like: boolean): Promise<CallResult<{ id: number; like: boolean }>> {
  return callShop(`/shop/client/product/like/${id}`, { group: 'likes', body: { like } })
}
