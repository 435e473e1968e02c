import { cartItem } from '../../analytics/cart-event.ts'
import { track } from '../../analytics/track.ts'
import { type Cart, withQuantity } from '../../domain/cart/cart.ts'
import { changeQuantity, type LineId, removeFromCart } from '../../shop-api/browser/cart.ts'
import { type CallResult, type CallFailure, dataOrThrow } from '../../shop-api/browser/call-shop.ts'
import { revalidate, notifyOtherTabs } from '../../shop-api/browser/visitor-state.ts'
import { changeIn, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

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
  return changeCart(
    { call: 'changeQuantity', line, quantity, shown },
    // A superseded change is not sent; its response would not be shown either.
    async () => changeQuantity(line, quantity, isWanted),
  )
}

/** Removes a line of the cart on screen, optimistically. @returns the failure; null on success */
export async function removeLine(line: LineId, shown: Cart): Promise<CallFailure | null> {
  return changeCart({ call: 'removeFromCart', line, quantity: 0, shown }, async () => removeFromCart(line))
}

interface CartChange extends Omit<QuantityChange, 'isWanted'> {
  call: string
}

/** Runs one change of the cart, in order. If it fails, the cart is fetched again: an earlier change may have succeeded. */
async function changeCart(
  { call, line, quantity, shown }: CartChange,
  send: () => Promise<CallResult<Cart | null>>,
): Promise<CallFailure | null> {
  let before: Cart | null = null
  const outcome: { failure: CallFailure | null } = { failure: null }
  try {
    await changeIn<Cart | null>(VISITOR_KEYS.cart, {
      expected: (known) => withQuantity((before = known === undefined ? shown : known), line, quantity),
      async run() {
        const result = await send()
        outcome.failure = result.ok ? null : result.failure
        return dataOrThrow(call, result)
      },
    })
    notifyOtherTabs([VISITOR_KEYS.cart])
    trackChange(before, line, quantity)
  } catch (error) {
    if (!outcome.failure) throw error
    // The session ended: the cart on screen belongs to the user; the guest has another one.
    if (outcome.failure.kind !== 'ended') await revalidate(VISITOR_KEYS.cart)
  }
  return outcome.failure
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
