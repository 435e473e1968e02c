import { expect, test } from 'vitest'
import type { CategoryId, ProductId, VendorId } from '#app/domain/ids.ts'
import type { Product } from '#app/domain/product/product.ts'
import type { SearchPage } from '#app/domain/search/search-page.ts'
import type { ShopApi } from '#app/shop-api/shop-api.ts'
import { newRenderContext } from './render-context.ts'
import { newRenderRecord, recordingShop } from './render-record.ts'

function recordOf(shop: Partial<ShopApi>) {
  const record = newRenderRecord('route-home', newRenderContext('page', 0))
  return { record, shop: recordingShop(shop as ShopApi, record) }
}

test('EXT-33: a page that shows examples of categories is purged with them, their products and vendors', async () => {
  const product = { productId: 7 as ProductId, vendorId: 3 as VendorId, photo: null }
  const ids = [145, 147] as CategoryId[]
  const { record, shop } = recordOf({
    categoryExamples: async () => [
      { categoryId: 145 as CategoryId, total: 1, product },
      { categoryId: 147 as CategoryId, total: 0, product: null },
    ],
  })
  await shop.categoryExamples(ids)
  expect([...record.tags].toSorted()).toEqual(['category-145', 'category-147', 'product-7', 'route-home', 'vendor-3'])
  expect(record.hasFailed).toBe(false)
})

test('a call that fails leaves the page incomplete, with the tags of what was asked for', async () => {
  const { record, shop } = recordOf({ categoryExamples: () => Promise.reject(new Error('down')) })
  await expect(shop.categoryExamples([145 as CategoryId])).rejects.toThrow('down')
  expect(record).toMatchObject({ hasFailed: true })
  expect(record.tags.has('category-145')).toBe(true)
})

const card = (id: number, ...variants: readonly number[]) => ({
  productId: id,
  vendor: { id: 3 },
  variants: variants.map((id) => ({ id })),
})
const found = (...items: readonly object[]) => ({ items }) as unknown as SearchPage
const tagsOf = async (shop: Partial<ShopApi>, call: (shop: ShopApi) => Promise<unknown>) => {
  const { record, shop: recorded } = recordOf(shop)
  await call(recorded)
  return [...record.tags].toSorted()
}

test('a listing is purged with all that it was asked for, also what nothing on it names, and with the variants below its cards', async () => {
  const scope = { categories: [145], tags: [5], vendor: 9 }
  expect(await tagsOf({ search: async () => found() }, (shop) => shop.search(scope))).toEqual([
    'category-145',
    'route-home',
    'tag-5',
    'vendor-9',
  ])
  expect(await tagsOf({ search: async () => found(card(1, 1, 2)) }, (shop) => shop.search({}))).toEqual([
    'product-1',
    'product-2',
    'route-home',
    'vendor-3',
  ])
})

test('a product is purged with its variants: it shows whether they can be had', async () => {
  const options = [{ product: { id: 7 } }, { product: { id: 8 } }]
  const product = { vendor: { id: 3 }, categories: [145], variantGroup: { options } } as unknown as Product
  const tags = await tagsOf({ product: async () => product }, (shop) => shop.product(7 as ProductId))
  expect(tags).toEqual(['category-145', 'product-7', 'product-8', 'route-home', 'vendor-3'])
})
