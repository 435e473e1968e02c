import type { z } from '@hono/zod-openapi'
import { quantityAfterAdd } from '#app/domain/cart/cart-quantity.ts'
import { fromWire, toWire } from '#app/domain/pricing/money.ts'
import type { addToCart } from '#app/shop-api/contract/cart.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import type { ProListRows } from '../accounts/pro-lists.ts'
import { errorBody, refused } from '../http/errors.ts'
import type { ResponseContext } from '../response-context.ts'
import { ownDeliveryPrice } from '../pricing/delivery-zones.ts'
import { effectivePrice } from '../pricing/promo.ts'
import type { CartLineRow, CartRows } from './cart-rows.ts'
import { isOnSale } from './priced-cart.ts'

type Wanted = z.output<(typeof addToCart)['request']['body']['content']['application/json']['schema']>

interface AddInput {
  key: OwnerKey
  wanted: Wanted
  context: ResponseContext
}

/** Stores that an addition needs. */
interface AddParts {
  checkout: { carts: CartRows }
  accounts: { proLists: ProListRows }
}

/** Adds a product to a cart, or returns the refusal. The caller holds a transaction. */
export function addProduct({ checkout: { carts }, accounts: { proLists } }: AddParts, { key, wanted, context }: AddInput) {
  const { world, now, currencyId, convert } = context
  const { productId, deliveryTypeId, listId = null } = wanted
  const product = context.store.products.offer(world, productId)
  if (!product) return NOT_FOUND
  if (listId !== null && !proLists.isOf(key, listId)) return NOT_FOUND
  if (wanted.currencyCode !== currencyId) return refused('currencyCode')
  // Where it is sent is known at the checkout alone, so a country is no reason to refuse here (EXT-49).
  if (ownDeliveryPrice(product, deliveryTypeId) === null) return refused('deliveryTypeId')
  if (!isOnSale(product)) return NOT_AVAILABLE
  // The server's price wins (GAP-98).
  const price = convert(effectivePrice(product, now))
  if (fromWire(wanted.productPrice, currencyId).minor !== price) {
    const { error } = errorBody('PRICE_CHANGED')
    return { status: 409, body: { error: { ...error, price: toWire(price) } } } as const
  }
  const known = carts.idOf(key)
  const lines = carts.lines(key, known)
  const line = lineOf(lines, wanted)
  const available = product.stock - piecesElsewhere(lines, wanted)
  const inCart = line?.quantity ?? 0
  const quantity = quantityAfterAdd({ inCart, added: wanted.quantity, available })
  if (quantity === null) return NOT_AVAILABLE
  const { zipCode = null, campaignId = null } = wanted
  const newLine = { productId, deliveryTypeId, quantity, zipCode, campaignId, listId, addedAt: line?.addedAt ?? now }
  const cartId = carts.put(key, { line: newLine, now }, known)
  return { status: 200, body: { data: { cartId, productId, deliveryTypeId, quantity, added: quantity - inCart } } } as const
}

/** The line of a product with a delivery type; without one, the line that was added first. */
export function lineOf(
  lines: readonly CartLineRow[],
  { productId, deliveryTypeId }: { productId: number; deliveryTypeId?: number | undefined },
) {
  return lines.find((line) => line.productId === productId && (deliveryTypeId === undefined || line.deliveryTypeId === deliveryTypeId))
}

/** Pieces of a product in the cart with another delivery type; both lines share one stock. */
export function piecesElsewhere(
  lines: readonly CartLineRow[],
  { productId, deliveryTypeId }: { productId: number; deliveryTypeId: number },
): number {
  const others = lines.filter((line) => line.productId === productId && line.deliveryTypeId !== deliveryTypeId)
  return others.reduce((sum, line) => sum + line.quantity, 0)
}

const NOT_FOUND = { status: 404, body: errorBody('NOT_FOUND') } as const
const NOT_AVAILABLE = { status: 409, body: errorBody('NOT_AVAILABLE') } as const
