import { expect, test } from 'vitest'
import { productChange } from '#db/shop-change-tables.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import { MANY } from '../test-world/cart-calls.ts'
import { MAIN_WORLD } from '../store/world-names.ts'
import { createOutbox } from '../mails/outbox.ts'
import { createWorlds } from '../store/worlds.ts'
import { createCheckout } from './checkout.ts'

test.each([
  [true, false],
  [false, true],
])('with the stock guard %s, more pieces than there are can be taken: %s', async (hasStockGuard, isTaken) => {
  const { db } = createTestWorld()
  const worlds = createWorlds(db)
  worlds.enter(MAIN_WORLD, 0)
  const { stock } = createCheckout({
    db,
    worlds,
    newPaymentId: () => 'x',
    announcing: (_touched, change) => change(),
    outbox: createOutbox(db, worlds),
    hasStockGuard,
  })
  expect(stock.take({ world: MAIN_WORLD, productId: MANY, quantity: 1_000_000 })).toBe(isTaken)
  expect(
    db
      .select()
      .from(productChange)
      .all()
      .every(({ stock: left }) => (left ?? 0) >= 0),
  ).toBe(true)
})
