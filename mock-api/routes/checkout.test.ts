import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#app/domain/time/instant.ts'
import { estimateDelivery, paymentMethods, placeOrder } from '#app/shop-api/contract/checkout.ts'
import { productDetails } from '#app/shop-api/contract/product.ts'
import { orderLine } from '#db/order-tables.ts'
import { promoCode } from '#db/cart-tables.ts'
import { vendorChange } from '#db/shop-change-tables.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, ORDER, OTHER, PIECES } from '../test-world/cart-calls.ts'
import { PERSONA_NAMES } from '../test-world/personas.ts'
import { PRODUCT } from '../test-world/products.ts'
import { NOON } from '../test-world/time.ts'
import { VENDOR } from '../test-world/vendors.ts'

const PLACE = '/shop/checkout/order'
const KEY = { 'idempotency-key': '22222222-7a8e-4a53-9a0d-0f5a3c1d2e3f' }

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
})

const body = { productId: PRODUCT.priceAtThreshold, quantity: 1, zipCode: '90-926', countryId: 'PL' }

test.each(PERSONA_NAMES)('API-20, GAP-39: %s gets them', async (name) => {
  const headers = await shop.world.logIn(name)
  expect((await shop.world.call(estimateDelivery, { headers, body })).data.items).toEqual([
    { type: 'STANDARD', deliveryTypeId: 1, price: 99, currencyId: 'PLN', days: 2 },
    { type: 'HOME', deliveryTypeId: 2, price: 199, currencyId: 'PLN', days: 2 },
  ])
})

test.each([
  [{ quantity: 2 }, [0, 0]],
  [{ productId: PRODUCT.priceAboveThreshold }, [0, 0]],
  [{ productId: PRODUCT.promoBelowThreshold }, [99, 199]],
  [{ productId: PRODUCT.homeOnly }, [0]],
  [{ productId: PRODUCT.withoutDelivery }, []],
])('DLV-10: with %j it costs %j', async (more, prices) => {
  const headers = await shop.world.logIn('customer')
  const { data } = await shop.world.call(estimateDelivery, { headers, body: { ...body, ...more } })
  expect(data.items.map(({ price }) => price)).toEqual(prices)
})

test('GAP-83: of a vendor on holiday it is sent once that is over', async () => {
  const headers = await shop.world.logIn('customer')
  const { data } = await shop.world.call(estimateDelivery, { headers, body: { ...body, productId: PRODUCT.ofVendorOnHoliday } })
  const { data: product } = await shop.world.call(productDetails, `/shop/product/details/${PRODUCT.ofVendorOnHoliday}`)
  // Thursday 17 March: Friday, then as many days as it takes from Monday on.
  expect(data.items[0]?.days).toBe(1 + product.shippingDays)
})

test('GAP-76: an estimate is in the currency of the market', async () => {
  const headers = { ...(await shop.world.logIn('customer')), langId: 'es' }
  expect((await shop.world.call(estimateDelivery, { headers, body })).data.items).toMatchObject([
    { price: 23.02, currencyId: 'EUR' },
    { price: 46.28, currencyId: 'EUR' },
  ])
})

test('GAP-32: payment methods', async () => {
  const { data } = await shop.world.call(paymentMethods, { headers: { langId: 'en' } })
  expect(data.items.map(({ id, min, max }) => [id, min, max])).toEqual(
    expect.arrayContaining([
      ['BLIK', null, null],
      ['PAY_PO', 40, 5000],
      ['ZERO_PERCENT', 300, 20_000],
    ]),
  )
  expect(data.items[0]).toMatchObject({ name: 'Bank transfer', currencies: ['PLN', 'EUR'] })
})

test.each(['guest', ...PERSONA_NAMES] as const)('GAP-31: %s orders, and the stock is reduced', async (name) => {
  const headers = name === 'guest' ? GUEST : await shop.world.logIn(name)
  await shop.add(MANY, { quantity: 2 }, headers)
  const { data } = await shop.world.call(placeOrder, { headers, body: ORDER })
  expect(data).toMatchObject({ number: `PAT-${data.orderId}`, status: 'AWAITING_PAYMENT', summary: { totalCost: 2000 } })
  expect(data.paymentLink).toMatch(/^\/platnosc-testowa\/[0-9a-f-]{36}$/)
  expect(await shop.stockOf(MANY)).toBe(PIECES - 2)
  expect(await shop.cartOf(headers)).toBe('EMPTY_CART')
})

test('GAP-31: sold-out products stop the order and are listed; no stock is reduced', async () => {
  await shop.add(MANY, { quantity: 3 })
  await shop.add(OTHER)
  shop.change(MANY, { stock: 2 })
  expect(await shop.refusal(PLACE, ORDER)).toMatchObject({
    status: 409,
    code: 'NOT_AVAILABLE',
    lines: [{ productId: MANY, deliveryTypeId: 1, quantity: 3, amountOfAvailableItems: 2 }],
  })
  expect(await shop.stockOf(OTHER)).toBe(PIECES)
  expect(await shop.quantities()).toEqual({ [`${MANY}:1`]: 3, [`${OTHER}:1`]: 1 })
  expect(shop.world.outbox()).toEqual([])
})

