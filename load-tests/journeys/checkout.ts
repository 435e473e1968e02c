import type { BodyOf, DataOf } from '#app/shop-api/contract/call-types.ts'
import type { WireCart } from '#app/shop-api/contract/cart.ts'
import type { placeOrder, previewOrder } from '#app/shop-api/contract/checkout.ts'
import { minorOf } from '../../e2e/promises/amounts.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { BUYER_EMAIL } from '../session/people.ts'
import { isTakenOut } from '../oracles/order-stock.ts'
import { sendRequest, dataOf, expectThat, think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'
import { addOne, detailsOf } from './add-one.ts'
import { expectAdded, readCart } from './cart.ts'

type OrderBody = BodyOf<typeof placeOrder>

const BUYER = {
  email: BUYER_EMAIL,
  phone: '501 234 567',
  firstName: 'Hanna',
  lastName: 'Nowak',
  deliveryAddress: { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź', countryId: 'PL' },
  invoice: null,
  paymentMethod: 'BANK_TRANSFER',
  promoCode: null,
  termsAgreement: true,
} as const satisfies Partial<OrderBody>

/** A guest buys: product, cart, checkout, an order that awaits payment. */
export function checkout(visitor: Visitor): JourneyEnd {
  const added = addOne(visitor)
  if (added === null) return 'refused'
  think(visitor, 3)
  const cart = readCart(visitor)
  if (cart !== null) expectAdded(visitor, cart, added)
  if (order(visitor) === null) return 'refused'
  const left = detailsOf(visitor, added.id)?.amountOfAvailableItems
  if (left !== undefined) {
    const isTaken = isTakenOut(visitor.plan, added.stock, left)
    expectThat(visitor, 'order-stock', isTaken, `product ${added.id}: ${added.stock} before, ${left} after`)
  }
  return 'completed'
}

/** An order that was placed. */
export type Placed = Pick<DataOf<typeof placeOrder>, 'orderId' | 'number'>

/** Orders the cart. @returns null: a refusal because of stock or price, which is correct, too */
export function order(visitor: Visitor): Placed | null {
  // The address decides what delivery costs, in every market (EXT-49).
  const preview = { deliveries: [], promoCode: null, countryId: BUYER.deliveryAddress.countryId } satisfies BodyOf<typeof previewOrder>
  const priced = sendRequest(visitor, {
    name: 'order preview',
    method: 'POST',
    path: '/shop/checkout/preview',
    body: preview,
    readsBody: true,
  })
  const shown = dataOf<DataOf<typeof previewOrder>>(priced)?.cart
  sendRequest(visitor, { name: 'payment methods', path: '/shop/checkout/payment-methods' })
  think(visitor, 10)
  if (shown === undefined || typeof shown === 'string') return null
  const body: OrderBody = { ...BUYER, deliveries: deliveriesOf(shown), expectedTotals: totalsOf(shown) }
  const response = sendRequest(visitor, {
    name: 'order',
    method: 'POST',
    path: '/shop/checkout/order',
    body,
    expectedStatuses: [200, 409],
    readsBody: true,
  })
  const placed = dataOf<DataOf<typeof placeOrder>>(response)
  if (placed === null) return null
  const total = minorOf(placed.summary.totalCost)
  expectThat(visitor, 'price-order', total === minorOf(shown.summary.totalCost), `${total}, not ${minorOf(shown.summary.totalCost)}`)
  const isOfCart = placed.orderId > 0 && minorOf(placed.summary.prices.products) === minorOf(shown.summary.prices.products)
  expectThat(visitor, 'order-placed', isOfCart, `order ${placed.orderId}, products ${placed.summary.prices.products}`)
  return placed
}

/** Totals as shown to the shopper, in minor units: an order at other totals is refused. */
function totalsOf({ deliveries, summary }: WireCart): OrderBody['expectedTotals'] {
  const minor = (amount: number) => Math.round(amount * 100)
  const vendors = new Map<number, number>()
  for (const { vendor, price, items } of deliveries) {
    const bought = items.filter(({ isAvailable }) => isAvailable)
    const products = bought.reduce((sum, { quantity, price, promoPrice }) => sum + quantity * minor(promoPrice ?? price), 0)
    vendors.set(vendor.id, (vendors.get(vendor.id) ?? 0) + minor(price) + products)
  }
  return {
    currencyId: summary.currency.id,
    total: minor(summary.totalCost),
    vendors: [...vendors].map(([vendorId, total]) => ({ vendorId, total })),
  }
}

function deliveriesOf({ deliveries }: WireCart): OrderBody['deliveries'] {
  return deliveries.map(({ vendor, deliveryTypeId }) => ({ vendorId: vendor.id, deliveryTypeId: deliveryTypeId === 2 ? 2 : 1 }))
}
