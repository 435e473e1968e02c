import { expect, test } from 'vitest'
import type { CategoryId, ProductId, VendorId } from '#app/domain/ids.ts'
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
