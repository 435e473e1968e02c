import { expect, test } from 'vitest'
import { sitemapProducts } from '#app/shop-api/contract/sitemap.ts'
import { product } from '#db/catalog-tables.ts'
import { PRODUCT } from '../test-world/products.ts'
import { createTestWorld } from '../test-world/test-world.ts'

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
