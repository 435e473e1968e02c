import { useState } from 'react'
import type { ShopEvent } from '../../analytics/events.ts'
import { track } from '../../analytics/track.ts'
import type { ProductId } from '../../domain/ids.ts'
import { type LikedProduct, setLike } from '../../shop-api/browser/likes.ts'
import { useVisitorPart, useVisitorState } from '../../shop-api/browser/use-visitor-state.ts'
import { revalidate } from '../../shop-api/browser/visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/** All likes of the visitor: undefined until they are known. */
export function useLikes() {
  return useVisitorState<readonly LikedProduct[]>(VISITOR_KEYS.likes)
}

/**
 * Whether a product is liked, by the server's list alone, and a function to toggle it (spec §4). A like shows only after the shop API has
 * confirmed it; a failure leaves the heart as it is and shows nothing (spec §8).
 */
export function useLike(productId: ProductId, tracked: ShopEvent, onFailed: () => void) {
  const isLiked = useVisitorPart<readonly LikedProduct[], boolean>(
    VISITOR_KEYS.likes,
    ({ data }) => data?.some(({ id }) => id === productId) ?? false,
  )
  const [isPending, setIsPending] = useState(false)

  async function toggle() {
    setIsPending(true)
    const result = await setLike(productId, !isLiked)
    if (result.ok && !isLiked) void track('add_to_wishlist', tracked)
    if (result.ok) await revalidate(VISITOR_KEYS.likes, VISITOR_KEYS.cart)
    else if (result.failure.kind !== 'cancelled') onFailed()
    setIsPending(false)
  }

  return { isLiked, isPending, toggle }
}
