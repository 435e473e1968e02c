import { expect, test } from 'vitest'
import { createCartWorld, GUEST, MANY } from '../test-world/cart-calls.ts'
import { NOON } from '../test-world/time.ts'
import { MAIN_WORLD } from '../store/world-names.ts'
import { paymentRows } from './payment-rows.ts'

test.each([[['a', 'b']], [['b', 'a']]])('of two payments of one instant, %j, the open one is the latest', async (ids) => {
  const shop = await createCartWorld()
  await shop.add(MANY, {}, GUEST)
  const { orderId } = await shop.order({}, GUEST)
  const open = [...ids]
  const payments = paymentRows(shop.world.db, () => open.shift() ?? '', { enter: () => undefined })
  const of = { world: MAIN_WORLD, id: orderId, currencyId: 'PLN' } as const
  for (const method of ['CARD', 'BANK_TRANSFER']) payments.open(of, { method, amount: 1, now: NOON + 1 })
  expect(payments.latest(of)).toMatchObject({ id: ids[1], status: 'PENDING' })
})
