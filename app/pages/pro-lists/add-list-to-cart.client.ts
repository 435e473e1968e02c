import type { SharedList } from '../../domain/account/professional.ts'
import { addToCart } from '../../shop-api/browser/add-to-cart.ts'
import { logFailure } from '../../shop-api/browser/call-shop.ts'
import { inTurn, revalidate } from '../../shop-api/browser/visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/**
 * Adds every product of a list to the cart, one call after the other (GAP-37). Resolves to the number added and the names of the others;
 * null if the session has ended.
 * @param ownId of the visitor's own list; null: somebody else's (EXT-23), which is for everybody
 */
export async function addListToCart({ products }: SharedList, ownId: number | null): Promise<{ count: number; left: string[] } | null> {
  const left: string[] = []
  for (const { id: productId, name, quantity, deliveryTypeId, price, isSoldOut } of products) {
    const addition = { productId, quantity, deliveryTypeId, price, ...(ownId !== null && { listId: ownId }) }
    const result = isSoldOut
      ? null
      : await inTurn(VISITOR_KEYS.cart, async () => addToCart(addition, crypto.randomUUID(), { isPersonal: ownId !== null }))
    if (result?.ok) continue
    if (result?.failure.kind === 'ended') return null
    if (result) logFailure('addToCart', result.failure)
    left.push(name)
  }
  await revalidate(VISITOR_KEYS.cart)
  return { count: products.length - left.length, left }
}
