import { describe, expect, test } from 'vitest'
import { shopWith, type ProductInsert } from './brute-force/small-shop.ts'
import { createSearchIndex } from './search-index.ts'

const NOW = Date.parse('2022-03-17T12:00:00Z')

function similarTo(products: readonly Partial<ProductInsert>[], id = 1, order: object = {}): number[] {
  const body = { categories: [3001], similarTo: id, ...order }
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
    [
      'a picture that one of the style has shown is new among the others',
      [{ styles: [1] }, { photos: ['b'], regularPrice: 11_000 }, { photos: ['a'] }, { styles: [1], photos: ['a'] }],
      [4, 3, 2],
    ],
    ['never another kind', [{}, { categories: [3003] }], []],
    ['a product that is sold has similar ones, too', [{ stock: 0 }, {}], [2]],
    ['nothing that is sold', [{}, { stock: 0 }], []],
  ])('%s', (_rule, products, ids) => expect(similarTo(products)).toEqual(ids))

  test('an order that is chosen goes before likeness', () =>
    expect(similarTo([{}, { regularPrice: 40_000 }, { regularPrice: 9_000 }], 1, { orderBy: { order: 'price', dir: 'desc' } })).toEqual([
      2, 3,
    ]))

  test('an unknown product changes nothing', () => expect(similarTo([{}, {}], 99)).toEqual([2, 1]))
})
