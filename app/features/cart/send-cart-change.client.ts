import type { Cart } from '../../domain/cart/cart.ts'
import { type CallResult, dataOrThrow } from '../../shop-api/browser/call-shop.ts'
import { whenSettled } from '../../shop-api/browser/in-turn.ts'
import { notifyOtherTabs, revalidate } from '../../shop-api/browser/visitor-state.ts'
import { changeIn, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/** The cart after a change; undefined: it was not sent, because a newer one has taken its place. */
type ChangedCart = CallResult<Cart | null | undefined>

interface CartChange {
  /** Name of the call in errors. */
  call: string
  /** The cart on screen until the response. @default as it is */
  expected?: (known: Cart | null | undefined) => Cart | null
  /** Makes the call, whose response is the cart. */
  send: () => Promise<ChangedCart>
}

/** Makes one change of the cart, in order, and tells other tabs. If it fails, the cart is read again: an earlier change may have succeeded. */
export async function sendCartChange({ call, expected, send }: CartChange): Promise<ChangedCart> {
  const sent: { result: ChangedCart } = { result: { ok: true, data: undefined } }
  try {
    await changeIn<Cart | null>(VISITOR_KEYS.cart, {
      ...(expected && { expected }),
      run: async () => dataOrThrow(call, (sent.result = await send())),
    })
    notifyOtherTabs([VISITOR_KEYS.cart])
  } catch (error) {
    if (sent.result.ok) throw error
    // The session ended: the cart on screen belongs to the user; the guest has another one.
    if (sent.result.failure.kind === 'ended') return sent.result
    // A cart from before another change that is under way would take back what that one shows.
    await whenSettled(VISITOR_KEYS.cart)
    await revalidate(VISITOR_KEYS.cart)
  }
  return sent.result
}
