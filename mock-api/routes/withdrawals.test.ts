import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { orderDetails } from '#app/shop-api/contract/orders.ts'
import { withdraw } from '#app/shop-api/contract/withdrawals.ts'
import { deleteAccount } from '#app/shop-api/contract/account.ts'
import { sandboxPayment } from '#app/shop-api/contract/sandbox-payment.ts'
import { changeOrder, checkInvariants } from '../control/contract/shop.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, ORDER, OTHER } from '../test-world/cart-calls.ts'
import { PERSONA_PASSWORD } from '../test-world/personas.ts'
import { PRODUCT } from '../test-world/products.ts'
import { NOON } from '../test-world/time.ts'
import { VENDOR } from '../test-world/vendors.ts'

const ORDERS = '/shop/client/orders'

let shop: CartWorld
let headers: Record<string, string>
beforeEach(async () => {
  shop = await createCartWorld()
  headers = await shop.world.logIn('customer')
})

const move = async (id: number, status: string) =>
  shop.world.call(changeOrder, `/__mock/orders/${id}`, { method: 'PATCH', body: { status } })
const details = async (id: number, as = headers) => (await shop.world.call(orderDetails, `${ORDERS}/${id}`, { headers: as })).data
const item = (productId: number, quantity = 1) => ({ productId, deliveryTypeId: 1, quantity })
const body = (...items: ReturnType<typeof item>[]) => ({ items, reason: null })
const send = async (id: number, what: object, more: Record<string, string> = {}) =>
  shop.world.send(`${ORDERS}/${id}/withdrawals`, { headers: { ...headers, ...more }, body: what })

/** A paid order of two pieces of one thing, one of another, of one vendor. */
async function paid(more: object = {}, as = headers) {
  await shop.add(MANY, { quantity: 2 }, as)
  await shop.add(OTHER, {}, as)
  const { orderId } = await shop.order(more, as)
  await move(orderId, 'PAID')
  return orderId
}

test('EXT-17: one of three pieces is withdrawn from: the rest is left, the refund is its price, and a mail says so', async () => {
  const id = await paid()
  await move(id, 'SHIPPED')
  const received = await shop.world.call(withdraw, `${ORDERS}/${id}/withdrawals`, {
    headers,
    body: { ...body(item(MANY)), reason: 'Za duży' },
  })
  expect(received.data).toEqual({ orderId: id })
  const { withdrawal, withdrawals } = await details(id)
  expect(withdrawals).toMatchObject([
    { refund: 1000, currencyId: 'PLN', items: [{ id: MANY, quantity: 1 }], receivedAt: { date: '2022-03-17 12:00:00' } },
  ])
  expect(withdrawal).toMatchObject({
    refusal: null,
    until: null,
    left: [
      { id: MANY, quantity: 1 },
      { id: OTHER, quantity: 1 },
    ],
  })
  const [mail] = shop.world.outbox()
  expect(mail).toMatchObject({ template: 'withdrawal-received', recipient: ORDER.email })
  expect(mail?.link).toMatch(new RegExp(`^/historia-zamowien/${id}/odstapienie\\?payment=[0-9a-f-]{36}$`))
  expect(mail?.body).toMatch(/^Hanna Nowak: 17 marca 2022 12:00 otrzymaliśmy/)
  expect(mail?.body).toMatch(
    /1 × .+\nPowód: Za duży\nZwrócimy 1\s000\szł .+\nRzeczy odeślij .+Dom z duszą, ul\. Magazynowa 2, .+ Łódź\. Koszt odesłania rzeczy ponosisz Ty\.$/,
  )
})

test('EXT-17: the mail is in the language of the reader, and asks for nothing back that was not sent', async () => {
  const id = await paid()
  expect((await send(id, body(item(MANY)), { langId: 'es' })).status).toBe(200)
  expect(shop.world.outbox()[0]).toMatchObject({
    langId: 'es',
    body: expect.stringMatching(/14 días\.\nAún no se había enviado, así que no hay nada que devolver\.$/),
    link: expect.stringContaining(`/es/historial-de-pedidos/${id}/desistimiento?payment=`),
  })
})

