import { cartItem } from '../../analytics/cart-event.ts'
import { track } from '../../analytics/track.ts'
import { type Cart, type CartItem, lineIn, withQuantity } from '../../domain/cart/cart.ts'
import { changeQuantity, type LineId, type NamedLine, removeFromCart } from '../../shop-api/browser/cart.ts'
import type { CallFailure, CallResult } from '../../shop-api/browser/call-shop.ts'
import { confirmed, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { sendCartChange } from './send-cart-change.client.ts'

interface QuantityChange {
  line: LineId
  quantity: number
  /** The cart on screen: it counts until the cart has been read. */
  shown: Cart
  /** Whether the change is still current when its turn in the queue comes. */
  isWanted: () => boolean
}

/** Sets a line's quantity: optimistic, replaced by the response of the shop API. @returns the failure; null on success */
export async function setQuantity({ line, quantity, shown, isWanted }: QuantityChange): Promise<CallFailure | null> {
  return changeLine(
    { call: 'changeQuantity', line, quantity, shown },
    // A superseded change is not sent; its response would not be shown either.
    async () => changeQuantity(named(line, shown), quantity, isWanted),
  )
}

/** Removes a line of the cart on screen, optimistically. @returns the failure; null on success */
export async function removeLine({ item, deliveryTypeId }: RemovedLine, shown: Cart): Promise<CallFailure | null> {
  const line = { productId: item.id, deliveryTypeId }
  const send = async () => removeFromCart(named(line, shown), item.addedWith.zipCode)
  return changeLine({ call: 'removeFromCart', line, quantity: 0, shown }, send)
}

interface RemovedLine {
  item: Pick<CartItem, 'id' | 'addedWith'>
  deliveryTypeId: number
}

/** A line as the specification names it, by its product alone, which in a cart with both ways would mean both. */
function named({ productId, deliveryTypeId }: LineId, { deliveries }: Cart): NamedLine {
  const others = deliveries.filter((other) => other.deliveryTypeId !== deliveryTypeId)
  const isInBoth = others.some(({ items }) => items.some(({ id }) => id === productId))
  return isInBoth ? { productId, deliveryTypeId } : { productId }
}

interface LineChange extends Omit<QuantityChange, 'isWanted'> {
  call: string
}

/** Runs one change of a line, and tracks what its response shows. */
async function changeLine(
  { call, line, quantity, shown }: LineChange,
  send: () => Promise<CallResult<Cart | null | undefined>>,
): Promise<CallFailure | null> {
  let before: Cart | null = shown
  const result = await sendCartChange({
    call,
    expected: (known) => withQuantity(known === undefined ? shown : known, line, quantity),
    async send() {
      const sent = await send()
      // The answer of the change before it, which was made in its turn.
      const last = confirmed<Cart | null>(VISITOR_KEYS.cart)
      if (last !== undefined) before = last
      return sent
    },
  })
  if (!result.ok) return result.failure
  if (result.data !== undefined) trackChange(line, before, result.data)
  return null
}

/**
 * Tracks how many pieces came or went by the carts before and after a change, so that rapid clicks
 * add up (CRT-20, EXT-70).
 */
function trackChange(id: LineId, before: Cart | null, after: Cart | null): void {
  const line = lineIn(after, id) ?? lineIn(before, id)
  const [had, has] = [before, after].map((cart) => lineIn(cart, id)?.item.quantity ?? 0)
  const difference = (has ?? 0) - (had ?? 0)
  if (!line || difference === 0) return
  const { item, vendor } = line
  void track(difference > 0 ? 'add_to_cart' : 'remove_from_cart', {
    currency: item.price.currencyId,
    items: [{ ...cartItem(item, { vendor }), quantity: Math.abs(difference) }],
  })
}
