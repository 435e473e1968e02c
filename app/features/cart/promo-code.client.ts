import type { Cart } from '../../domain/cart/cart.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { readCartWith } from '../../shop-api/browser/cart.ts'
import { type CallResult, type CallFailure, logFailure } from '../../shop-api/browser/call-shop.ts'
import { writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { notifyOtherTabs } from '../../shop-api/browser/visitor-state.ts'
import { changeIn, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/**
 * Applies a promo code: a valid one is stored in the cookie, and the cart shows the discount (GAP-95).
 *
 * @returns whether the code is valid, or the failure that prevented the check
 */
export async function applyPromoCode(code: string): Promise<CallResult<boolean>> {
  const result = await readCartWith(code, { isPersonal: true })
  if (!result.ok) {
    logFailure('cartDetails', result.failure)
    return result
  }
  if (!result.data?.discount) return { ok: true, data: false }
  writeCookie(SCRIPT_COOKIES.promoCode, result.data.discount.code)
  await showCart(result.data)
  return { ok: true, data: true }
}

/** Removes the promo code and its discount. @returns the failure; null on success */
export async function removePromoCode(): Promise<CallFailure | null> {
  const result = await readCartWith(null, { isPersonal: true })
  if (!result.ok) {
    logFailure('cartDetails', result.failure)
    return result.failure
  }
  writeCookie(SCRIPT_COOKIES.promoCode, null)
  await showCart(result.data)
  return null
}

async function showCart(cart: Cart | null): Promise<void> {
  await changeIn<Cart | null>(VISITOR_KEYS.cart, { run: async () => cart })
  notifyOtherTabs([VISITOR_KEYS.cart])
}
