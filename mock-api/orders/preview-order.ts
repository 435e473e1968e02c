import type { OwnerKey } from '../accounts/likes.ts'
import type { ResponseContext } from '../response-context.ts'
import { wireCart } from '../cart/wire-cart.ts'
import type { CartLineRow } from '../cart/cart-rows.ts'
import { deliveryWays } from '../cart/delivery-ways.ts'
import { pricedCart } from '../cart/priced-cart.ts'
import type { Checkout } from './checkout.ts'

interface PreviewInput {
  key: OwnerKey
  /** The lines to order. */
  lines: readonly CartLineRow[]
  code: string | null
  context: ResponseContext
}

/** Previews an order of these lines and records the quoted total. The caller holds a transaction. */
export function previewOrder({ carts, codes, quotes }: Checkout, { key, lines, code, context }: PreviewInput) {
  const input = { owner: key.owner, lines, code, context }
  const priced = pricedCart(codes, input)
  quotes.add(key, priced, context)
  return { cart: wireCart(carts.idOf(key), priced, context), ways: deliveryWays(codes, input) }
}
