import { beforeAll, expect, test } from 'vitest'
import { boutiqueList, searchExamples } from '#app/shop-api/contract/home.ts'
import { productDetails } from '#app/shop-api/contract/product.ts'
import { PRODUCT } from '../test-world/products.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'

let world: TestWorld
beforeAll(() => {
  world = createTestWorld()
})

test('EXT-33: a category has the number of its products and the first of them, in the order asked for', async () => {
  const found = { 147: { total: 3, ids: [PRODUCT.promoOpen] }, 145: { total: 9, ids: [PRODUCT.plain] } }
  const own = createTestWorld({
    search: {
      search: ({ body, page, perPage }) => {
        // As the page of the category searches, so that the numbers are the same (GAP-68).
        expect([page, perPage, body.visibleOnGrid]).toEqual([1, 1, 2])
        return Object.entries(found).find(([id]) => Number(id) === body.categories?.[0])?.[1] ?? { total: 0, ids: [] }
      },
      suggest: () => ({ items: [], total: 0 }),
    },
  })
  const { data } = await own.call(searchExamples, '/shop/search/examples?categories=147,999999,145,147')
  const exampleOf = async (id: number) => {
    const { vendor, mainPhoto } = (await own.call(productDetails, `/shop/product/details/${id}`)).data
    return { id, vendorId: vendor.id, photo: mainPhoto }
  }
  expect(data.items).toEqual([
    { id: 147, count: 3, product: await exampleOf(PRODUCT.promoOpen) },
    { id: 999_999, count: 0, product: null },
    { id: 145, count: 9, product: await exampleOf(PRODUCT.plain) },
  ])
})

test('EXT-33: boutiques in the order asked for, each once, with their texts in the language; unknown ones are left out', async () => {
  const { data } = await world.call(boutiqueList, '/shop/boutique?slugs=nie-ma,zielone,zielone', { headers: { langId: 'en' } })
  expect(data.items).toEqual([{ id: 1, slug: 'zielone', title: 'Zielone (en)', description: '<p>Zieleń</p> (en)' }])
})
