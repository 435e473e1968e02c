import type { BodyOf, DataOf } from '#app/shop-api/contract/call-types.ts'
import type { WireCart } from '#app/shop-api/contract/cart.ts'
import type { placeOrder, previewOrder } from '#app/shop-api/contract/checkout.ts'
import { sendRequest, dataOf, expectThat, think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'
import { addOne, cartNow } from './cart.ts'

type OrderBody = BodyOf<typeof placeOrder>

const BUYER = {
  email: 'load@patyna.test',
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
export function checkout(visitor: Visitor): void {
  if (addOne(visitor) === null) return
  think(visitor, 3)
  order(visitor)
}

/** Orders the cart. @returns whether there is an order; a refusal because of stock or price is correct, too */
export function order(visitor: Visitor): boolean {
  const cart = cartNow(visitor)
  if (cart === null) return false
  const preview = { deliveries: [], promoCode: null } satisfies BodyOf<typeof previewOrder>
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
  if (shown === undefined || typeof shown === 'string') return false
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
  if (placed) expectThat(visitor, 'an order costs what was shown', placed.summary.totalCost === shown.summary.totalCost)
  return placed !== null
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
