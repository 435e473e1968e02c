import { cartItem } from '../../analytics/cart-event.ts'
import { track } from '../../analytics/track.ts'
import { type Cart, lineIn } from '../../domain/cart/cart.ts'
import type { ProductId } from '../../domain/ids.ts'
import { known, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/**
 * Tracks one `add_to_cart` of several additions, by the cart that has been read since. Resolves
 * when it is sent.
 * @param added how many pieces each of them brought
 */
export async function trackAdded(added: readonly { productId: ProductId; quantity: number }[]): Promise<void> {
  const { data: cart } = known<Cart | null>(VISITOR_KEYS.cart)
  const items = added.flatMap(({ productId, quantity }) => {
    const line = quantity > 0 && lineIn(cart, { productId })
    return line ? [{ ...cartItem(line.item, line), quantity }] : []
  })
  if (cart && items.length > 0) await track('add_to_cart', { currency: cart.totalCost.currencyId, items })
}
