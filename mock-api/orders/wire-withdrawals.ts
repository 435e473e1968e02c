import { toWire } from '#app/domain/pricing/money.ts'
import { wireDate } from '../wire/date.ts'
import type { Checkout } from './checkout.ts'
import type { OrderRow } from './order-rows.ts'
import { withdrawalStateOf } from './withdrawal-state.ts'

/** The right to withdraw from an order, and what was withdrawn from (EXT-17). */
export function wireWithdrawals(checkout: Checkout, row: OrderRow, now: number) {
  const { refusal, until, lines } = withdrawalStateOf(checkout, row, now)
  const nameOf = (productId: number) => lines.find((line) => line.productId === productId)?.name ?? ''
  const left = lines
    .filter(({ ordered, withdrawnBefore }) => ordered > withdrawnBefore)
    .map(({ productId: id, deliveryTypeId, name, ordered, withdrawnBefore }) => ({
      id,
      deliveryTypeId,
      name,
      quantity: ordered - withdrawnBefore,
    }))
  const vendorIds = [...new Set(lines.map(({ vendorId }) => vendorId))]
  return {
    withdrawal: { refusal, until: until === null ? null : wireDate(until), left, returns: checkout.returnTerms(row.world, vendorIds) },
    withdrawals: checkout.withdrawals.ofOrder(row).map(({ id, createdAt, refund, lines }) => ({
      id,
      receivedAt: wireDate(createdAt),
      refund: toWire(refund),
      currencyId: row.currencyId,
      items: lines.map(({ productId, deliveryTypeId, quantity }) => ({ id: productId, deliveryTypeId, name: nameOf(productId), quantity })),
    })),
  }
}
