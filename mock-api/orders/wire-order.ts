import type { z } from '@hono/zod-openapi'
import { NOTHING_OFF, totalOf } from '#app/domain/cart/cart-totals.ts'
import type { Language } from '#app/domain/language.ts'
import { canCancel } from '#app/domain/checkout/order.ts'
import { paidAt } from '#app/domain/checkout/order-status.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import { PaymentMethodName } from '#app/shop-api/contract/checkout.ts'
import type { Order } from '#app/shop-api/contract/orders.ts'
import { type OrderRow } from './order-rows.ts'
import { paymentLink } from './payment-link.ts'
import type { Checkout } from './checkout.ts'
import { wireCurrency, wireSummary } from '../cart/wire-cart.ts'
import type { ResponseContext } from '../response-context.ts'
import { wireDate } from '../wire/date.ts'
import { wirePhoto } from '../wire/photo.ts'
import type { Whole } from '../wire/whole.ts'
import { awaitedTransfer } from './bank-accounts.ts'
import { orderDocuments } from './order-documents.ts'
import { wireWithdrawals } from './wire-withdrawals.ts'
import { wireOrderDelivery } from './wire-order-delivery.ts'

/** An order in the list of orders (GAP-33). */
export function wireOrderRow({ orders }: Checkout, row: OrderRow, language: Language) {
  return {
    ...wireHead(row),
    totalCost: toWire(totalOf(row)),
    currency: wireCurrency(row.currencyId, language),
    itemsCount: orders.lines(row).reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** Reasons of withdrawals are in the export of an account alone. */
type WholeOrder = Whole<Omit<z.infer<typeof Order>, 'withdrawals'>> & Pick<ReturnType<typeof wireWithdrawals>, 'withdrawals'>

/** A whole order, in the currency in which it was placed. @param context of the response; its language is that of the reader */
export function wireOrder(checkout: Checkout, row: OrderRow, context: ResponseContext): WholeOrder {
  const { orders, payments } = checkout
  const { email, phone, firstName, lastName, deliveryAddress, invoice, comment, currencyId } = row
  const lines = orders.lines(row)
  const events = orders.events(row)
  const { withdrawal, withdrawals } = wireWithdrawals(checkout, row, context.now)
  const photos = photosOf(lines, context)
  const payment = payments.latest(row)
  const paid = paidAt(events)
  const isWaiting = row.status === 'AWAITING_PAYMENT'
  const method = PaymentMethodName.parse(payment?.method ?? row.paymentMethod)
  return {
    ...wireHead(row),
    deliveries: orders
      .deliveries(row)
      .map((delivery) => wireOrderDelivery({ row, delivery, lines, left: withdrawal.left, paidAt: paid, photos, now: context.now })),
    contact: { email, phone, firstName, lastName },
    deliveryAddress,
    invoice,
    comment,
    payment: {
      method,
      status: payment?.status ?? ('PENDING' as const),
      paymentLink: isWaiting && payment?.status === 'PENDING' ? paymentLink(payment.id) : null,
      transfer: awaitedTransfer({ ...row, method }),
      dueBy: isWaiting ? wireDate(row.expiresAt) : null,
      isExpired:
        row.status === 'CANCELLED' && paid === null && events.some(({ status, at }) => status === 'CANCELLED' && at >= row.expiresAt),
    },
    summary: wireSummary(totalsOf(row), row.promoCode, { currencyId, language: context.language }),
    events: wireEvents(events),
    actions: [...(canCancel(row.status) && withdrawals.length === 0 ? (['CANCEL'] as const) : []), 'BUY_AGAIN' as const],
    documents: orderDocuments(checkout, row),
    withdrawal,
    withdrawals,
  }
}

/** When an order came into its states (EXT-16). */
export function wireEvents(events: ReturnType<Checkout['orders']['events']>) {
  return events.map(({ status, at }) => ({ status, at: wireDate(at) }))
}

function photosOf(lines: readonly { productId: number }[], context: ResponseContext): Map<number, string | null> {
  const products = context.store.products.list(context.world, [...new Set(lines.map(({ productId }) => productId))])
  const urlOf = (key: string | undefined, name: string) => (key === undefined ? null : (wirePhoto(key, name, context)?.url ?? null))
  return new Map(products.map(({ id, name, photos: [first] }) => [id, urlOf(first, name)]))
}

function wireHead({ id, number, createdAt, status }: OrderRow) {
  return { id, number, createdAt: wireDate(createdAt), status }
}

function totalsOf(row: OrderRow) {
  return { ...row, totalCost: totalOf(row), discount: row.discount ?? NOTHING_OFF }
}
