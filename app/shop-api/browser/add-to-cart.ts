import type { ProductId } from '../../domain/ids.ts'
import { type Money, toWire } from '../../domain/pricing/money.ts'
import { CART_LOCALE } from '../cart-locale.ts'
import type { addToCart as route } from '../contract/cart.ts'
import type { ResponseData, Stated } from '../shop-call.ts'
import { additionInTurn } from './addition-in-turn.ts'
import { type CallResult, callShop } from './call-shop.ts'
import { campaignHere } from './campaign-here.ts'

/** The item to add, at the price the shopper saw: if the price differs, the call is refused as PRICE_CHANGED (GAP-98). */
export interface Addition {
  productId: ProductId
  quantity: number
  deliveryTypeId: number
  price: Money
  /** The Polish postal code that was typed for the cost of its delivery. @default none */
  zipCode?: string | null
  /** What led to the product (GAP-99). @default what led to this page */
  campaignId?: number | null
  /** Id of a professional's order list (GAP-37). */
  listId?: number | null
}

/**
 * Adds to the cart, in turn with the other changes of it.
 * @param key idempotency key: a repeated request with the same key adds nothing (EXT-06)
 * @param options isPersonal: adds to the cart of the user shown on the page, never to a guest's
 * @returns how many pieces were added: fewer than asked for where no more are left (EXT-70)
 */
export async function addToCart(
  { price, zipCode = null, campaignId = campaignHere(), listId = null, ...addition }: Addition,
  key: string,
  options: { isPersonal?: boolean } = {},
): Promise<CallResult<{ added: number }>> {
  return additionInTurn(async () => {
    const result = await callShop<ResponseData<typeof route>>('/shop/cart/product/add', {
      group: 'cart',
      ...options,
      headers: { ...CART_LOCALE, 'idempotency-key': key },
      body: {
        ...addition,
        zipCode,
        campaignId,
        listId,
        productPrice: toWire(price.minor),
        currencyCode: price.currencyId,
      } satisfies Stated<typeof route>,
    })
    if (!result.ok) return result
    // A shop API that does not say it tells the quantity of the line, which is at least as much.
    const { quantity, added = Math.min(addition.quantity, quantity) } = result.data
    return { ok: true, data: { added } }
  })
}