test('GAP-99: the order stores the source of its products', async () => {
  await shop.add(MANY, { campaignId: 12 })
  await shop.order()
  expect(shop.world.db.select().from(orderLine).all()).toMatchObject([{ productId: MANY, campaignId: 12, listId: null }])
})

test('GAP-44, GAP-100: products of a vendor suspended in the meantime stop the order', async () => {
  await shop.add(MANY)
  shop.world.db.insert(vendorChange).values({ world: 'main', vendorId: VENDOR.plain, isSuspended: true }).run()
  expect(await shop.refusal(PLACE, ORDER)).toMatchObject({ status: 409, code: 'NOT_AVAILABLE', lines: [{ productId: MANY }] })
})

test('GAP-100: what is offered no more the way it lies in the cart stops the order as what is gone', async () => {
  await shop.add(MANY)
  await shop.world.send(`/__mock/products/${MANY}`, { method: 'PATCH', body: { standardDeliveryPrice: null } })
  expect(await shop.refusal(PLACE, ORDER)).toMatchObject({
    status: 409,
    code: 'NOT_AVAILABLE',
    lines: [{ productId: MANY, amountOfAvailableItems: 0 }],
  })
})

test('an empty cart cannot be ordered', async () => {
  expect(await shop.refusal(PLACE, ORDER)).toMatchObject({ status: 409, code: 'CONFLICT' })
})

test('GAP-31: the way of delivery can change; lines that become equal are merged', async () => {
  await shop.add(PRODUCT.priceAtThreshold, { productPrice: 350 })
  const { summary } = await shop.order({ deliveries: [{ vendorId: VENDOR.plain, deliveryTypeId: 'HOME' }] })
  expect(summary.prices.deliveries).toBe(199)
  await shop.add(MANY, { deliveryTypeId: 2 })
  await shop.add(MANY)
  expect((await shop.order()).summary.totalCost).toBe(2000)
})

test.each([
  ['one that no line uses', [2, 1]],
  ['one that a product lacks', [1]],
  ['none', []],
])('GAP-31: ways of delivery with %s are refused', async (_what, types) => {
  await shop.add(PRODUCT.homeOnly, { deliveryTypeId: 2 })
  const deliveries = types.map((deliveryTypeId) => ({ vendorId: VENDOR.plain, deliveryTypeId }))
  expect(await shop.refusal(PLACE, { ...ORDER, deliveries })).toMatchObject({ status: 422, fields: { deliveries: expect.any(String) } })
})

test('a code is used once, and valid again if the order was not paid', async () => {
  await shop.add(MANY)
  expect((await shop.order({ promoCode: 'ONCE' })).summary).toMatchObject({ totalCost: 900, discount: { code: 'ONCE', products: 100 } })
  await shop.add(MANY)
  expect((await shop.fullCart(GUEST, 'ONCE')).promoCodeError).toBe('PROMO_CODE_INVALID')
  shop.world.setNow(NOON + 72 * HOUR_MS)
  expect((await shop.fullCart(GUEST, 'ONCE')).promoCodeError).toBe(null)
  const codes = shop.world.db.select().from(promoCode).all()
  expect(codes.find(({ world, code }) => world === 'main' && code === 'ONCE')).toMatchObject({ usesLeft: 1 })
})

test('GAP-38: a personal code is used as often as its holder may, and comes back with a cancelled order', async () => {
  const headers = await shop.world.logIn('pro')
  const order = async () => {
    await shop.add(MANY, {}, headers)
    return shop.order({ promoCode: 'PERSONAL' }, headers)
  }
  const [{ orderId }] = [await order(), await order()]
  await shop.add(MANY, {}, headers)
  expect(await shop.refusal(PLACE, { ...ORDER, promoCode: 'PERSONAL' }, headers)).toMatchObject({
    status: 422,
    fields: { promoCode: expect.any(String) },
  })
  await shop.world.send(`/shop/client/orders/${orderId}/cancel`, { headers, method: 'POST' })
  expect((await shop.order({ promoCode: 'PERSONAL' }, headers)).summary).toMatchObject({ totalCost: 900 })
})

test('EXT-06: the same key and body place one order; another body is 422', async () => {
  const headers = { ...GUEST, ...KEY }
  await shop.add(MANY)
  const first = await shop.order({}, headers)
  expect(await shop.order({}, headers)).toEqual(first)
  expect(await shop.stockOf(MANY)).toBe(PIECES - 1)
  expect(shop.world.outbox()).toHaveLength(1)
  expect(await shop.refusal(PLACE, { ...ORDER, comment: 'Proszę dzwonić' }, headers)).toMatchObject({ status: 422 })
})

test('GAP-76: in the market of another language the order is in EUR', async () => {
  const headers = { ...GUEST, langId: 'en' }
  await shop.add(MANY, { productPrice: 232.56, currencyCode: 'EUR' }, headers)
  expect((await shop.order({}, headers)).summary).toMatchObject({ totalCost: 232.56, currency: { id: 'EUR' } })
  await shop.add(MANY, { productPrice: 232.56, currencyCode: 'EUR' }, headers)
  expect(await shop.refusal(PLACE, { ...ORDER, paymentMethod: 'BLIK' }, headers)).toMatchObject({ status: 422 })
})