test('EXT-17: pieces that were not sent yet are on sale again, others not before they have come back', async () => {
  const id = await paid()
  const left = await shop.stockOf(MANY)
  for (const status of ['IN_PREPARATION', 'SHIPPED']) {
    await move(id, status)
    expect((await send(id, body(item(MANY)))).status).toBe(200)
    expect(await shop.stockOf(MANY), status).toBe(left + 1)
  }
  expect((await shop.world.call(checkInvariants)).data.items.filter(({ ok }) => !ok)).toEqual([])
})

test('EXT-17: who pays for the return, and where it goes, is said per vendor', async () => {
  await shop.add(PRODUCT.ofVendorOnHoliday, {}, headers)
  const { orderId } = await shop.order({ deliveries: [{ vendorId: VENDOR.onHoliday, deliveryTypeId: 1 }] }, headers)
  expect((await details(orderId)).withdrawal?.returns).toEqual([
    { vendorId: VENDOR.onHoliday, address: ['Na urlopie', 'ul. Magazynowa 4', '13-021 Łódź'], paidBy: 'SELLER' },
  ])
})

test('EXT-17, EXT-48: of two sellers the mail names the one whose thing is sent back, and its invoice is corrected', async () => {
  await shop.add(PRODUCT.ofVendorOnHoliday, {}, headers)
  const id = await paid({ deliveries: [...ORDER.deliveries, { vendorId: VENDOR.onHoliday, deliveryTypeId: 1 }] })
  await move(id, 'SHIPPED')
  expect((await send(id, body(item(PRODUCT.ofVendorOnHoliday)))).status).toBe(200)
  const text = shop.world.outbox()[0]?.body
  expect([text?.includes('Na urlopie'), text?.includes('Dom z duszą')]).toEqual([true, false])
  const corrects = (await details(id)).documents?.flatMap((document) => document.corrects ?? [])
  expect(corrects).toEqual([{ number: `FV/2022/${VENDOR.onHoliday}/1`, reason: 'WITHDRAWN' }])
})

test('EXT-17: the last piece refunds the delivery and what a discount left; then nothing is left', async () => {
  await shop.add(MANY, {}, headers)
  const { orderId, summary } = await shop.order({ promoCode: 'TENTH', deliveries: ORDER.deliveries }, headers)
  await move(orderId, 'PAID')
  expect((await send(orderId, body(item(MANY)))).status).toBe(200)
  const { withdrawal, withdrawals } = await details(orderId)
  expect(withdrawals?.[0]?.refund).toBe(summary.totalCost)
  expect(withdrawal).toMatchObject({ refusal: 'nothing-left', left: [] })
  expect((await send(orderId, body(item(MANY)))).status).toBe(409)
  const dispatch = { method: 'PATCH', body: { status: 'SHIPPED' } }
  expect(await shop.world.statusOf(`/__mock/orders/${orderId}`, dispatch), 'nor is there anything to send').toBe(409)
})

test('EXT-17: of a thing that comes by both ways of delivery the pieces of the other way are left', async () => {
  await shop.add(MANY, {}, headers)
  await shop.add(MANY, { deliveryTypeId: 2 }, headers)
  const deliveries = [1, 2].map((deliveryTypeId) => ({ vendorId: VENDOR.plain, deliveryTypeId }))
  const { orderId } = await shop.order({ deliveries }, headers)
  await move(orderId, 'PAID')
  expect((await send(orderId, body(item(MANY)))).status).toBe(200)
  const { withdrawal, deliveries: parcels } = await details(orderId)
  expect(withdrawal).toMatchObject({ refusal: null, left: [{ id: MANY, quantity: 1 }] })
  const comes = parcels.map(({ deliveryTypeId, arrivesBy }) => [deliveryTypeId, arrivesBy !== null])
  expect(comes, 'EXT-16: what is not sent does not arrive').toEqual([
    [1, false],
    [2, true],
  ])
  await move(orderId, 'SHIPPED')
  const sent = (await details(orderId)).deliveries.map(({ arrivesBy, parcel }) => [arrivesBy !== null, parcel !== null])
  expect(sent, 'nor is it handed to a carrier with the rest').toEqual([
    [false, false],
    [true, true],
  ])
  expect(shop.world.outbox()[0]?.body.match(/Kurier 24/g)).toHaveLength(1)
})

