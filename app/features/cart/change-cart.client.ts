import { cartItem } from '../../analytics/cart-event.ts'
import { track } from '../../analytics/track.ts'
import { type Cart, type CartItem, withQuantity } from '../../domain/cart/cart.ts'
import { changeQuantity, type LineId, type NamedLine, removeFromCart } from '../../shop-api/browser/cart.ts'
import type { CallFailure, CallResult } from '../../shop-api/browser/call-shop.ts'
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

/** Runs one change of a line. */
async function changeLine(
  { call, line, quantity, shown }: LineChange,
  send: () => Promise<CallResult<Cart | null>>,
): Promise<CallFailure | null> {
  let before: Cart | null = null
  const result = await sendCartChange({
    call,
    expected: (known) => withQuantity((before = known === undefined ? shown : known), line, quantity),
    send,
  })
  if (!result.ok) return result.failure
  trackChange(before, line, quantity)
  return null
}

/**
 * Tracks the quantity added or removed: the difference to the quantity shown at the click, so that rapid clicks add up (CRT-20).
 */
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
