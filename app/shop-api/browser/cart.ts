import type { Cart } from '../../domain/cart/cart.ts'
import type { ProductId } from '../../domain/ids.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import type { WireCart } from '../contract/cart.ts'
import { CART_LOCALE } from '../cart-locale.ts'
import { toCart } from '../to-cart.ts'
import { type CallResult, callShop, dataOrThrow } from './call-shop.ts'
import { isKnownVisitor, readCookie } from './page-cookies.ts'

const IN_CART = { group: 'cart', headers: CART_LOCALE } as const

/** The code that the visitor uses, or null (GAP-95). */
export function promoCode(): string | null {
  return readCookie(SCRIPT_COOKIES.promoCode.name)
}

/** The visitor's cart with the code of the cookie; null is an empty one. Failures are logged and thrown (spec §8). */
export async function readCart(): Promise<Cart | null> {
  if (!isKnownVisitor()) return null
  return dataOrThrow('cartDetails', await readCartWith(promoCode()))
}

/**
 * The cart as it would be with a code; one that does not hold is said in the cart (GAP-95).
 * @param options isPersonal: of the user whom the page shows, not of whoever asks
 */
export async function readCartWith(code: string | null, options: { isPersonal?: boolean } = {}): Promise<CallResult<Cart | null>> {
  const path = code === null ? '/shop/cart/details2' : `/shop/cart/details2/${encodeURIComponent(code)}`
  return cartIn(await callShop<WireCart | string>(path, { ...IN_CART, ...options }))
}

/** Which line of a cart: a product may be in it by both ways of delivery. */
export interface LineId {
  productId: ProductId
  deliveryTypeId: number
}

/** Sets the quantity of a line; the answer is the cart as it is then. */
export async function changeQuantity(line: LineId, quantity: number): Promise<CallResult<Cart | null>> {
  return changeCart('change-quantity', { ...line, quantity })
}

/** Takes a line out of the cart; the answer is the cart as it is then. */
export async function removeFromCart(line: LineId): Promise<CallResult<Cart | null>> {
  return changeCart('remove-details', line)
}

async function changeCart(call: string, body: object): Promise<CallResult<Cart | null>> {
  const result = await callShop<WireCart | string>(`/shop/cart/product/${call}`, {
    ...IN_CART,
    isPersonal: true,
    body: { ...body, discountCode: promoCode() },
  })
  return cartIn(result)
}

function cartIn(result: CallResult<WireCart | string>): CallResult<Cart | null> {
  return result.ok ? { ok: true, data: toCart(result.data) } : result
}
