import type { z } from '@hono/zod-openapi'
import { amountOff } from '../domain/cart/cart-sums.ts'
import { MAIN_CURRENCY } from '../domain/market.ts'
import type { OrderId } from '../domain/ids.ts'
import { fromWire, type Money } from '../domain/pricing/money.ts'
import { UNKNOWN } from '../domain/unknown-word.ts'
import type { WithdrawalRight } from '../domain/checkout/withdrawal.ts'
import type { OrderDocument } from '../domain/checkout/order-document.ts'
import type { Order, OrderRow, Payment } from '../domain/checkout/order.ts'
import type { sandboxPayment } from './contract/sandbox-payment.ts'
import type { Order as WireOrder, orders } from './contract/orders.ts'
import type { Read } from './contract/read-types.ts'
import type { ResponseData } from './shop-call.ts'
import { toInstant } from './to-product.ts'

type WireOrderRead = Read<z.infer<typeof WireOrder>>
type WireOrderRow = ResponseData<typeof orders>['items'][number]

/** A row of the order list. */
export function toOrderRow({ id, createdAt, totalCost, currency, ...row }: WireOrderRow): OrderRow {
  return { ...row, id: id as OrderId, createdAt: toInstant(createdAt), totalCost: fromWire(totalCost, currency.id) }
}

/** Full details of an order, in the currency in which it was placed. */
export function toOrder({ id, number, createdAt, status, deliveries, summary, ...order }: WireOrderRead): Order {
  const { prices, totalCost, currency } = summary
  const money = (amount: number): Money => fromWire(amount, currency.id)
  const [products, delivery, total] = [money(prices.products), money(prices.deliveries), money(totalCost)]
  const off = amountOff({
    products: products.minor,
    deliveries: delivery.minor,
    productsAfterDiscounts: money(prices.productsAfterDiscounts).minor,
    deliveriesAfterDiscounts: money(prices.deliveriesAfterDiscounts).minor,
  })
  return {
    id: id as OrderId,
    number,
    status,
    createdAt: toInstant(createdAt),
    totalCost: total,
    sums: { products, delivery, discount: { ...total, minor: off }, total },
    deliveries: deliveries.map(({ vendor, deliveryTypeId, price, items, arrivesBy = null, parcel = null }) => ({
      vendor: vendor.name,
      vendorId: vendor.id,
      deliveryTypeId,
      price: money(price),
      arrivesBy: arrivesBy && toInstant(arrivesBy),
      parcel,
      items: items.map(({ id, name, quantity, price, promoPrice, imageUrl = null }) => ({
        id,
        name,
        quantity,
        price: money(promoPrice ?? price),
        imageUrl,
      })),
    })),
    contact: order.contact,
    address: order.deliveryAddress,
    invoice: order.invoice,
    comment: order.comment,
    payment: toOrderPayment(order.payment),
    events: toEvents(order),
    actions: order.actions ?? [],
    documents: order.documents?.flatMap((document) => toDocument(document, money)) ?? [],
    ...toWithdrawals(order, money),
  }
}

function toEvents({ events = [] }: Pick<WireOrderRead, 'events'>): Order['events'] {
  return events.flatMap(({ status, at }) => (status === UNKNOWN ? [] : [{ status, at: toInstant(at) }]))
}

type WireDocument = NonNullable<WireOrderRead['documents']>[number]

function toDocument(
  { kind, number, issuedAt, seller, buyer, lines, deliveries, vatInPln = null, corrects = null, ...document }: WireDocument,
  money: (amount: number) => Money,
): readonly OrderDocument[] {
  if (kind === UNKNOWN) return []
  const sumsOf = ({ net, vat, gross }: { net: number; vat: number; gross: number }) => ({
    net: money(net),
    vat: money(vat),
    gross: money(gross),
  })
  const toBilled = ({ quantity: _quantity, netUnitPrice, unit, ...billed }: NonNullable<typeof deliveries>[number]) =>
    unit === UNKNOWN ? null : { ...billed, unit, netUnitPrice: money(netUnitPrice), ...sumsOf(billed) }
  const parcels = deliveries ?? [{ quantity: 1, gross: document.delivery, isBilled: false as const }]
  const issued: OrderDocument = {
    kind,
    number,
    seller,
    buyer: buyer ?? null,
    corrects: corrects && corrects.reason !== UNKNOWN ? { ...corrects, reason: corrects.reason } : null,
    issuedAt: toInstant(issuedAt),
    lines: [
      ...lines.map(({ name, quantity, gross, billed }) => ({
        kind: 'GOODS' as const,
        name,
        quantity,
        gross: money(billed?.gross ?? gross),
        billed: billed ? toBilled(billed) : null,
      })),
      ...parcels.map((parcel) => ({
        kind: 'DELIVERY' as const,
        name: '',
        quantity: parcel.quantity,
        gross: money(parcel.gross),
        billed: 'isBilled' in parcel ? null : toBilled(parcel),
      })),
    ].map((line, index) => Object.assign(line, { position: index + 1 })),
    discount: money(document.discount),
    vatPercent: document.vatPercent,
    ...sumsOf(document),
    vatInPln: vatInPln && { vat: fromWire(vatInPln.vat, MAIN_CURRENCY), rate: vatInPln.rate },
  }
  return [issued]
}

function toOrderPayment({
  method,
  status,
  paymentLink,
  transfer = null,
  dueBy = null,
  isExpired = false,
}: WireOrderRead['payment']): Order['payment'] {
  return { method, status, link: paymentLink, transfer, dueBy: dueBy && toInstant(dueBy), isExpired }
}

/** A payment as the sandbox page shows it. */
export function toPayment({ amount, currencyId, orderId, transfer = null, ...payment }: ResponseData<typeof sandboxPayment>): Payment {
  const money = (minor: number): Money => fromWire(minor, currencyId)
  const known = { events: toEvents(payment), ...toWithdrawals(payment, money) }
  return { ...payment, orderId: orderId as OrderId, amount: money(amount), transfer, ...known }
}

/** The right to withdraw and what was withdrawn from; a shop API without the fields takes no withdrawals online (EXT-17). */
function toWithdrawals(
  { withdrawal, withdrawals = [] }: Pick<WireOrderRead, 'withdrawal' | 'withdrawals'>,
  money: (amount: number) => Money,
): Pick<Order, 'withdrawal' | 'withdrawals'> {
  return {
    withdrawal: withdrawal
      ? { ...withdrawal, until: withdrawal.until && toInstant(withdrawal.until), returns: withdrawal.returns.map(toReturn) }
      : null,
    withdrawals: withdrawals.map(({ id, items, receivedAt, refund }) => ({
      id,
      items,
      receivedAt: toInstant(receivedAt),
      refund: money(refund),
    })),
  }
}

/** Unless the seller says to pay, the buyer does (EXT-41). */
function toReturn({ paidBy, ...terms }: NonNullable<WireOrderRead['withdrawal']>['returns'][number]): WithdrawalRight['returns'][number] {
  return { ...terms, paidBy: paidBy === UNKNOWN ? 'BUYER' : paidBy }
}
