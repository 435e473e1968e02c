import { beforeAll, describe, expect, test } from 'vitest'
import { product } from '#db/catalog-tables.ts'
import { openDb } from '#db/open.ts'
import { seedShop } from '#seeds/seed-shop.ts'
import { shopWith, type ProductInsert } from './brute-force/small-shop.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

const NOW = Date.parse('2022-03-17T12:00:00Z')

function similarTo(products: readonly Partial<ProductInsert>[], id = 1): number[] {
  const body = { categories: [3001], similarTo: id }
  return createSearchIndex(shopWith(products.map((each) => ({ categories: [3001], ...each })))).search({
    body,
    page: 1,
    perPage: 50,
    now: NOW,
  }).ids
}

describe('EXT-25: likeness', () => {
  test.each<[string, Partial<ProductInsert>[], number[]]>([
    ['without the product itself', [{}, {}], [2]],
    [
      'style, then colour',
      [{ styles: [1], colors: [2] }, {}, { colors: [2] }, { styles: [1] }, { styles: [1, 2], colors: [2] }],
      [5, 4, 3, 2],
    ],
    ['then the nearest price', [{}, { regularPrice: 40_000 }, { regularPrice: 9_000 }, { regularPrice: 30_000 }], [3, 4, 2]],
    ['what is paid now counts', [{}, { regularPrice: 9_000 }, { regularPrice: 90_000, promoPrice: 9_900, promoStartsAt: 0 }], [3, 2]],
    ['else the highest id', [{}, {}, {}], [3, 2]],
    [
      'no picture again before every other of its style, also of another colour',
      [{ colors: [2] }, { photos: ['a'], colors: [2] }, { photos: ['a'], colors: [2] }, { photos: ['b'] }, {}],
      [3, 5, 4, 2],
    ],
    ['never another kind', [{}, { categories: [3003] }], []],
    ['a product that is sold has similar ones, too', [{ stock: 0 }, {}], [2]],
    ['nothing that is sold', [{}, { stock: 0 }], []],
  ])('%s', (_rule, products, ids) => expect(similarTo(products)).toEqual(ids))

  test('an unknown product changes nothing', () => expect(similarTo([{}, {}], 99)).toEqual([2, 1]))
})

describe('EXT-25: over the seeded catalog', () => {
  const PRODUCTS = 5000
  let index: SearchIndex
  let rows: Map<number, typeof product.$inferSelect>
  beforeAll(() => {
    const db = openDb(':memory:')
    seedShop(db, { size: PRODUCTS, seed: 42 })
    index = createSearchIndex(db)
    rows = new Map(
      db
        .select()
        .from(product)
        .all()
        .map((row) => [row.id, row]),
    )
  }, 120_000)

  const similar = (id: number, kind: number) =>
    index.search({ body: { categories: [kind], visibleOnGrid: 2, similarTo: id }, page: 1, perPage: 21, now: NOW }).ids

  test('every product has only pieces of its kind, on sale and not itself, in an order that repeats and puts its styles first', () => {
    let most = 0
    for (const [id, { categories, styles }] of rows) {
      const kind = categories.at(-1) ?? 0
      const ids = similar(id, kind)
      most = Math.max(most, ids.length)
      const found = ids.map((each) => rows.get(each))
      expect(ids).not.toContain(id)
      expect(found.filter((each) => !each?.categories.includes(kind))).toEqual([])
      expect(found.filter((each) => each?.stock === 0 || each?.statusId !== 'PUBLISHED')).toEqual([])
      const shares = found.map((each) => Number(each?.styles.some((style) => styles.includes(style))))
      expect(shares).toEqual(shares.toSorted((a, b) => b - a))
      if (id % 50 === 0) expect(similar(id, kind)).toEqual(ids)
    }
    expect(most).toBe(21)
  }, 60_000)
})
