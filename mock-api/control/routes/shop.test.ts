import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { order } from '#db/order-tables.ts'
import { productDetails } from '#app/shop-api/contract/product.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, OTHER } from '../../test-world/cart-calls.ts'
import { PRODUCT } from '../../test-world/products.ts'
import { NOON } from '../../test-world/time.ts'
import { VENDOR } from '../../test-world/vendors.ts'
import { changeProduct, PLAIN_CALLS } from '../contract/settable.ts'
import { changeOrder, checkInvariants, findProducts, listCarts, listOrders, refundOrder } from '../contract/shop.ts'

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
})

const find = async (query: string) => (await shop.world.call(findProducts, `/__mock/products${query}`)).data.items
const change = async (id: number, body: object) => (await shop.world.call(changeProduct, `/__mock/products/${id}`, { body })).data
const changeOf = async (vendor: number, body: object) =>
  (await shop.world.call(PLAIN_CALLS.vendor.change, `/__mock/vendors/${vendor}`, { body })).data
const details = async (id: number, headers = {}) => (await shop.world.call(productDetails, `/shop/product/details/${id}`, { headers })).data

describe('products', () => {
  test('are found by id and by a part of the name, changed ones first, and without a query only those', async () => {
    expect((await find('?q=5')).map(({ id }) => id)).toEqual([5])
    expect(await find('?q=FOTEL')).toHaveLength(20)
    expect(await find('')).toEqual([])
    await change(33, { stock: 0 })
    expect((await find('?q=fotel'))[0]).toMatchObject({ id: 33, isChanged: true, stock: 0 })
    expect((await find('')).map(({ id }) => id)).toEqual([33])
    for (const query of ['%25', '_', "'", String.raw`\ `]) expect(await find(`?q=${query}`), query).toEqual([])
  })

  test('are found by the name that they have in the world, with those that it made and without what others made', async () => {
    const made = { method: 'POST', body: { name: 'Wielbłądzik' } }
    await shop.world.send('/__mock/products', made)
    await shop.world.send('/__mock/products', { ...made, headers: { 'x-mock-world': 'other' } })
    await change(33, { name: 'Dwugarbny' })
    await shop.world.send('/__mock/products/30', { method: 'DELETE' })
    expect((await find('')).map(({ name }) => name)).toEqual(['Dwugarbny', 'Wielbłądzik'])
    expect((await find('?q=dwugarb')).map(({ id }) => id)).toEqual([33])
    expect((await find('?q=wielb')).map(({ isChanged }) => isChanged)).toEqual([true])
    for (const id of [30, 33]) expect((await find('?q=fotel')).map((found) => found.id)).not.toContain(id)
  })

  test('get another price, which applies at once and is in the history', async () => {
    const { prices, priceNow } = await change(MANY, { regularPrice: 1234.5 })
    expect(priceNow).toBe(1234.5)
    expect(prices.at(-1)).toEqual({ at: new Date(NOON).toISOString(), price: 1234.5 })
    expect((await details(MANY)).prices.regular).toBe(1234.5)
    expect(
      await shop.refusal('/shop/cart/product/add', {
        productId: MANY,
        quantity: 1,
        deliveryTypeId: 1,
        productPrice: 1000,
        currencyCode: 'PLN',
      }),
    ).toMatchObject({
      code: 'PRICE_CHANGED',
      price: 1234.5,
    })
    expect((await details(MANY, { 'x-mock-world': 'other' })).prices.regular).toBe(1000)
  })

  test('EXT-01: get a promo with the 30-day low of the prices before it, and lose it', async () => {
    await change(MANY, { regularPrice: 900 })
    shop.world.setNow(NOON + 10 * 86_400_000)
    await change(MANY, { regularPrice: 1000 })
    shop.world.setNow(NOON + 11 * 86_400_000)
    const { promo } = await change(MANY, { promo: { price: 800, endsAt: '2022-03-30T12:00' } })
    expect(promo).toEqual({ price: 800, startsAt: '2022-03-28T11:00:00.000Z', endsAt: '2022-03-30T10:00:00.000Z' })
    expect((await details(MANY)).prices).toMatchObject({ regular: 1000, promo: 800, lowestPriceLast30Days: 900 })
    const { prices } = await change(MANY, { promo: null })
    expect(prices.slice(-4).map(({ price }) => price)).toEqual([900, 1000, 800, 1000])
    expect((await details(MANY)).prices.promo).toBeNull()
  })

  test('record a promo that began and ended between two changes', async () => {
    await change(MANY, { promo: { price: 700, startsAt: '2022-03-20T00:00:00Z', endsAt: '2022-03-22T00:00:00Z' } })
    shop.world.setNow('2022-03-25T00:00:00Z')
    const { prices } = await change(MANY, { promo: { price: 800 } })
    expect(prices.slice(-3)).toEqual([
      { at: '2022-03-20T00:00:00.000Z', price: 700 },
      { at: '2022-03-22T00:00:00.000Z', price: 1000 },
      { at: '2022-03-25T00:00:00.000Z', price: 800 },
    ])
    expect((await details(MANY)).prices.lowestPriceLast30Days).toBe(700)
  })

  test('two changes in one instant of a frozen clock are two records', async () => {
    await change(MANY, { regularPrice: 900 })
    const { prices } = await change(MANY, { regularPrice: 950 })
    expect(prices.slice(-2).map(({ at }) => Date.parse(at))).toEqual([NOON, NOON + 1])
  })

  test('drop the seeded end of a promo that was changed before it', async () => {
    const { prices } = await change(PRODUCT.promoOpen, { regularPrice: 1100, promo: null })
    expect(prices.at(-1)?.price).toBe(1100)
  })
})

