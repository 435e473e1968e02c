import type { BodyOf } from '#app/shop-api/contract/call-types.ts'
import type { addToCart } from '#app/shop-api/contract/cart.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { sendRequest } from '../session/send-request.ts'
import { inPoland, randomItem, type Visitor } from '../session/visitor.ts'
import { order } from './checkout.ts'

/** One of many shoppers who want the same one-of-one pieces: adds a piece to the cart and orders it. Most come too late. */
export function rush(anybody: Visitor): JourneyEnd {
  // The seed's prices are Polish.
  const visitor = inPoland(anybody)
  const { id, price } = randomItem(visitor.random, visitor.plan.uniques)
  const body: BodyOf<typeof addToCart> = { productId: id, quantity: 1, deliveryTypeId: 1, productPrice: price, currencyCode: 'PLN' }
  const added = sendRequest(visitor, {
    name: 'add to cart',
    method: 'POST',
    path: '/shop/cart/product/add',
    body,
    expectedStatuses: [200, 409],
  })
  if (added.status !== 200 || order(visitor) === null) return 'refused'
  visitor.note.draws.push({ of: 'sold', rank: id })
  return 'completed'
}
