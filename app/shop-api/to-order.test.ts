import { expect, test } from 'vitest'
import { createCartWorld, GUEST, MANY } from '#mock-api/test-world/cart-calls.ts'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import { orderDetails } from './contract/orders.ts'
import { toCart } from './to-cart.ts'
import { toOrder } from './to-order.ts'

test('GAP-98: the things of a cart and of its order are read at what they are sold for: they come to the sum of products', async () => {
  const shop = await createCartWorld()
  await shop.add(PRODUCT.promoOpen, { productPrice: 750.5, quantity: 2 })
  await shop.add(MANY)
  const cart = toCart(await shop.fullCart())
  const things = cart?.deliveries.flatMap(({ items }) => items) ?? []
  expect(things.reduce((sum, { quantity, price, promoPrice }) => sum + quantity * (promoPrice ?? price).minor, 0)).toBe(250_100)
  const { orderId, paymentLink } = await shop.order()
  const path = `/shop/client/orders/${orderId}?payment=${paymentLink.split('/').at(-1)}`
  const order = toOrder((await shop.world.call(orderDetails, path, { headers: GUEST })).data)
  const bought = order.deliveries.flatMap(({ items }) => items)
  expect(bought.reduce((sum, { quantity, price }) => sum + quantity * price.minor, 0)).toBe(250_100)
  expect([cart?.products.minor, order.sums.products.minor]).toEqual([250_100, 250_100])
})
