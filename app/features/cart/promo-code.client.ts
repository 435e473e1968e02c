import type { Cart } from '../../domain/cart.ts'
import { SCRIPT_COOKIES } from '../../domain/script-cookies.ts'
import { readCart, readCartWith } from '../../shop-api/browser/cart.ts'
import { logFailure } from '../../shop-api/browser/call-shop.ts'
import { writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { tellOtherTabs } from '../../shop-api/browser/visitor-state.ts'
import { changeIn, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/**
 * Tries a code: a good one is kept in the cookie, and the cart shows what comes off (GAP-95).
 * @returns false when the code does not hold; a failure of the shop shows nothing (spec §8)
 */
export async function applyPromoCode(code: string): Promise<boolean> {
  const answer = await readCartWith(code)
  if (!answer.ok) {
    logFailure('cartDetails', answer.failure)
    return true
  }
  if (!answer.data?.discount) return false
  writeCookie(SCRIPT_COOKIES.promoCode, answer.data.discount.code)
  await showCart(async () => answer.data)
  return true
}

/** Removes the code: the cookie goes, and the cart costs what it costs. */
export async function removePromoCode(): Promise<void> {
  writeCookie(SCRIPT_COOKIES.promoCode, null)
  // spec §8: when the shop does not answer, the cart stays as it was, and nothing is said.
  await showCart(readCart).catch(() => null)
}

async function showCart(run: () => Promise<Cart | null>): Promise<void> {
  await changeIn<Cart | null>(VISITOR_KEYS.cart, { run })
  tellOtherTabs([VISITOR_KEYS.cart])
}
