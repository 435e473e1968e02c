import { beforeEach, expect, test } from 'vitest'
import { quote } from '#db/order-tables.ts'
import { type CartWorld, createCartWorld, GUEST, MANY } from '../test-world/cart-calls.ts'
import { NOON } from '../test-world/time.ts'

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
})

const preview = () => shop.world.send('/shop/checkout/preview', { headers: GUEST, body: { deliveries: [], promoCode: null } })
const quotes = () => shop.world.db.select().from(quote).all()

test('a preview keeps the quoted total of its owner, and when it was last quoted', async () => {
  await shop.add(MANY)
  await preview()
  const kept = { world: 'main', owner: `guest:${GUEST.guestId}`, currencyId: 'PLN', total: 100_000 }
  expect(quotes()).toEqual([{ ...kept, answeredAt: NOON }])
  shop.world.setNow(NOON + 1)
  await preview()
  expect(quotes()).toEqual([{ ...kept, answeredAt: NOON + 1 }])
})

test('the preview of an empty cart quotes nothing', async () => {
  await preview()
  expect(quotes()).toEqual([])
})
