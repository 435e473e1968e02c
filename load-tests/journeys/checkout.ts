import type { BodyOf, DataOf } from '../../app/shop-api/contract/call-types.ts'
import type { WireCart } from '../../app/shop-api/contract/cart.ts'
import type { placeOrder, previewOrder } from '../../app/shop-api/contract/checkout.ts'
import { ask, dataOf, expectThat, think } from '../visit/ask.ts'
import type { Visitor } from '../visit/visitor.ts'
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

/** A guest buys: a product, the cart, the checkout, an order that waits for its payment. */
export function checkout(visitor: Visitor): void {
  if (addOne(visitor) === null) return
  think(visitor, 3)
  order(visitor)
}

/** Orders what is in the cart. @returns whether there is an order; a refusal because something is gone is right, too */
export function order(visitor: Visitor): boolean {
  const cart = cartNow(visitor)
  if (cart === null) return false
  const preview = { deliveries: [], promoCode: null } satisfies BodyOf<typeof previewOrder>
  ask(visitor, { name: 'order preview', method: 'POST', path: '/shop/checkout/preview', body: preview })
  ask(visitor, { name: 'payment methods', path: '/shop/checkout/payment-methods' })
  think(visitor, 10)
  const body: OrderBody = { ...BUYER, deliveries: deliveriesOf(cart) }
  const answer = ask(visitor, { name: 'order', method: 'POST', path: '/shop/checkout/order', body, expects: [200, 409], isRead: true })
  const placed = dataOf<DataOf<typeof placeOrder>>(answer)
  if (placed) expectThat(visitor, 'an order costs what the cart did', placed.summary.totalCost === cart.summary.totalCost)
  return placed !== null
}

function deliveriesOf({ deliveries }: WireCart): OrderBody['deliveries'] {
  return deliveries.map(({ vendor, deliveryTypeId }) => ({ vendorId: vendor.id, deliveryTypeId: deliveryTypeId === 2 ? 2 : 1 }))
}
