import type { SharedList } from '../../domain/account/professional.ts'
import type { ProductId } from '../../domain/ids.ts'
import { addToCart } from '../../shop-api/browser/add-to-cart.ts'
import { logFailure } from '../../shop-api/browser/call-shop.ts'
import { createRepeatKey } from '../../shop-api/browser/repeat-key.ts'
import { inTurn, revalidate } from '../../shop-api/browser/visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/** Gives the additions of one list their keys: that of a product whose answer was lost is used again (EXT-06). */
export function createListKeys() {
  const keys = new Map<ProductId, ReturnType<typeof createRepeatKey>>()
  return (id: ProductId) => {
    const withKey = keys.get(id) ?? createRepeatKey()
    keys.set(id, withKey)
    return withKey
  }
}

/**
 * Adds every product of a list to the cart, one call after the other (GAP-37). Resolves to the number added, the names of the others, and whether
 * one of them has another price or is sold by now (GAP-98); null if the session has ended.
 * @param ownId of the visitor's own list; null: somebody else's (EXT-23), which is for everybody
 * @param keyOf of createListKeys, the same for every press
 */
export async function addListToCart(
  { products }: SharedList,
  ownId: number | null,
  keyOf: ReturnType<typeof createListKeys>,
): Promise<{ count: number; left: string[]; isOld: boolean } | null> {
  const left: string[] = []
  let isOld = false
  for (const { id: productId, name, quantity, deliveryTypeId, price, isSoldOut } of products) {
    const addition = { productId, quantity, deliveryTypeId, price, ...(ownId !== null && { listId: ownId }) }
    const result = isSoldOut
      ? null
      : await inTurn(VISITOR_KEYS.cart, async () =>
          keyOf(productId)(JSON.stringify(addition), async (key) => addToCart(addition, key, { isPersonal: ownId !== null })),
        )
    if (result?.ok) continue
    if (result?.failure.kind === 'ended') return null
    if (result) logFailure('addToCart', result.failure)
    if (result) isOld ||= result.failure.code === 'PRICE_CHANGED' || result.failure.code === 'NOT_AVAILABLE'
    left.push(name)
  }
  await revalidate(VISITOR_KEYS.cart)
  return { count: products.length - left.length, left, isOld }
}
