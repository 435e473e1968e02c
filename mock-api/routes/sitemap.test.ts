import { expect, test } from 'vitest'
import { sitemapProducts } from '#app/shop-api/contract/sitemap.ts'
import { product } from '#db/catalog-tables.ts'
import { PRODUCT } from '../test-world/products.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import { VENDOR } from '../test-world/vendors.ts'

const world = createTestWorld()
const between = async (after: number, upTo: number) =>
  (await world.call(sitemapProducts, `/shop/sitemap/products?after=${after}&upTo=${upTo}`)).data

test('GAP-124: products on sale by ascending id, and the greatest id of all products', async () => {
  const { items, lastId } = await between(0, 1_000_000)
  const ids = items.map(({ id }) => id)
  expect(ids).toContain(PRODUCT.plain)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  expect(lastId).toBeGreaterThanOrEqual(ids.at(-1) ?? 0)
})

test('from one id, exclusive, to another, inclusive', async () => {
  const { items } = await between(0, 1_000_000)
  const [first, second] = items
  expect((await between(first?.id ?? 0, second?.id ?? 0)).items).toEqual([second])
})

test('the day on which a product was listed is that of Warsaw', async () => {
  const own = createTestWorld()
  own.db
    .update(product)
    .set({ createdAt: Date.parse('2022-03-16T23:30:00Z') })
    .run()
  const { data } = await own.call(sitemapProducts, '/shop/sitemap/products?after=0&upTo=1')
  expect(data.items).toMatchObject([{ id: 1, listedOn: '2022-03-17' }])
})

test('drafts, what is sold and products of suspended vendors are in no sitemap', async () => {
  const ids = (await between(0, 1_000_000)).items.map(({ id }) => id)
  for (const hidden of [PRODUCT.draft, PRODUCT.soldOut, PRODUCT.ofSuspendedVendor]) expect(ids).not.toContain(hidden)
})

test('what a world sells, hides or makes is in its own sitemap', async () => {
  const own = createTestWorld()
  const items = async (headers = {}) => (await own.call(sitemapProducts, '/shop/sitemap/products?after=0&upTo=2000000', { headers })).data
  const idsOf = async (headers = {}) => (await items(headers)).items.map(({ id }) => id)
  const before = await idsOf()
  const patch = async (path: string, body: object) => own.send(`/__mock/${path}`, { method: 'PATCH', body })
  await patch(`products/${PRODUCT.plain}`, { stock: 0 })
  await patch(`products/${PRODUCT.soldOut}`, { stock: 1 })
  await patch(`products/${PRODUCT.promoOpen}`, { status: 'UNPUBLISHED' })
  await patch(`vendors/${VENDOR.onHoliday}`, { isSuspended: true })
  await own.send('/__mock/products', { body: { name: 'Wielbłądzik' } })
  const { items: now, lastId } = await items()
  const made = now.filter(({ name }) => name === 'Wielbłądzik').map(({ id }) => id)
  const gone = [PRODUCT.plain, PRODUCT.promoOpen, PRODUCT.ofVendorOnHoliday]
  const expected = [...before.filter((id) => !gone.some((each) => each === id)), PRODUCT.soldOut, ...made]
  expect(now.map(({ id }) => id)).toEqual(expected.toSorted((a, b) => a - b))
  expect([made, await idsOf({ 'x-mock-world': 'other' })]).toEqual([[lastId], before])
})
