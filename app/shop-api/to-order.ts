import type { z } from '@hono/zod-openapi'
import type { OrderId } from '../domain/ids.ts'
import { fromWire, type Money } from '../domain/pricing/money.ts'
import type { Order, OrderRow, Payment } from '../domain/checkout/order.ts'
import type { sandboxPayment } from './contract/checkout.ts'
import type { Order as WireOrder, orders } from './contract/orders.ts'
import type { ResponseData } from './shop-call.ts'
import { toInstant } from './to-product.ts'

type WireOrderRow = ResponseData<typeof orders>['items'][number]

/** A row of the order list. */
export function toOrderRow({ id, createdAt, totalCost, currency, ...row }: WireOrderRow): OrderRow {
  return { ...row, id: id as OrderId, createdAt: toInstant(createdAt), totalCost: fromWire(totalCost, currency.id) }
}

/** Full details of an order, in the currency in which it was placed. */
export function toOrder({ id, number, createdAt, status, deliveries, summary, ...order }: z.infer<typeof WireOrder>): Order {
  const { prices, totalCost, currency } = summary
  const money = (amount: number): Money => fromWire(amount, currency.id)
  const products = money(prices.products)
  const deliveryCost = money(prices.deliveries)
  const total = money(totalCost)
  return {
    id: id as OrderId,
    number,
    status,
    createdAt: toInstant(createdAt),
    totalCost: total,
    products,
    deliveryCost,
    discount: { ...total, minor: products.minor + deliveryCost.minor - total.minor },
    deliveries: deliveries.map(({ vendor, deliveryTypeId, price, items }) => ({
      vendor: vendor.name,
      vendorId: vendor.id,
      deliveryTypeId,
      price: money(price),
      items: items.map(({ id, name, quantity, price, promoPrice }) => ({ id, name, quantity, price: money(promoPrice ?? price) })),
    })),
    contact: order.contact,
    address: order.deliveryAddress,
    invoice: order.invoice,
    comment: order.comment,
    payment: { method: order.payment.method, status: order.payment.status, link: order.payment.paymentLink },
  }
}

/** A payment as the sandbox page shows it. */
export function toPayment({ amount, currencyId, orderId, ...payment }: ResponseData<typeof sandboxPayment>): Payment {
  return { ...payment, orderId: orderId as OrderId, amount: fromWire(amount, currencyId) }
}