test('a vendor is suspended and reinstated, goes on holiday and comes back', async () => {
  expect(await changeOf(VENDOR.plain, { isSuspended: true })).toMatchObject({ id: VENDOR.plain, isSuspended: true, vacationUntil: null })
  expect((await details(MANY)).vendor).toMatchObject({ id: VENDOR.plain })
  expect(await changeOf(VENDOR.plain, { isSuspended: false, vacationUntil: '2022-03-20' })).toMatchObject({
    isSuspended: false,
    vacationUntil: '2022-03-20',
  })
  expect((await find(`?q=${MANY}`))[0]?.vendor).toMatchObject({ isSuspended: false, vacationUntil: '2022-03-20' })
  expect(await changeOf(VENDOR.onHoliday, { vacationUntil: null })).toMatchObject({ vacationUntil: null })
})

test('carts and orders of a world are listed, the newest first', async () => {
  await shop.add(MANY, { quantity: 2 })
  const order = await shop.order()
  await shop.add(MANY)
  const orders = (await shop.world.call(listOrders)).data.items
  expect(orders).toMatchObject([
    { id: order.orderId, number: order.number, status: 'AWAITING_PAYMENT', lines: [{ productId: MANY, quantity: 2 }] },
  ])
  expect(orders[0]?.totalCost).toBe(order.summary.totalCost)
  const carts = (await shop.world.call(listCarts)).data.items
  expect(carts).toMatchObject([{ owner: `guest:${GUEST.guestId}`, lines: [{ productId: MANY, deliveryTypeId: 1, quantity: 1 }] }])
  expect((await shop.world.call(listOrders, '/__mock/orders?world=other')).data.items).toEqual([])
})

test('a cart says when it was changed last, whatever changed it, and stands first then', async () => {
  const stands = async () => (await shop.world.call(listCarts)).data.items.map(({ owner, changedAt }) => [owner.split(':')[0], changedAt])
  const later = (days: number) => new Date(NOON + days * DAY_MS).toISOString()
  await shop.add(MANY)
  const headers = await shop.world.logIn('customer')
  shop.world.setNow(NOON + DAY_MS)
  await shop.add(OTHER, {}, headers)
  const change = (call: string, body: object) =>
    shop.world.send(`/shop/cart/product/${call}`, { headers: GUEST, body: { productId: MANY, ...body } })
  const changes = [
    async () => shop.add(MANY),
    async () => change('change-quantity', { quantity: 1 }),
    async () => change('remove-details', {}),
  ]
  for (const [at, act] of changes.entries()) {
    shop.world.setNow(NOON + (at + 2) * DAY_MS)
    await act()
    expect(await stands()).toEqual([
      ['guest', later(at + 2)],
      ['client', later(1)],
    ])
  }
  await shop.add(MANY)
  shop.world.setNow(NOON + 9 * DAY_MS)
  await shop.world.logIn('customer', GUEST)
  expect(await stands()).toEqual([['client', later(9)]])
})

