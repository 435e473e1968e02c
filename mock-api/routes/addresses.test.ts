import { beforeEach, expect, test } from 'vitest'
import { addAddress, addresses, removeAddress, replaceAddress } from '#app/shop-api/contract/addresses.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'

const PATH = '/shop/client/addresses'
const HOME = { street: 'Piotrkowska', building: '104', apartment: '7', zipCode: '90-926', city: 'Łódź', countryId: 'PL' }
const SHOP = { street: 'Calle de Alcalá', building: '1', apartment: null, zipCode: '28014', city: 'Madrid', countryId: 'ES' }

let world: TestWorld
let headers: Record<string, string>
beforeEach(async () => {
  world = createTestWorld()
  headers = await world.logIn('customer')
})

const list = async (who = headers) => (await world.call(addresses, { headers: who })).data.items
const add = async (body: object = HOME) => (await world.call(addAddress, { headers, body })).data

test('GAP-35: addresses are added, replaced and removed', async () => {
  expect(await list()).toEqual([])
  const [home, shop] = [await add(HOME), await add(SHOP)]
  expect(home).toEqual({ ...HOME, id: expect.any(Number) })
  expect(await add({ ...SHOP, city: ' Madrid' }), 'the answer may have been lost').toEqual(shop)
  expect(await list()).toEqual([home, shop])
  const moved = { ...HOME, street: ' Narutowicza ', apartment: null }
  const { data } = await world.call(replaceAddress, `${PATH}/${home.id}`, { headers, body: moved })
  expect(data).toEqual({ ...moved, street: 'Narutowicza', id: home.id })
  expect(await world.call(removeAddress, `${PATH}/${shop.id}`, { headers })).toEqual({ data: {} })
  expect(await list()).toEqual([data])
})

test('an id is not reused', async () => {
  const first = await add()
  await world.call(removeAddress, `${PATH}/${first.id}`, { headers })
  expect((await add()).id).toBeGreaterThan(first.id)
})
