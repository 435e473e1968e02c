import type { BodyOf } from '#app/shop-api/contract/call-types.ts'
import type { addToCart } from '#app/shop-api/contract/cart.ts'
import { sendRequest } from '../session/send-request.ts'
import { randomItem, type Visitor } from '../session/visitor.ts'
import { order } from './checkout.ts'

/** One of very many who want one of very few: a one-of-one piece into the cart, and to the till. Most come too late. */
export function rush(anybody: Visitor): void {
  // All in Poland, whose prices those of the seed are.
  const visitor: Visitor = { ...anybody, market: 'pl' }
  const { id, price } = randomItem(visitor.random, visitor.plan.uniques)
  const body: BodyOf<typeof addToCart> = { productId: id, quantity: 1, deliveryTypeId: 1, productPrice: price, currencyCode: 'PLN' }
  const added = sendRequest(visitor, {
    name: 'add to cart',
    method: 'POST',
    path: '/shop/cart/product/add',
    body,
    expectedStatuses: [200, 409],
  })
  if (added.status === 200 && order(visitor)) visitor.note.draws.push({ of: 'sold', rank: id })
}
