import type { z } from '@hono/zod-openapi'
import { canCancel } from '#app/domain/checkout/order.ts'
import { withdrawalRefund } from '#app/domain/checkout/withdrawal.ts'
import type { Language } from '#app/domain/language.ts'
import type { WithdrawalBody } from '#app/shop-api/contract/withdrawals.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import type { LineKey } from '../cart/cart-rows.ts'
import { errorBody, refused } from '../http/errors.ts'
import type { Checkout } from './checkout.ts'
import { correctWithdrawn } from './issue-documents.ts'
import { withdrawalStateOf } from './withdrawal-state.ts'

interface WithdrawParts {
  checkout: Pick<Checkout, 'orders' | 'payments' | 'withdrawals' | 'documents' | 'sellersOf' | 'returnTerms' | 'mailer'>
}

interface WithdrawInput {
  key: OwnerKey
  id: number
  body: z.output<typeof WithdrawalBody>
  /** Of the reader, for the mail. */
  language: Language
  now: number
}

/** Receives a withdrawal and confirms it by mail, or returns the refusal (EXT-17). The caller holds a transaction. */
export function withdraw({ checkout }: WithdrawParts, { key, id, body, language, now }: WithdrawInput) {
  const { orders, payments, withdrawals } = checkout
  const row = orders.byId(key, id) ?? payments.orderOf({ world: key.world, id: body.payment ?? null }, id)
  if (!row) return { status: 404, body: errorBody('NOT_FOUND') } as const
  if (row.isOfProfessional) return { status: 403, body: errorBody('FORBIDDEN') } as const
  const { refusal, lines } = withdrawalStateOf(checkout, row, now)
  if (refusal !== null) return { status: 409, body: errorBody('CONFLICT') } as const
  const chosen = lines.map((line) => ({ ...line, withdrawn: piecesOf(body.items, line) }))
  const isKnown = body.items.every((item) => lines.some((line) => isLine(item, line)))
  const isPossible = chosen.every(({ ordered, withdrawn, withdrawnBefore }) => withdrawn + withdrawnBefore <= ordered)
  if (!isKnown || !isPossible) return refused('items')
  const taken = chosen.filter(({ withdrawn }) => withdrawn > 0)
  const parcels = orders.deliveries(row).map(({ priceAfterDiscounts: paid, ...parcel }) => ({ ...parcel, paid }))
  const refund = withdrawalRefund({ lines: chosen, parcels })
  const pieces = taken.map(({ productId, deliveryTypeId, withdrawn: quantity }) => ({ productId, deliveryTypeId, quantity }))
  // What is not on its way yet is not sent, but sold to others.
  const isSent = !canCancel(row.status)
  const values = { lines: pieces, reason: body.reason, refund: refund.total, isStockReturned: !isSent, now }
  const withdrawalId = withdrawals.add(row, values)
  if (!isSent) orders.putOnSale(row.world, pieces, now)
  correctWithdrawn({ ...orders, documents: checkout.documents, sellersOf: checkout.sellersOf }, row, { lines: chosen, refund, now })
  const returns = isSent ? checkout.returnTerms(row.world, [...new Set(taken.map(({ vendorId }) => vendorId))]) : []
  const items = taken.map(({ name, withdrawn: quantity }) => ({ name, quantity }))
  const refunded = { minor: refund.total, currencyId: row.currencyId }
  const details = { id: withdrawalId, language, items, reason: body.reason, returns, refund: refunded }
  checkout.mailer.tell(row, { name: 'WITHDRAWN', details, now })
  return { status: 200, body: { data: { orderId: id } } } as const
}

const isLine = (one: LineKey, other: LineKey) => one.productId === other.productId && one.deliveryTypeId === other.deliveryTypeId

function piecesOf(items: readonly (LineKey & { quantity: number })[], line: LineKey): number {
  return items.filter((item) => isLine(item, line)).reduce((sum, { quantity }) => sum + quantity, 0)
}
