import { cartItem } from '../../analytics/cart-event.ts'
import { track } from '../../analytics/track.ts'
import { type Cart, withQuantity } from '../../domain/cart.ts'
import { changeQuantity, type LineId, removeFromCart } from '../../shop-api/browser/cart.ts'
import { inTurn, revalidate, tellOtherTabs } from '../../shop-api/browser/visitor-state.ts'
import { changeIn, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/** Sets a line's quantity: shown at once, right when the shop has answered. @param isWanted whether it still is when its turn comes */
export async function setQuantity(line: LineId, quantity: number, isWanted: () => boolean): Promise<void> {
  await changeCart(
    line,
    quantity,
    // What a newer press replaced is not sent; its answer would not be shown either.
    async () => (isWanted() ? changeQuantity(line, quantity) : null),
  )
}

/** Takes a line out: gone at once. */
export async function removeLine(line: LineId): Promise<void> {
  await changeCart(line, 0, async () => removeFromCart(line))
}

/** One change of the cart, in turn. When it fails, what the shop has is asked for: a change before it may have been done. */
async function changeCart(line: LineId, quantity: number, run: () => Promise<Cart | null>): Promise<void> {
  let before: Cart | null = null
  try {
    await changeIn<Cart | null>(VISITOR_KEYS.cart, {
      expected: (shown) => withQuantity((before = shown ?? null), line, quantity),
      run: async () => inTurn(VISITOR_KEYS.cart, run),
    })
    tellOtherTabs([VISITOR_KEYS.cart])
    trackChange(before, line, quantity)
  } catch {
    // spec §8: the shopper sees the cart as it is, and hears nothing.
    await revalidate(VISITOR_KEYS.cart)
  }
}

/** Tells analytics what came or went: the difference to what was shown at the press, so that quick presses add up (CRT-20). */
function trackChange(before: Cart | null, { productId, deliveryTypeId }: LineId, quantity: number): void {
  for (const delivery of before?.deliveries ?? []) {
    const item = delivery.deliveryTypeId === deliveryTypeId && delivery.items.find(({ id }) => id === productId)
    if (!item || item.quantity === quantity) continue
    const name = quantity > item.quantity ? 'add_to_cart' : 'remove_from_cart'
    void track(name, {
      currency: item.price.currencyId,
      items: [{ ...cartItem(item, delivery), quantity: Math.abs(quantity - item.quantity) }],
    })
  }
}