test('EXT-17, EXT-50: the mail about the dispatch names what is left of a parcel', async () => {
  const id = await paid()
  await send(id, body(item(MANY)))
  await move(id, 'SHIPPED')
  expect(shop.world.outbox()[0]?.body).toContain('wysyła: 1 × Fotel 366, 1 × Fotel 366.')
})

test('EXT-17, EXT-50: the mail about the delivery offers no right to what was withdrawn from as a whole', async () => {
  const id = await paid()
  await move(id, 'SHIPPED')
  await send(id, body(item(MANY, 2), item(OTHER)))
  await move(id, 'DELIVERED')
  const [mail] = shop.world.outbox()
  expect([mail?.template, mail?.body.includes('odstąpić'), mail?.moreLinks]).toEqual(['order-delivered', false, []])
})

test('EXT-16, EXT-17: an order that something was withdrawn from is not cancelled: it would be refunded twice', async () => {
  const id = await paid()
  expect((await details(id)).actions).toContain('CANCEL')
  expect((await send(id, body(item(MANY)))).status).toBe(200)
  expect((await details(id)).actions).toEqual(['BUY_AGAIN'])
  expect(await shop.world.statusOf(`${ORDERS}/${id}/cancel`, { headers, method: 'POST' })).toBe(409)
})

describe('EXT-17: 14 days', () => {
  test.each([
    ['in the last second', NOON + 14 * DAY_MS + 12 * 3_600_000 - 1000, 200],
    ['a day later', NOON + 15 * DAY_MS, 409],
  ])('%s', async (_sentence, now, status) => {
    const id = await paid()
    await move(id, 'DELIVERED')
    expect((await details(id)).withdrawal?.until?.date).toBe('2022-04-01 00:00:00')
    // Summer time began on 27 March.
    shop.world.setNow(now - 3_600_000)
    expect((await send(id, body(item(MANY)))).status).toBe(status)
  })
})

describe('EXT-17: refused', () => {
  test('professionals, who see why', async () => {
    headers = await shop.world.logIn('pro')
    const id = await paid()
    expect((await details(id)).withdrawal?.refusal).toBe('professional')
    expect((await send(id, body(item(MANY)))).status).toBe(403)
    expect(shop.world.outbox().map(({ template }) => template)).not.toContain('withdrawal-received')
  })

  test.each([
    ['more pieces than were ordered', body(item(MANY, 3)), 422],
    ['as many, in two lines of one request', body(item(MANY, 2), item(MANY)), 422],
    ['a thing of another order', body(item(PRODUCT.plain)), 422],
    ['nothing', { items: [], reason: null }, 422],
    ['no pieces', body(item(MANY, 0)), 422],
  ])('%s', async (_sentence, what, status) => {
    const id = await paid()
    expect((await send(id, what)).status).toBe(status)
    expect((await details(id)).withdrawals).toEqual([])
  })

  test('EXT-48: an order of which nobody can tell whether it is paid: there is no invoice to correct', async () => {
    await shop.add(MANY, {}, headers)
    const { orderId } = await shop.order({}, headers)
    await move(orderId, 'NEW')
    expect((await send(orderId, body(item(MANY)))).status).toBe(409)
    expect(await details(orderId)).toMatchObject({ withdrawal: { refusal: 'unpaid' }, documents: [{ kind: 'PROFORMA' }] })
  })

  test('an unpaid order, which is cancelled instead, and a cancelled one', async () => {
    await shop.add(MANY, {}, headers)
    const { orderId } = await shop.order({}, headers)
    expect((await details(orderId)).withdrawal?.refusal).toBe('unpaid')
    expect((await send(orderId, body(item(MANY)))).status).toBe(409)
    await shop.world.send(`${ORDERS}/${orderId}/cancel`, { headers, method: 'POST' })
    expect((await details(orderId)).withdrawal?.refusal).toBe('cancelled')
  })
})

