// Orders by a number that some products lack, which no order of the shop is yet: two of its orders are made ones by width here.
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderKey } from '#app/domain/search/sort-orders.ts'
import { bruteForce } from './brute-force/oracle.ts'
import { shopWith, someProduct } from './brute-force/small-shop.ts'
import { ORDER_PROPERTIES } from './product-properties.ts'
import { createSearchIndex } from './search-index.ts'

const shipped = { ...ORDER_PROPERTIES }
const byWidth = { column: 'width', dir: 'asc' }
beforeAll(
  () => void Object.assign(ORDER_PROPERTIES, { newest: { ...byWidth, without: 'last' }, popular: { ...byWidth, without: 'left out' } }),
)
afterAll(() => void Object.assign(ORDER_PROPERTIES, shipped))

const products = fc.sample(someProduct, { numRuns: 60, seed: 19 })
const db = shopWith(products)
const index = createSearchIndex(db)
const oracle = bruteForce(db)

function search(order: OrderKey, page: number) {
  const request = { body: { orderBy: { order }, facets: true }, page, perPage: 7, now: 10 }
  const response = index.search(request)
  expect(response).toEqual(oracle.search(request))
  return response
}

const widthsOf = (ids: readonly number[]) => ids.map((id) => products[id - 1]?.width ?? null)

test.each([
  { order: 'newest', fate: 'come last' },
  { order: 'popular', fate: 'are left out' },
] as const)('by $order, products without the number $fate; no page is empty', ({ order }) => {
  const { total } = search(order, 1)
  const pages = Array.from({ length: Math.ceil(total / 7) }, (_, at) => search(order, at + 1).ids)
  expect(pages.filter((ids) => ids.length === 0)).toEqual([])
  const widths = widthsOf(pages.flat())
  expect(widths).toHaveLength(total)
  expect(widths.filter((width) => width === null).length > 0).toBe(order === 'newest')
  expect(widths).toEqual(widths.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity)))
})
