import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productDetails } from '#app/shop-api/contract/product.ts'
import { payment } from '#db/order-tables.ts'
import { createTestWorld } from '../../test-world/test-world.ts'
import { createProduct } from '../contract/settable.ts'
import { changeOrder, checkInvariants, createOrder, listCarts, listOrders } from '../contract/shop.ts'

const OWN = { 'x-mock-world': 'own' }

test('EXT-88: an order is made in every state, and nothing that must hold breaks', async () => {
  const world = createTestWorld()
  const details = async (id: number) => (await world.call(productDetails, `/shop/product/details/${id}`, { headers: OWN })).data
  const states = ['NEW', 'AWAITING_PAYMENT', 'PAID', 'IN_PREPARATION', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const
  const { id: productId } = (await world.call(createProduct, { headers: OWN, body: { stock: 20, regularPrice: 400 } })).data
  for (const status of states) {
    const body = { as: 'customer', lines: [{ productId, quantity: 2 }], status }
    const { id, status: made } = (await world.call(createOrder, { headers: OWN, body })).data
    const [paid] = world.db.select({ status: payment.status }).from(payment).where(eq(payment.orderId, id)).all()
    expect([made, paid?.status]).toEqual([status, ['PAID', 'IN_PREPARATION', 'SHIPPED', 'DELIVERED'].includes(status) ? 'PAID' : 'PENDING'])
  }
  const listed = (await world.call(listOrders, { headers: OWN })).data.items
  expect(listed.map(({ status, owner }) => [status, owner.split(':')[0]])).toEqual(states.map((status) => [status, 'client']).toReversed())
  expect((await details(productId)).amountOfAvailableItems).toBe(20 - 2 * 6)
  const { id } = (await world.call(createOrder, { headers: OWN, body: { lines: [{ productId }, { productId }] } })).data
  expect((await details(productId)).amountOfAvailableItems).toBe(6)
  await world.call(changeOrder, `/__mock/orders/${id}`, { headers: OWN, body: { status: 'CANCELLED' } })
  expect((await details(productId)).amountOfAvailableItems).toBe(8)
  for (const lines of [[{ productId, quantity: 99 }], [{ productId }, { productId: 99 }]])
    expect(await world.statusOf('/__mock/orders', { headers: OWN, body: { lines } })).toBe(422)
  expect((await world.call(listCarts, { headers: OWN })).data.items).toEqual([])
  expect((await world.call(checkInvariants, { headers: OWN })).data.items.filter(({ ok }) => !ok)).toEqual([])
})
