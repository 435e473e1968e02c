import type { OwnerKey } from '../accounts/likes.ts'
import type { AnswerContext } from '../wire/answer-context.ts'
import { wireCart } from '../wire/cart.ts'
import type { CartLineRow } from './cart-rows.ts'
import { deliveryWays } from './delivery-ways.ts'
import { pricedCart } from './priced-cart.ts'
import type { Trade } from './trade.ts'

interface PreviewInput {
  key: OwnerKey
  /** The cart as it would be ordered. */
  lines: readonly CartLineRow[]
  code: string | null
  context: AnswerContext
}

/** What an order of these lines would be, and keeps that its owner was told so. The caller holds a transaction. */
export function previewOrder({ carts, codes, quotes }: Trade, { key, lines, code, context }: PreviewInput) {
  const input = { owner: key.owner, lines, code, context }
  const priced = pricedCart(codes, input)
  if (lines.length > 0) quotes.add(key, { currencyId: context.currencyId, total: priced.totals.totalCost, now: context.now })
  return { cart: wireCart(carts.idOf(key), priced, context), ways: deliveryWays(codes, input) }
}
