import type { ProductId } from '../../domain/ids.ts'
import { type Money, toWire } from '../../domain/pricing/money.ts'
import { CART_LOCALE } from '../cart-locale.ts'
import { type CallResult, callShop } from './call-shop.ts'

/** What is added, at the price that the shopper was shown: another one is refused as PRICE_CHANGED (GAP-98). */
export interface Addition {
  productId: ProductId
  quantity: number
  deliveryTypeId: number
  price: Money
  /** Where the product was opened from (GAP-99). */
  campaignId?: number | null
  /** List of a professional (GAP-37). */
  listId?: number | null
}

/**
 * Adds to the cart.
 * @param key of this one addition: sent again, it adds nothing (EXT-06)
 * @param options isPersonal: to the cart of the user whom the page shows, not to a guest's
 */
export async function addToCart(
  { price, ...addition }: Addition,
  key: string,
  options: { isPersonal?: boolean } = {},
): Promise<CallResult<{ quantity: number }>> {
  return callShop('/shop/cart/product/add', {
    group: 'cart',
    ...options,
    headers: { ...CART_LOCALE, 'idempotency-key': key },
    body: { ...addition, productPrice: toWire(price.minor), currencyCode: price.currencyId },
  })
}