test('EXT-17: of two pieces of which one was withdrawn two more are not: one would be refunded twice', async () => {
  const id = await paid()
  expect((await send(id, body(item(MANY)))).status).toBe(200)
  expect((await send(id, body(item(MANY, 2)))).status).toBe(422)
  expect((await details(id)).withdrawals).toMatchObject([{ refund: 1000 }])
})

test('EXT-06, EXT-17: the same request sent twice withdraws once', async () => {
  const id = await paid()
  const key = { 'idempotency-key': 'withdrawal-0001' }
  expect((await send(id, body(item(MANY)), key)).status).toBe(200)
  expect((await send(id, body(item(MANY)), key)).status).toBe(200)
  expect((await details(id)).withdrawals).toHaveLength(1)
  expect((await send(id, body(item(OTHER)), key)).status).toBe(422)
  expect((await shop.world.call(checkInvariants)).data.items.filter(({ ok }) => !ok)).toEqual([])
})

describe('EXT-17, GAP-106: a guest who comes back by the link of the mail, without a login', () => {
  const PAYMENTS = '/shop/checkout/sandbox-payment'
  let payment: string
  let id: number
  beforeEach(async () => {
    await shop.add(MANY, { quantity: 2 }, headers)
    const { orderId, paymentLink } = await shop.order({}, headers)
    id = orderId
    payment = paymentLink.replace('/platnosc-testowa/', '')
    await move(id, 'PAID')
    headers = GUEST
  })
  const ofPayment = async () => (await shop.world.call(sandboxPayment, `${PAYMENTS}/${payment}`, { headers })).data

  test('reads the right by the payment, withdraws by it, and the mail goes to who ordered', async () => {
    expect((await ofPayment()).withdrawal).toMatchObject({ refusal: null, left: [{ id: MANY, quantity: 2 }] })
    expect((await send(id, { ...body(item(MANY)), payment })).status).toBe(200)
    expect(await ofPayment()).toMatchObject({
      withdrawal: { left: [{ id: MANY, quantity: 1 }] },
      withdrawals: [{ items: [{ id: MANY, quantity: 1 }] }],
    })
    expect(shop.world.outbox()[0]).toMatchObject({ template: 'withdrawal-received', recipient: ORDER.email })
  })

  test.each([
    ['without the payment', () => ({})],
    ['with one that nobody made', () => ({ payment: '3f2b1c52-7a8e-4a53-9a0d-0f5a3c1d2e3f' })],
  ])('%s there is no such order', async (_how, more) => {
    expect((await send(id, { ...body(item(MANY)), ...more() })).status).toBe(404)
  })

  test('a payment of another order opens none', async () => {
    const customer = await shop.world.logIn('vendor')
    await shop.add(OTHER, {}, customer)
    const other = await shop.order({}, customer)
    expect((await send(other.orderId, { ...body(item(OTHER)), payment })).status).toBe(404)
  })

  test('an order of a professional stays without the right, whoever has its payment', async () => {
    const pro = await shop.world.logIn('pro')
    await shop.add(OTHER, {}, pro)
    const { orderId, paymentLink } = await shop.order({}, pro)
    await move(orderId, 'PAID')
    payment = paymentLink.replace('/platnosc-testowa/', '')
    expect((await ofPayment()).withdrawal).toMatchObject({ refusal: 'professional' })
    expect((await send(orderId, { ...body(item(OTHER)), payment })).status).toBe(403)
    // Nor does the end of the account give it: the order is nobody's then.
    await shop.world.call(deleteAccount, { headers: pro, body: { password: PERSONA_PASSWORD } })
    expect((await ofPayment()).withdrawal).toMatchObject({ refusal: 'professional' })
    expect((await send(orderId, { ...body(item(OTHER)), payment })).status).toBe(403)
    expect(shop.world.outbox().map(({ template }) => template)).not.toContain('withdrawal-received')
  })

  test('an order of a consumer keeps the right when the account is deleted', async () => {
    const customer = await shop.world.logIn('customer')
    await shop.world.call(deleteAccount, { headers: customer, body: { password: PERSONA_PASSWORD } })
    expect((await send(id, { ...body(item(MANY)), payment })).status).toBe(200)
  })
})
