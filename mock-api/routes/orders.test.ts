import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#app/domain/time/instant.ts'
import { sandboxPayment, settleSandboxPayment } from '#app/shop-api/contract/sandbox-payment.ts'
import { clientDetails } from '#app/shop-api/contract/client.ts'
import { buyAgain, cancelOrder, orderDetails, orders } from '#app/shop-api/contract/orders.ts'
import { changeOrder } from '../control/contract/shop.ts'
import { type CartWorld, createCartWorld, MANY, ORDER, OTHER, sandboxPath } from '../test-world/cart-calls.ts'
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
  const createdAt = { date: '2022-03-17 12:00:00' }
  expect(items[1]).toMatchObject({ number: first.number, createdAt, status: 'AWAITING_PAYMENT', totalCost: 2000, itemsCount: 2 })
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
  const item = { id: PRODUCT.promoOpen, href: `/fotel-366-${PRODUCT.promoOpen}`, quantity: 1, price: 1000, promoPrice: 750.5 }
  const ofPlain = order.deliveries.find(({ vendor }) => vendor.id === VENDOR.plain)
  expect(ofPlain).toMatchObject({ deliveryTypeId: 1, items: [item] })
  expect(order.summary).toEqual(summary)
  expect(order.payment).toMatchObject({ method: 'BANK_TRANSFER', status: 'PENDING', paymentLink })
  expect(order.documents?.[0]?.buyer).toEqual({ name: 'Pracownia', address: ['Łódź'], taxNumber: invoice.nip })
})

test('a paid order has its status and no payment link', async () => {
  const headers = await shop.world.logIn('customer')
  const { orderId, paymentLink } = await placed(headers)
  const path = sandboxPath(paymentLink)
  await shop.world.call(settleSandboxPayment, path, { body: { status: 'PAID' } })
  expect(await detailsOf(orderId, headers)).toMatchObject({ status: 'PAID', payment: { status: 'PAID', paymentLink: null } })
})

