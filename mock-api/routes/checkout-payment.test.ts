import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#app/domain/time/instant.ts'
import { rePay } from '#app/shop-api/contract/checkout.ts'
import { sandboxPayment, settleSandboxPayment } from '#app/shop-api/contract/sandbox-payment.ts'
import { order } from '#db/order-tables.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, PIECES, sandboxPath } from '../test-world/cart-calls.ts'
import { PERSONA_NAMES } from '../test-world/personas.ts'
import { NOON } from '../test-world/time.ts'

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
})

const settle = async (paymentLink: string, status: 'PAID' | 'REJECTED') =>
  (await shop.world.call(settleSandboxPayment, sandboxPath(paymentLink), { body: { status } })).data
const statusOf = async (paymentLink: string) => (await shop.world.call(sandboxPayment, sandboxPath(paymentLink))).data.status
const rePayFor = async (orderId: number, headers: Record<string, string> = GUEST) => {
  const body = { paymentMethod: 'BANK_TRANSFER' }
  return (await shop.world.call(rePay, `/shop/checkout/re-pay/${orderId}`, { headers, body })).data.paymentLink
}

const placed = async (headers: Record<string, string> = GUEST) => {
  await shop.add(MANY, {}, headers)
  return shop.order({}, headers)
}

test('GAP-32: the sandbox pays, once', async () => {
  const { paymentLink, number } = await placed()
  expect((await shop.world.call(sandboxPayment, sandboxPath(paymentLink))).data).toMatchObject({
    orderNumber: number,
    orderStatus: 'AWAITING_PAYMENT',
    method: 'BANK_TRANSFER',
    amount: 1000,
    currencyId: 'PLN',
    status: 'PENDING',
  })
  expect(await settle(paymentLink, 'PAID')).toMatchObject({ status: 'PAID' })
  expect(await settle(paymentLink, 'PAID')).toMatchObject({ status: 'PAID' })
  expect(await shop.refusal(sandboxPath(paymentLink), { status: 'REJECTED' })).toMatchObject({ status: 409 })
})

test('no such payment, also in another world, is 404', async () => {
  const { paymentLink } = await placed()
  expect(await shop.world.statusOf(sandboxPath('/platnosc-testowa/3f2b1c52-7a8e-4a53-9a0d-0f5a3c1d2e3f'))).toBe(404)
  expect(await shop.world.statusOf(sandboxPath(paymentLink), { headers: { 'x-mock-world': 'b' } })).toBe(404)
  expect(await shop.world.statusOf(sandboxPath('/platnosc-testowa/1'))).toBe(404)
})

test.each(['guest', ...PERSONA_NAMES] as const)(
  'API-19, CHK-05: %s retries a payment, and the previous payment is invalid',
  async (name) => {
    const headers = name === 'guest' ? GUEST : await shop.world.logIn(name)
    const { orderId, paymentLink } = await placed(headers)
    await settle(paymentLink, 'REJECTED')
    const second = await rePayFor(orderId, headers)
    const third = await rePayFor(orderId, headers)
    expect(await Promise.all([paymentLink, second, third].map(statusOf))).toEqual(['REJECTED', 'REPLACED', 'PENDING'])
    expect(await shop.refusal(sandboxPath(second), { status: 'PAID' })).toMatchObject({ status: 409 })
    expect(await settle(third, 'PAID')).toMatchObject({ status: 'PAID' })
    expect(await shop.refusal(`/shop/checkout/re-pay/${orderId}`, { paymentMethod: 'BANK_TRANSFER' }, headers)).toMatchObject({
      status: 409,
    })
  },
)

test('GAP-106: a rejected payment is retried by another method if that allows the amount', async () => {
  const { orderId, paymentLink } = await placed()
  await settle(paymentLink, 'REJECTED')
  const path = `/shop/checkout/re-pay/${orderId}`
  const { data } = await shop.world.call(rePay, path, { headers: GUEST, body: { paymentMethod: 'CARD' } })
  expect((await shop.world.call(sandboxPayment, sandboxPath(data.paymentLink))).data).toMatchObject({ method: 'CARD', amount: 1000 })
  shop.world.db.update(order).set({ productsAfterDiscounts: 600_000 }).run()
  const refusal = { status: 422, fields: { paymentMethod: 'incorrectValueErrorMessage' } }
  expect(await shop.refusal(path, { paymentMethod: 'PAY_PO' }, GUEST)).toMatchObject(refusal)
})

test('GAP-106: the reference of a payment allows a retry for its order without a login, and for no other order', async () => {
  const [first, second] = [await placed(), await placed()]
  await settle(first.paymentLink, 'REJECTED')
  const anybody = await shop.world.logIn('pro')
  const body = { paymentMethod: 'CARD', payment: first.paymentLink.replace('/platnosc-testowa/', '') }
  expect(await shop.refusal(`/shop/checkout/re-pay/${second.orderId}`, body, anybody)).toMatchObject({ status: 404 })
  const response = await shop.world.call(rePay, `/shop/checkout/re-pay/${first.orderId}`, { headers: anybody, body })
  expect(await settle(response.data.paymentLink, 'PAID')).toMatchObject({ orderId: first.orderId, orderStatus: 'PAID' })
})

test('GAP-106: the order of another is 404; an unknown payment method is 422', async () => {
  const { orderId } = await placed()
  const path = `/shop/checkout/re-pay/${orderId}`
  for (const name of PERSONA_NAMES) {
    const headers = await shop.world.logIn(name)
    expect(await shop.refusal(path, { paymentMethod: 'BANK_TRANSFER' }, headers)).toMatchObject({ status: 404 })
  }
  expect(await shop.refusal(path, { paymentMethod: 'CASH' })).toMatchObject({ status: 422 })
})

test('GAP-100: after 72 hours without payment the pieces return to stock once, and nothing can be paid', async () => {
  const { orderId, paymentLink } = await placed()
  shop.world.setNow(NOON + 72 * HOUR_MS - 1)
  expect(await shop.stockOf(MANY)).toBe(PIECES - 1)
  shop.world.setNow(NOON + 72 * HOUR_MS)
  expect(await shop.stockOf(MANY)).toBe(PIECES)
  expect(shop.world.db.select({ isReturned: order.isStockReturned }).from(order).all()).toEqual([{ isReturned: true }])
  expect(await shop.refusal(sandboxPath(paymentLink), { status: 'PAID' })).toMatchObject({ status: 409 })
  expect(await shop.refusal(`/shop/checkout/re-pay/${orderId}`, { paymentMethod: 'BANK_TRANSFER' })).toMatchObject({ status: 409 })
  shop.world.setNow(NOON + 9 * DAY_MS)
  expect(await shop.stockOf(MANY)).toBe(PIECES)
})

test('GAP-100: a paid order stays sold', async () => {
  const { paymentLink } = await placed()
  await settle(paymentLink, 'PAID')
  shop.world.setNow(NOON + 9 * DAY_MS)
  expect(await shop.stockOf(MANY)).toBe(PIECES - 1)
})
