import type { Cart } from '../../domain/cart/cart.ts'
import type { ProductId } from '../../domain/ids.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import type { WireCart } from '../contract/cart.ts'
import { CART_LOCALE } from '../cart-locale.ts'
import { toCart } from '../to-cart.ts'
import { type CallResult, callShop, dataOrThrow } from './call-shop.ts'
import { inTurn } from './in-turn.ts'
import { isKnownVisitor, readCookie } from './page-cookies.ts'
import { VISITOR_KEYS } from './visitor-store.ts'

const IN_CART = { group: 'cart', headers: CART_LOCALE } as const

/** The visitor's promo code, or null (GAP-95). */
export function promoCode(): string | null {
  return readCookie(SCRIPT_COOKIES.promoCode.name)
}

/** Reads the visitor's cart with the promo code of the cookie; null is an empty cart. Logs and throws failures (spec §8). */
export async function readCart(): Promise<Cart | null> {
  if (!isKnownVisitor()) return null
  return dataOrThrow('cartDetails', await readCartWith(promoCode(), { isState: true }))
}

/**
 * The cart as it would be with a promo code; an invalid code is reported inside the cart (GAP-95).
 * @param options isPersonal: the cart of the user shown on the page, not of whoever is logged in now; isState: it becomes what the tab shows
 */
export async function readCartWith(
  code: string | null,
  options: { isPersonal?: boolean; isState?: boolean } = {},
): Promise<CallResult<Cart | null>> {
  const path = code === null ? '/shop/cart/details2' : `/shop/cart/details2/${encodeURIComponent(code)}`
  return cartIn(await callShop<WireCart | string>(path, { ...IN_CART, ...options }))
}

/** Identifies a cart line: one product may be in the cart once per way of delivery. */
export interface LineId {
  productId: ProductId
  deliveryTypeId: number
}

/** A line as calls name it: with the way of delivery only where the cart has the product in both (EXT-74). */
export type NamedLine = Pick<LineId, 'productId'> & Partial<LineId>

/**
 * Sets the quantity of a line; returns the cart after the change.
 * @param isWanted asked when its turn comes whether the change is still current; if not, it is not
 * sent, and returns undefined
 */
export async function changeQuantity(
  line: NamedLine,
  quantity: number,
  isWanted: () => boolean = () => true,
): Promise<CallResult<Cart | null | undefined>> {
  return changeCart('change-quantity', { ...line, quantity }, isWanted)
}

/**
 * Removes a line; returns the cart after the change.
 * @param zipCode the one that was sent with its addition (spec §7)
 */
export async function removeFromCart(line: NamedLine, zipCode: string | null): Promise<CallResult<Cart | null | undefined>> {
  return changeCart('remove-details', { ...line, zipCode })
}

async function changeCart(call: string, body: object, isWanted = () => true): Promise<CallResult<Cart | null | undefined>> {
  return inTurn<Cart | null | undefined>(VISITOR_KEYS.cart, async () => {
    if (!isWanted()) return { ok: true, data: undefined }
    const result = await callShop<WireCart | string>(`/shop/cart/product/${call}`, {
      ...IN_CART,
      isPersonal: true,
      body: { ...body, discountCode: promoCode() },
    })
    return cartIn(result)
  })
}

function cartIn(result: CallResult<WireCart | string>): CallResult<Cart | null> {
  return result.ok ? { ok: true, data: toCart(result.data) } : result
}
