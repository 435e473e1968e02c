import { expect, test } from 'vitest'
import { rePay } from '#app/shop-api/contract/checkout.ts'
import { createCartWorld, GUEST, MANY, sandboxPath } from '../test-world/cart-calls.ts'
import { NOON } from '../test-world/time.ts'
import { MAIN_WORLD } from '../store/world-names.ts'
import { paymentRows } from './payment-rows.ts'

const NO_ORDERS = { orders: { enter: () => undefined }, mailer: { tell: () => undefined } }
const OF = { world: MAIN_WORLD, currencyId: 'PLN' } as const

test.each([
  ['stands still', [NOON, NOON]],
  ['was set back', [NOON, NOON - 1]],
])('GAP-106: on a clock that %s a payment after a rejected one is the latest', async (_clock, instants) => {
  const shop = await createCartWorld()
  await shop.add(MANY, {}, GUEST)
  const { orderId, paymentLink } = await shop.order({ paymentMethod: 'CARD' }, GUEST)
  const settle = async (link: string, status: 'PAID' | 'REJECTED') => shop.world.send(sandboxPath(link), { body: { status } })
  const payments = paymentRows(shop.world.db, () => '', NO_ORDERS)
  let link = paymentLink
  for (const now of instants) {
    expect((await settle(link, 'REJECTED')).status).toBe(200)
    shop.world.setNow(now)
    const body = { paymentMethod: 'BANK_TRANSFER' }
    link = (await shop.world.call(rePay, `/shop/checkout/re-pay/${orderId}`, { headers: GUEST, body })).data.paymentLink
    expect(link).toContain(payments.latest({ ...OF, id: orderId })?.id)
  }
  await settle(link, 'PAID')
  expect(payments.latest({ ...OF, id: orderId })).toMatchObject({ method: 'BANK_TRANSFER', status: 'PAID' })
})

test.each([[['a', 'b']], [['b', 'a']]])('of two payments of one instant, %j, the open one is the latest', async (ids) => {
  const shop = await createCartWorld()
  await shop.add(MANY, {}, GUEST)
  const { orderId } = await shop.order({}, GUEST)
  const open = [...ids]
  const payments = paymentRows(shop.world.db, () => open.shift() ?? '', NO_ORDERS)
  const of = { ...OF, id: orderId }
  for (const method of ['CARD', 'BANK_TRANSFER']) payments.open(of, { method, amount: 1, now: NOON + 1 })
  expect(payments.latest(of)).toMatchObject({ id: ids[1], status: 'PENDING' })
})
