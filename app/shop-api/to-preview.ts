import type { OrderPreview } from '../domain/checkout/checkout.ts'
import { fromWire } from '../domain/pricing/money.ts'
import type { previewOrder } from './contract/checkout.ts'
import type { ResponseData } from './shop-call.ts'
import { toCart } from './to-cart.ts'

/** Maps the wire's preview of an order; null when there is nothing to order. Also for browsers: it imports only types of the contract. */
export function toPreview({ cart, ways }: ResponseData<typeof previewOrder>): OrderPreview | null {
  const known = toCart(cart)
  return known && { cart: known, ways: ways.map(({ price, currencyId, ...way }) => ({ ...way, price: fromWire(price, currencyId) })) }
}
