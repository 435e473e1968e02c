import type { Cart } from '../../domain/cart/cart.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { readCartWith } from '../../shop-api/browser/cart.ts'
import { type CallResult, type CallFailure, logFailure } from '../../shop-api/browser/call-shop.ts'
import { writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { notifyOtherTabs } from '../../shop-api/browser/visitor-state.ts'
import { changeIn, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/**
 * Tries a code: a good one is kept in the cookie, and the cart shows what comes off (GAP-95).
 * @returns whether the code holds, or why nobody knows
 */
export async function applyPromoCode(code: string): Promise<CallResult<boolean>> {
  const answer = await readCartWith(code, { isPersonal: true })
  if (!answer.ok) {
    logFailure('cartDetails', answer.failure)
    return answer
  }
  if (!answer.data?.discount) return { ok: true, data: false }
  writeCookie(SCRIPT_COOKIES.promoCode, answer.data.discount.code)
  await showCart(answer.data)
  return { ok: true, data: true }
}

/** Removes the code, and the cart costs what it costs. @returns why the code is still there; null when it is gone */
export async function removePromoCode(): Promise<CallFailure | null> {
  const answer = await readCartWith(null, { isPersonal: true })
  if (!answer.ok) {
    logFailure('cartDetails', answer.failure)
    return answer.failure
  }
  writeCookie(SCRIPT_COOKIES.promoCode, null)
  await showCart(answer.data)
  return null
}

async function showCart(cart: Cart | null): Promise<void> {
  await changeIn<Cart | null>(VISITOR_KEYS.cart, { run: async () => cart })
  notifyOtherTabs([VISITOR_KEYS.cart])
}
