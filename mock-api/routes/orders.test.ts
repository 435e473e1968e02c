import { beforeEach, expect, test } from 'vitest'
import { settleSandboxPayment } from '#app/shop-api/contract/checkout.ts'
import { orderDetails, orders } from '#app/shop-api/contract/orders.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, ORDER, OTHER } from '../test-world/cart-calls.ts'
import { PERSONA_NAMES } from '../test-world/personas.ts'
import { PRODUCT } from '../test-world/products.ts'
import { NOON } from '../test-world/time.ts'
import { VENDOR } from '../test-world/vendors.ts'

const ORDERS = '/shop/client/orders'

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
})

const placed = async (headers: Record<string, string>, more: object = {}) => {
  await shop.add(MANY, { quantity: 2 }, headers)
  return shop.order(more, headers)
}
const pageOf = async (headers: Record<string, string>, query = '') => (await shop.world.call(orders, ORDERS + query, { headers })).data
const detailsOf = async (id: number, headers: Record<string, string>) =>
  (await shop.world.call(orderDetails, `${ORDERS}/${id}`, { headers })).data

test.each(PERSONA_NAMES)('GAP-33: %s sees the own orders, newest first', async (name) => {
  const headers = await shop.world.logIn(name)
  const first = await placed(headers)
  shop.world.setNow(NOON + 1000)
  const second = await placed(headers)
  const { items, pagination } = await pageOf(headers)
  expect(pagination).toEqual({ total: 2, page: 1, per_page: 32 })
  expect(items.map(({ id }) => id)).toEqual([second.orderId, first.orderId])
  expect(items[1]).toEqual({
    id: first.orderId,
    number: first.number,
    createdAt: { date: '2022-03-17 12:00:00', timezone_type: 3, timezone: 'Europe/Warsaw' },
    status: 'AWAITING_PAYMENT',
    totalCost: 2000,
    currency: { id: 'PLN', name: 'złoty' },
    itemsCount: 2,
  })
  expect((await pageOf(headers, '?per_page=1&page=2')).items).toMatchObject([{ id: first.orderId }])
})

test('GAP-33: an order with deliveries, address and payment, as ordered', async () => {
  const headers = await shop.world.logIn('customer')
  await shop.add(PRODUCT.promoOpen, { productPrice: 750.5 }, headers)
  await shop.add(PRODUCT.ofVendorOnHoliday, {}, headers)
  const invoice = { company: 'Pracownia', nip: '526-104-08-28', address: 'Łódź' }
  const deliveries = [...ORDER.deliveries, { vendorId: VENDOR.onHoliday, deliveryTypeId: 2 }]
  const { orderId, paymentLink, summary } = await shop.order(
    { invoice, deliveries, comment: 'Proszę dzwonić', promoCode: 'TENTH' },
    headers,
  )
  shop.change(PRODUCT.promoOpen, { regularPrice: 1 })
  const order = await detailsOf(orderId, headers)
  expect(order).toMatchObject({ contact: { email: ORDER.email, lastName: 'Nowak' }, deliveryAddress: ORDER.deliveryAddress, invoice })
  expect(order.deliveries).toHaveLength(2)
  expect(order.deliveries).toContainEqual(
    expect.objectContaining({
      vendor: { id: VENDOR.plain, name: 'Dom z duszą' },
      deliveryTypeId: 1,
      items: [
        {
          id: PRODUCT.promoOpen,
          name: 'Fotel 366',
          href: `/fotel-366-${PRODUCT.promoOpen}`,
          quantity: 1,
          price: 1000,
          promoPrice: 750.5,
          currencyId: 'PLN',
        },
      ],
    }),
  )
  expect(order.summary).toEqual(summary)
  expect(order.payment).toEqual({ method: 'BANK_TRANSFER', status: 'PENDING', paymentLink })
})

test('a paid order has its status and no payment link', async () => {
  const headers = await shop.world.logIn('customer')
  const { orderId, paymentLink } = await placed(headers)
  const path = paymentLink.replace('/platnosc-testowa/', '/shop/checkout/sandbox-payment/')
  await shop.world.call(settleSandboxPayment, path, { body: { status: 'PAID' } })
  expect(await detailsOf(orderId, headers)).toMatchObject({ status: 'PAID', payment: { status: 'PAID', paymentLink: null } })
})

test('an order not paid within 72 hours is cancelled', async () => {
  const headers = await shop.world.logIn('customer')
  const { orderId } = await placed(headers)
  shop.world.setNow(NOON + 72 * 3_600_000)
  expect(await detailsOf(orderId, headers)).toMatchObject({ status: 'CANCELLED', payment: { paymentLink: null } })
})

test('GAP-130: the order of another, and of another world, is 404', async () => {
  const { orderId } = await placed(await shop.world.logIn('customer'))
  for (const name of ['pro', 'vendor', 'provendor', 'admin'] as const) {
    const headers = await shop.world.logIn(name)
    expect((await pageOf(headers)).items).toEqual([])
    expect((await shop.world.send(`${ORDERS}/${orderId}`, { headers })).status).toBe(404)
  }
  const elsewhere = await shop.world.logIn('customer', { 'x-mock-world': 'b' })
  expect((await shop.world.send(`${ORDERS}/${orderId}`, { headers: elsewhere })).status).toBe(404)
})

test('a guest has no list of orders: 401', async () => {
  await shop.add(OTHER)
  await shop.order()
  expect((await shop.world.send(ORDERS, { headers: GUEST })).status).toBe(401)
})
