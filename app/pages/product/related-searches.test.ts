import { describe, expect, test } from 'vitest'
import type { Product } from '../../domain/product/product.ts'
import type { SearchPage } from '../../domain/search/search-page.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import { moreFromVendor, similarPieces } from './related-searches.ts'

const product = {
  id: 7,
  categoriesWithHierarchy: [[{ id: 145 }, { id: 3001 }]],
  variantGroup: { options: [{ product: { id: 7 } }, { product: { id: 8 } }] },
  vendor: { id: 3 },
} as unknown as Product
const pageOf = (...ids: number[]) =>
  ({ items: ids.map((productId) => ({ productId })), total: ids.length, facets: null }) as unknown as SearchPage

/** A stubbed search that records its parameters. */
function shopReturning(respond: () => Promise<SearchPage>) {
  const requests: unknown[] = []
  const shop = { search: async (...question: unknown[]) => (requests.push(question), respond()) } as unknown as ShopApi
  return { shop, requests }
}

describe('carousels', () => {
  test('PRD-70: more from this vendor asks with vendor and 21 a page', async () => {
    const { shop, requests } = shopReturning(async () => pageOf(1, 7, 2))
    expect((await moreFromVendor(shop, product)).map(({ productId }) => productId)).toEqual([1, 2])
    expect(requests).toEqual([[{ vendor: 3, visibleOnGrid: 2 }, { perPage: 21 }]])
  })

  test('EXT-25: similar pieces are of the same kind, the most alike first, without the product and its variants', async () => {
    const { shop, requests } = shopReturning(async () => pageOf(7, 9, 8))
    expect((await similarPieces(shop, product))?.map(({ productId }) => productId)).toEqual([9])
    expect(requests).toEqual([[{ categories: [3001], visibleOnGrid: 2, similarTo: 7 }, { perPage: 12 }]])
  })

  test('EXT-25: a product without a category asks nothing', async () => {
    const { shop, requests } = shopReturning(async () => pageOf())
    expect(await similarPieces(shop, { ...product, categoriesWithHierarchy: [] })).toEqual([])
    expect(requests).toEqual([])
  })

  test('a search that fails leaves the carousel empty; of similar pieces nobody knows then', async () => {
    const { shop } = shopReturning(async () => Promise.reject(new Error('down')))
    expect(await moreFromVendor(shop, product)).toEqual([])
    expect(await similarPieces(shop, product)).toBeNull()
  })
})
