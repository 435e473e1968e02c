import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderDetails } from '#app/shop-api/contract/orders.ts'
import { vendor } from '#db/catalog-tables.ts'
import { createCartWorld, MANY } from '../test-world/cart-calls.ts'
import { VENDOR } from '../test-world/vendors.ts'

const FIRM = { name: 'Fuentes y Cervantes', street: 'Calle Emilia 93', zipCode: '08087', nip: '9998104285' }

test.each([
  ['the firm that a seller is', FIRM, [FIRM.name, FIRM.street, 'ES-08087 Barcelona'], FIRM.nip],
  ['a seller who names no firm, with the country', null, ['ul. Magazynowa 2', 'ES-11007 Barcelona'], '0000000001'],
])('EXT-17, EXT-18: things go back to %s, and its documents name the same', async (_whom, firm, address, taxNumber) => {
  const { world, add, order } = await createCartWorld()
  world.db.update(vendor).set({ firm, city: 'Barcelona', countryId: 'ES' }).where(eq(vendor.id, VENDOR.plain)).run()
  const headers = await world.logIn('customer')
  await add(MANY, {}, headers)
  const { orderId } = await order({}, headers)
  const { withdrawal, documents } = (await world.call(orderDetails, `/shop/client/orders/${orderId}`, { headers })).data
  expect(withdrawal?.returns[0]?.address).toEqual(['Dom z duszą', ...address])
  expect(documents?.[0]?.seller).toEqual({ name: 'Dom z duszą', address, taxNumber })
})