test('an order does not come back into a state that it has left: nothing would tell or date it', async () => {
  await shop.add(MANY)
  const path = `/__mock/orders/${(await shop.order()).orderId}`
  const patch = async (status: string) => shop.world.statusOf(path, { method: 'PATCH', body: { status } })
  expect([await patch('PAID'), await patch('SHIPPED'), await patch('SHIPPED')]).toEqual([200, 200, 200])
  expect(await patch('PAID')).toBe(409)
  expect((await shop.world.call(checkInvariants)).data.ok).toBe(true)
})

test('an order is brought into a state; an unknown one is 404, a cancelled one 409', async () => {
  await shop.add(MANY)
  const { orderId } = await shop.order()
  const path = `/__mock/orders/${orderId}`
  const body = { status: 'SHIPPED' }
  expect((await shop.world.call(changeOrder, path, { body })).data).toEqual({ id: orderId, status: 'SHIPPED' })
  expect(await shop.world.statusOf('/__mock/orders/9', { method: 'PATCH', body })).toBe(404)
  shop.world.db.update(order).set({ status: 'CANCELLED' }).run()
  expect(await shop.world.statusOf(path, { method: 'PATCH', body })).toBe(409)
})

test('an order from which was withdrawn is not cancelled: that would be paid back twice', async () => {
  await shop.add(MANY)
  const { orderId } = await shop.order()
  const patch = async (status: string) => await shop.world.statusOf(`/__mock/orders/${orderId}`, { method: 'PATCH', body: { status } })
  expect(await patch('DELIVERED')).toBe(200)
  const items = [{ productId: MANY, deliveryTypeId: 1, quantity: 1 }]
  const path = `/shop/client/orders/${orderId}/withdrawals`
  expect(await shop.world.statusOf(path, { headers: GUEST, body: { items, reason: null } })).toBe(200)
  expect(await patch('CANCELLED')).toBe(409)
  expect((await shop.world.call(refundOrder, `/__mock/orders/${orderId}/refund`)).data.refunds).toHaveLength(1)
})

test('EXT-50: an order that was paid and cancelled is refunded; of any other nothing is due', async () => {
  const headers = await shop.world.logIn('customer')
  await shop.add(MANY, {}, headers)
  const { orderId } = await shop.order({}, headers)
  const path = `/__mock/orders/${orderId}`
  expect(await shop.world.statusOf(`${path}/refund`, { method: 'POST' })).toBe(409)
  expect(await shop.world.statusOf('/__mock/orders/9/refund', { method: 'POST' })).toBe(404)
  await shop.world.call(changeOrder, path, { body: { status: 'PAID' } })
  await shop.world.send(`/shop/client/orders/${orderId}/cancel`, { headers, body: {} })
  expect((await shop.world.call(refundOrder, `${path}/refund`)).data).toEqual({ id: orderId, refunds: [1000] })
})

test('GAP-100: an overdue order is cancelled by the clock, also where the control API alone is asked', async () => {
  await shop.add(MANY)
  const { orderId } = await shop.order()
  shop.world.setNow(NOON + 3 * DAY_MS)
  const move = { method: 'PATCH', body: { status: 'PAID' } }
  expect(await shop.world.statusOf(`/__mock/orders/${orderId}`, move)).toBe(409)
  expect((await shop.world.call(listOrders)).data.items).toMatchObject([{ id: orderId, status: 'CANCELLED' }])
  expect(shop.world.outbox()[0]?.subject).toContain('PAT-')
  expect(shop.world.outbox()).toHaveLength(2)
})
