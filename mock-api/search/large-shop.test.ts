// A small shop has only bitsets and sorts every page by itself. A large one has sparse lists, walks orders and counts misses.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bruteForce } from './brute-force/oracle.ts'
import { shopWith, someBody, someProduct } from './brute-force/small-shop.ts'
import { createSearchIndex } from './search-index.ts'

const SIZE = 6000

test('a shop of 6,000 products gives the same results as brute force', () => {
  const products = fc.sample(someProduct, { numRuns: SIZE, seed: 1 })
  const rare = products.map((each, i) => ({
    ...each,
    name: `${each.name} model${i % 500}`,
    colors: [1 + (i % 200)],
    stock: i % 50 ? 1 : 0,
  }))
  const db = shopWith(rare)
  const index = createSearchIndex(db)

  const oracle = bruteForce(db)
  const page = fc.record({ page: fc.integer({ min: 1, max: 200 }), perPage: fc.constant(32), now: fc.integer({ min: 0, max: 20 }) })
  const requests = fc.sample(fc.tuple(someBody, page), { numRuns: 40, seed: 3 })
  const orders = (['asc', 'desc'] as const).flatMap((dir) => (['newest', 'price', 'popular'] as const).map((order) => ({ order, dir })))
  const walks = orders.map(
    (orderBy) =>
      [
        { orderBy, facets: true },
        { page: 90, perPage: 50, now: 7 },
      ] as const,
  )
  const rareWords = ['model17', 'krzesło model3', 'model'].map(
    (textSearch) =>
      [
        { textSearch, facets: true },
        { page: 1, perPage: 50, now: 7 },
      ] as const,
  )
  for (const [body, at] of [...requests, ...walks, ...rareWords]) {
    const request = { body, ...at }
    expect(index.search(request), JSON.stringify(request)).toEqual(oracle.search(request))
  }
  db.$client.close()
}, 180_000)
