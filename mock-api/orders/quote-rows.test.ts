import { expect, test } from 'vitest'
import { changeQuantity, removeFromCart } from '#app/shop-api/contract/cart.ts'
import { quote } from '#db/order-tables.ts'
import { createCartWorld, GUEST, MANY, OTHER } from '../test-world/cart-calls.ts'
import { NOON } from '../test-world/time.ts'

test('EXT-81: every call that shows a total keeps it for its owner, once; an empty cart has none', async () => {
  const { world, add, cartOf } = await createCartWorld()
  const quotes = () => world.db.select().from(quote).all()
  const preview = () => world.send('/shop/checkout/preview', { headers: GUEST, body: { deliveries: [], promoCode: null } })
  await preview()
  await cartOf()
  expect(quotes()).toEqual([])

  await add(MANY)
  await preview()
  world.setNow(NOON + 1)
  await preview()
  expect(quotes()).toEqual([{ world: 'main', owner: `guest:${GUEST.guestId}`, currencyId: 'PLN', total: 100_000, answeredAt: NOON }])
  await cartOf({ ...GUEST, langId: 'en' })
  await cartOf(GUEST, 'TENTH')
  await world.call(changeQuantity, { headers: GUEST, body: { productId: MANY, quantity: 3 } })
  await add(OTHER)
  await world.call(removeFromCart, { headers: GUEST, body: { productId: MANY } })
  expect(
    quotes()
      .map(({ currencyId, total }) => `${total} ${currencyId}`)
      .toSorted(),
  ).toEqual(['100000 PLN', '23256 EUR', '300000 PLN', '90000 PLN'])
})
