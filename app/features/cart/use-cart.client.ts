import useSWR, { mutate } from 'swr'
import { type Cart, withQuantity } from '../../domain/cart.ts'
import { CART_DEDUPE_MS } from '../../domain/refresh-intervals.ts'
import { changeQuantity, type LineId, readCart, removeFromCart } from '../../shop-api/browser/cart.ts'
import { inTurn, revalidate, tellOtherTabs, VISITOR_KEYS } from '../../shop-api/browser/visitor-state.ts'

/** Spec §7: not asked for again on focus; requests within 300 ms are one. */
export const CART_OPTIONS = { revalidateOnFocus: false, dedupingInterval: CART_DEDUPE_MS } as const

/**
 * The visitor's cart: undefined until it is known, null when it is empty. After a failure it stays as it was last known (GAP-140).
 * @param initial as the server rendered it
 */
export function useCart(initial?: Cart | null) {
  return useSWR<Cart | null>(VISITOR_KEYS.cart, readCart, { ...CART_OPTIONS, ...(initial !== undefined && { fallbackData: initial }) })
}

/** Sets a line's quantity: shown at once, right when the shop has answered. @param isWanted whether it still is when its turn comes */
export async function setQuantity(line: LineId, quantity: number, isWanted: () => boolean): Promise<void> {
  await changeCart(
    (cart) => withQuantity(cart, line, quantity),
    // What a newer press replaced is not sent; its answer would not be shown either.
    async () => (isWanted() ? changeQuantity(line, quantity) : null),
  )
}

/** Takes a line out: gone at once. */
export async function removeLine(line: LineId): Promise<void> {
  await changeCart(
    (cart) => withQuantity(cart, line, 0),
    async () => removeFromCart(line),
  )
}

/**
 * One change of the cart. SWR numbers changes: an answer that comes after a newer change has begun is not shown, and neither is a read
 * that began before it. When a change fails, what the shop has is asked for, since a change before it may have been done.
 */
async function changeCart(expected: (cart: Cart | null) => Cart | null, change: () => Promise<Cart | null>): Promise<void> {
  try {
    await mutate<Cart | null>(VISITOR_KEYS.cart, inTurn(VISITOR_KEYS.cart, change), {
      optimisticData: (_committed, shown) => expected(shown ?? null),
      revalidate: false,
    })
    tellOtherTabs([VISITOR_KEYS.cart])
  } catch {
    // spec §8: the shopper sees the cart as it is, and hears nothing.
    await revalidate(VISITOR_KEYS.cart)
  }
}
