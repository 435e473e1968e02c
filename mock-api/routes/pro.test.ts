import { beforeEach, expect, test } from 'vitest'
import {
  addProList,
  discountCodes,
  proLists,
  putOnProList,
  removeProList,
  renameProList,
  sharedList,
  shareProList,
  takeOffProList,
  unshareProList,
} from '#app/shop-api/contract/pro.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'

const LISTS = '/shop/client/pro/lists'

let world: TestWorld
let headers: Record<string, string>
beforeEach(async () => {
  world = createTestWorld()
  headers = await world.logIn('pro')
})

const made = async (name = 'Hotel') => (await world.call(addProList, { headers, body: { name } })).data
const list = async (who = headers) => (await world.call(proLists, { headers: who })).data.items

test('GAP-37: a list is created, renamed, filled, emptied and deleted', async () => {
  const { id } = await made()
  const path = `${LISTS}/${id}`
  expect((await world.call(renameProList, path, { headers, body: { name: ' Biuro ' } })).data).toMatchObject({ id, name: 'Biuro' })
  await world.call(putOnProList, `${path}/products`, { headers, body: { productId: 2, quantity: 1 } })
  world.setNow(NOON + 1)
  await world.call(putOnProList, `${path}/products`, { headers, body: { productId: 1, quantity: 2 } })
  await world.call(putOnProList, `${path}/products`, { headers, body: { productId: 1, quantity: 5 } })
  expect(await list()).toMatchObject([
    {
      id,
      name: 'Biuro',
      products: [
        { quantity: 1, product: { id: 2 } },
        { quantity: 5, product: { id: 1 } },
      ],
    },
  ])
  const { data } = await world.call(takeOffProList, `${path}/products/1`, { headers })
  expect(data.products).toMatchObject([{ product: { id: 2 } }])
  expect(await world.statusOf(`${path}/products/1`, { headers, method: 'DELETE' })).toBe(404)
  await world.call(removeProList, path, { headers })
  expect(await list()).toEqual([])
})

test('EXT-23: a list is shared by a link, which anybody reads without who made it, until it ends', async () => {
  const { id, shareKey } = await made('Hotel Łódź')
  expect(shareKey).toBeNull()
  const share = `${LISTS}/${id}/share`
  await world.call(putOnProList, `${LISTS}/${id}/products`, { headers, body: { productId: 1, quantity: 2 } })
  const shared = (await world.call(shareProList, share, { headers })).data
  expect(shared.shareKey).toMatch(/^[0-9a-f]{32}$/)
  expect((await world.call(shareProList, share, { headers })).data.shareKey).toBe(shared.shareKey)
  const path = `/shop/shared-lists/${shared.shareKey}`
  const { data } = await world.call(sharedList, path, {})
  expect(data).toMatchObject({ name: 'Hotel Łódź', products: [{ quantity: 2, product: { id: 1 } }] })
  expect(Object.keys(data).toSorted()).toEqual(['name', 'products', 'shareKey'])
  expect((await world.call(sharedList, path, { headers: { langId: 'es' } })).data.products[0]?.product.currencyId).toBe('EUR')

  const other = await world.logIn('provendor')
  for (const method of ['POST', 'DELETE']) expect(await world.statusOf(share, { method, headers: other })).toBe(404)
  expect((await world.call(unshareProList, share, { headers })).data.shareKey).toBeNull()
  expect(await world.statusOf(path)).toBe(404)
  expect((await world.call(shareProList, share, { headers })).data.shareKey).not.toBe(shared.shareKey)
  expect(await world.statusOf(`/shop/shared-lists/${'a'.repeat(32)}`)).toBe(404)
})

test('a product that does not exist is 404, a quantity below 1 is 422', async () => {
  const { id } = await made()
  const path = `${LISTS}/${id}/products`
  expect(await world.statusOf(path, { headers, body: { productId: 9999, quantity: 1 } })).toBe(404)
  expect(await world.statusOf(path, { headers, body: { productId: 1, quantity: 0 } })).toBe(422)
})

test('GAP-38: a professional gets the own personal codes, in the requested language', async () => {
  const { data } = await world.call(discountCodes, { headers: { ...headers, langId: 'en' } })
  expect(data.items).toMatchObject([
    { code: 'PERSONAL', description: '10% off furniture', percent: 10, amount: null, minValue: 0, validTo: null, usesLeft: 2 },
  ])
  const other = await world.logIn('provendor')
  expect((await world.call(discountCodes, { headers: other })).data.items).toEqual([])
})
