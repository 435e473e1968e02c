import type { Cart } from '../../domain/cart/cart.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { readCartWith } from '../../shop-api/browser/cart.ts'
import type { CallFailure, CallResult } from '../../shop-api/browser/call-shop.ts'
import { inTurn } from '../../shop-api/browser/in-turn.ts'
import { writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { sendCartChange } from './send-cart-change.client.ts'

/**
 * Applies a promo code: a valid one is stored in the cookie, and the cart shows the discount (GAP-95).
 *
 * @returns whether the code is valid, or the failure that prevented the check
 */
export async function applyPromoCode(code: string): Promise<CallResult<boolean>> {
  const result = await changePromoCode(code)
  return result.ok ? { ok: true, data: Boolean(result.data?.discount) } : result
}

/** Removes the promo code and its discount. @returns the failure; null on success */
export async function removePromoCode(): Promise<CallFailure | null> {
  const result = await changePromoCode(null)
  return result.ok ? null : result.failure
}

/**
 * Reads the cart with a code, in turn with the other changes of the cart: one that was made before is in it, and one that comes after finds
 * the cookie written.
 */
async function changePromoCode(code: string | null) {
  const readAndKeep = async (): Promise<CallResult<Cart | null>> => {
    const result = await readCartWith(code, { isPersonal: true })
    if (!result.ok) return result
    const discount = result.data?.discount ?? null
    if (code === null || discount) writeCookie(SCRIPT_COOKIES.promoCode, discount && discount.code)
    // That a code is refused is said by the form that sent it: the visitor has the code that was there before, or none.
    return { ok: true, data: result.data && { ...result.data, hasCodeError: false } }
  }
  return sendCartChange({ call: 'cartDetails', send: async () => inTurn(VISITOR_KEYS.cart, readAndKeep) })
}