describe('EXT-16: after an order', () => {
  let headers: Record<string, string>
  beforeEach(async () => {
    headers = await shop.world.logIn('customer')
  })
  const cancel = async (id: number) => shop.world.call(cancelOrder, `${ORDERS}/${id}/cancel`, { headers, method: 'POST' })
  const move = async (id: number, status: string) =>
    (await shop.world.call(changeOrder, `/__mock/orders/${id}`, { method: 'PATCH', body: { status } })).data

  test('an unpaid order by bank transfer names the account, the title and the day by which it is paid', async () => {
    const { orderId, number, paymentLink } = await placed(headers)
    const { payment, events, actions } = await detailsOf(orderId, headers)
    expect(payment).toMatchObject({
      transfer: { recipient: 'Patyna', iban: 'PL40000000000000000000001001', title: number },
      dueBy: { date: '2022-03-20 12:00:00' },
    })
    expect(events).toMatchObject([{ status: 'AWAITING_PAYMENT', at: { date: '2022-03-17 12:00:00' } }])
    expect(actions).toEqual(['CANCEL', 'BUY_AGAIN'])
    const sandbox = await shop.world.call(sandboxPayment, sandboxPath(paymentLink))
    expect(sandbox.data.transfer).toEqual(payment.transfer)
  })

  test('a card payment and a paid order name no account', async () => {
    const byCard = await placed(headers, { paymentMethod: 'CARD' })
    expect((await detailsOf(byCard.orderId, headers)).payment.transfer).toBeNull()
    const byTransfer = await placed(headers)
    await move(byTransfer.orderId, 'PAID')
    expect((await detailsOf(byTransfer.orderId, headers)).payment).toMatchObject({ transfer: null, dueBy: null })
  })

  test('its things have photos and a day of arrival, which counts from the payment', async () => {
    const { orderId } = await placed(headers)
    const arrival = async () => (await detailsOf(orderId, headers)).deliveries[0]?.arrivesBy?.date
    const [delivery] = (await detailsOf(orderId, headers)).deliveries
    expect(delivery?.items[0]?.imageUrl).toMatch(/^\/photos\/.+-640\.avif$/)
    const ifPaidNow = await arrival()
    shop.world.setNow(NOON + DAY_MS)
    await move(orderId, 'PAID')
    const paid = await arrival()
    expect(paid).not.toBe(ifPaidNow)
    shop.world.setNow(NOON + 9 * DAY_MS)
    expect(await arrival()).toBe(paid)
  })

  test('a parcel has a number once it is sent, and its states their times', async () => {
    const { orderId } = await placed(headers)
    for (const [hours, status] of [
      [1, 'PAID'],
      [2, 'IN_PREPARATION'],
      [3, 'SHIPPED'],
      [4, 'DELIVERED'],
    ] as const) {
      shop.world.setNow(NOON + hours * HOUR_MS)
      await move(orderId, status)
    }
    const { deliveries, events, actions } = await detailsOf(orderId, headers)
    const number = deliveries[0]?.parcel?.number
    expect(deliveries[0]?.parcel).toEqual({ carrier: 'Kurier 24', number, url: `https://kurier24.example/paczka/${number}` })
    expect(events?.map(({ status, at }) => [status, at.date.slice(11, 13)])).toEqual([
      ['AWAITING_PAYMENT', '12'],
      ['PAID', '13'],
      ['IN_PREPARATION', '14'],
      ['SHIPPED', '15'],
      ['DELIVERED', '16'],
    ])
    expect(actions).toEqual(['BUY_AGAIN'])
    expect(await (await shop.world.send(`${ORDERS}/${orderId}/cancel`, { headers, method: 'POST' })).json()).toMatchObject({
      error: { code: 'CONFLICT' },
    })
  })

  test('a cancelled order gives its pieces back once, and a mail says what is refunded', async () => {
    const { orderId } = await placed(headers)
    await move(orderId, 'PAID')
    const left = await shop.stockOf(MANY)
    expect((await cancel(orderId)).data).toMatchObject({ id: orderId, status: 'CANCELLED', actions: ['BUY_AGAIN'] })
    expect((await cancel(orderId)).data.status).toBe('CANCELLED')
    expect(await shop.stockOf(MANY)).toBe(left + 2)
    const [mail, ...others] = shop.world.outbox().filter(({ template }) => template === 'order-cancelled')
    expect(mail?.recipient).toBe(ORDER.email)
    expect(mail?.link).toMatch(new RegExp(`^/checkout\\?step=thank-you&order=PAT-${orderId}&payment=[0-9a-f-]{36}$`))
    expect(mail?.body).toMatch(/Zwrócimy 2\s000\szł tą samą drogą/)
    expect(others).toEqual([])
    expect(await move(orderId, 'SHIPPED').catch(() => 'refused')).toBe('refused')
  })

  test('an unpaid one refunds nothing', async () => {
    const { data } = await cancel((await placed(headers)).orderId)
    expect(shop.world.outbox()[0]?.body).toMatch(/Nic nie trzeba płacić/)
    expect(data).toMatchObject({ payment: { isExpired: false, paymentLink: null }, deliveries: [{ arrivesBy: null }] })
  })

  test('its things go into the cart again at the prices of now, and what is sold is named', async () => {
    await shop.add(MANY, { quantity: 2 }, headers)
    await shop.add(OTHER, {}, headers)
    const { orderId } = await shop.order({}, headers)
    shop.change(MANY, { regularPrice: 110_000 })
    shop.change(OTHER, { stock: 0 })
    const sent = { headers: { ...headers, 'idempotency-key': 'again-0001' } }
    const { data } = await shop.world.call(buyAgain, `${ORDERS}/${orderId}/buy-again`, sent)
    const repeated = await shop.world.call(buyAgain, `${ORDERS}/${orderId}/buy-again`, sent)
    expect(repeated.data, 'EXT-06: the answer was lost').toEqual(data)
    expect([data.added, data.left.map(({ id }) => id)]).toMatchObject([[{ id: MANY, quantity: 2, ordered: 2 }], [OTHER]])
    const cart = await shop.fullCart(headers)
    expect(cart.deliveries[0]?.items).toMatchObject([{ id: MANY, quantity: 2, price: 1100 }])
  })

  test('what lies in the cart with all its pieces already is not left out; sold out meanwhile, it is', async () => {
    await shop.add(MANY, { quantity: 2 }, headers)
    const { orderId } = await shop.order({}, headers)
    shop.change(MANY, { stock: 1 })
    const again = async () => {
      const { data } = await shop.world.call(buyAgain, `${ORDERS}/${orderId}/buy-again`, { headers, method: 'POST' })
      return [data.added.map(({ id, quantity, ordered }) => [id, quantity, ordered]), data.left.map(({ id }) => id)]
    }
    expect(await again(), 'EXT-70: one of two').toEqual([[[MANY, 1, 2]], []])
    expect(await again(), 'EXT-70: it lies there already').toEqual([[[MANY, 0, 2]], []])
    expect((await shop.fullCart(headers)).deliveries[0]?.items).toMatchObject([{ id: MANY, quantity: 1 }])
    shop.change(MANY, { stock: 0 })
    expect(await again()).toEqual([[], [MANY]])
  })

  test('the user is told of the orders that await a payment, and where each is paid', async () => {
    const unpaid = async () => (await shop.world.call(clientDetails, { headers })).data?.unpaidOrders
    expect(await unpaid()).toEqual([])
    const first = await placed(headers)
    shop.world.setNow(NOON + 1000)
    const second = await placed(headers)
    expect(await unpaid()).toEqual([second, first].map(({ orderId: id, number, paymentLink }) => ({ id, number, paymentLink })))
    await move(first.orderId, 'PAID')
    const path = sandboxPath(second.paymentLink)
    await shop.world.call(settleSandboxPayment, path, { body: { status: 'REJECTED' } })
    expect(await unpaid()).toEqual([{ id: second.orderId, number: second.number, paymentLink: null }])
  })

  test('EXT-18: a proforma before the payment, an invoice after it, per vendor; they add up to what is paid', async () => {
    await shop.add(MANY, { quantity: 2 }, headers)
    await shop.add(PRODUCT.ofVendorOnHoliday, {}, headers)
    const deliveries = [...ORDER.deliveries, { vendorId: VENDOR.onHoliday, deliveryTypeId: 1 }]
    const { orderId, summary } = await shop.order({ deliveries, promoCode: 'TENTH' }, headers)
    const documents = async () => (await detailsOf(orderId, headers)).documents ?? []
    expect((await documents()).map(({ kind, seller }) => [kind, seller.name])).toEqual([
      ['PROFORMA', 'Dom z duszą'],
      ['PROFORMA', 'Na urlopie'],
    ])
    await move(orderId, 'PAID')
    const [first, second] = (await documents()).filter(({ kind }) => kind === 'INVOICE')
    expect(first).toMatchObject({
      number: `FV/2022/${VENDOR.plain}/1`,
      lines: [{ quantity: 2, gross: 2000, billed: { unit: 'PIECE', vatPercent: 23, gross: 1800 } }],
      discount: 200,
      deliveries: [{ unit: 'SERVICE', quantity: 1 }],
    })
    expect((first?.gross ?? 0) + (second?.gross ?? 0)).toBeCloseTo(summary.totalCost, 5)
    for (const { net, vat, gross } of await documents()) expect(net + vat).toBeCloseTo(gross, 5)
  })
})
