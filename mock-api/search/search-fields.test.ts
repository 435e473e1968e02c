import { describe, expect, test } from 'vitest'
import type { WireSearchBody } from '#app/shop-api/contract/search.ts'
import { shopWith, type ProductInsert } from './brute-force/small-shop.ts'
import { createSearchIndex } from './search-index.ts'

const NOW = 1000

function inOrder(products: readonly Partial<ProductInsert>[], body: WireSearchBody, now = NOW): number[] {
  return createSearchIndex(shopWith(products)).search({ body, page: 1, perPage: 50, now }).ids
}

function found(...asked: Parameters<typeof inOrder>): number[] {
  return inOrder(...asked).toSorted((a, b) => a - b)
}

describe('each field of the body filters by its own rule', () => {
  const cases: [string, Partial<ProductInsert>[], WireSearchBody, number[]][] = [
    ['SRCH-04: categories', [{ categories: [3001] }, { categories: [3002] }], { categories: [3001] }, [1]],
    ['SRCH-04: a parent category includes its children', [{ categories: [3001] }, { categories: [3003] }], { categories: [145] }, [1]],
    ['SRCH-04: tags', [{ tags: [248] }, { tags: [71] }, {}], { tags: [71] }, [2]],
    ['SRCH-04: a parent material includes its children', [{ materials: [2] }, { materials: [3] }], { materials: [1] }, [1]],
    ['SRCH-04: values of one field are alternatives', [{ colors: [1] }, { colors: [2] }, { colors: [7] }], { colors: [1, 2] }, [1, 2]],
    ['SRCH-04: styles', [{ styles: [1] }, { styles: [2] }], { styles: [2] }, [2]],
    ['SRCH-04: manufacturer', [{ manufacturerId: 1 }, { manufacturerId: null }], { manufacturer: [1] }, [1]],
    ['SRCH-05: classification is a list', [1, 2, 3].map((classificationId) => ({ classificationId })), { classification: [1, 3] }, [1, 3]],
    ['GAP-65: unknown ids match nothing', [{ colors: [1] }], { colors: [99] }, []],
    ['SRCH-06: every word of the text', [{ name: 'Fotel zielony' }, { name: 'Fotel czarny' }], { textSearch: 'zielony fotel' }, [1]],
    ['SRCH-07: at most so many days', [{ shippingDays: 2 }, { shippingDays: 3 }, { shippingDays: 9 }], { shippingDays: 3 }, [1, 2]],
    ['SRCH-08: depth, both ends included', [{ depth: 10 }, { depth: 20 }, {}], { 'dimension-depth': { from: 20, to: 20 } }, [2]],
    ['SRCH-09: height from', [{ height: 10 }, { height: 20 }, {}], { 'dimension-height': { from: 15 } }, [2]],
    ['SRCH-10: width to', [{ width: 10 }, { width: 20 }, {}], { 'dimension-width': { to: 15 } }, [1]],
    ['GAP-72: from above to finds nothing', [{ width: 10 }], { 'dimension-width': { from: 11, to: 9 } }, []],
    ['SRCH-11: negotiable', [{ askingPrice: 9000 }, {}], { isPriceNegotiable: true }, [1]],
    ['SRCH-11: false is no filter', [{ askingPrice: 9000 }, {}], { isPriceNegotiable: false, onlyPromo: false }, [1, 2]],
    [
      'SRCH-12: prices in PLN',
      [{ regularPrice: 28 }, { regularPrice: 29 }, { regularPrice: 30 }],
      { price: { from: 0.29, to: 0.29 } },
      [2],
    ],
    ['SRCH-14: vendor', [{ vendorId: 1 }, { vendorId: 2 }], { vendor: 2 }, [2]],
    ['SRCH-14: unknown vendor', [{ vendorId: 1 }], { vendor: 4711 }, []],
    ['SRCH-14: those that stand for their group', [{ visibleOnGrid: 2 }, { visibleOnGrid: 1 }], { visibleOnGrid: 2 }, [1]],
    [
      'GAP-68: where the one that stands for its group is sold, the first that is not',
      [
        { visibleOnGrid: 2, variantGroupId: 1, stock: 0 },
        { visibleOnGrid: 1, variantGroupId: 1, stock: 0 },
        { visibleOnGrid: 1, variantGroupId: 1 },
        { visibleOnGrid: 1, variantGroupId: 1 },
      ],
      { visibleOnGrid: 2 },
      [3],
    ],
    [
      'GAP-68: where the one that stood for its group was taken away, the first',
      [
        { visibleOnGrid: 1, variantGroupId: 1 },
        { visibleOnGrid: 1, variantGroupId: 1 },
      ],
      { visibleOnGrid: 2 },
      [1],
    ],
    ['SRCH-14: the other variants', [{ visibleOnGrid: 2 }, { visibleOnGrid: 1 }], { visibleOnGrid: 1 }, [2]],
    ['GAP-70: sold out, unpublished, suspended', [{ stock: 0 }, { statusId: 'UNPUBLISHED' }, { vendorId: 3 }, {}], {}, [4]],
  ]
  test.each(cases)('%s', (_rule, products, body, ids) => expect(found(products, body)).toEqual(ids))

  test.each([
    [NOW - 1, []],
    [NOW, [1]],
    [NOW + 9, [1]],
    [NOW + 10, []],
  ])('SRCH-11: a promo is open from its start until before its end: at %i', (now, ids) => {
    const promo = { promoPrice: 5000, promoStartsAt: NOW, promoEndsAt: NOW + 10 }
    expect(found([promo, {}], { onlyPromo: true }, now)).toEqual(ids)
    expect(found([promo, {}], { price: { to: 50 } }, now)).toEqual(ids)
  })
})

describe('EXT-04: Polish', () => {
  test.each([
    ['lozko', 'Łóżko drewniane'],
    ['ŁÓŻKO', 'Łóżko drewniane'],
    ['krzeseł', 'Krzesło'],
    ['krzesło', 'Komplet czterech krzeseł'],
    ['krzselo', 'Krzesło'],
    ['lam', 'Lampa stojąca'],
    ['debowe', 'Stół dębowy'],
    ['skandynawskiego fotela', 'Fotel skandynawski'],
    ['skandynwaksi', 'Fotel skandynawski'],
    ['366', 'Fotel 366'],
    ['mid-century', 'Regał Mid Century'],
  ])('%s finds %s', (textSearch, name) => {
    expect(found([{ name }, { name: 'Zegar' }], { textSearch })).toEqual([1])
  })

  test.each([
    ['a word that stands somewhere is taken as it is', 'fotel', [{ name: 'Fotel' }, { name: 'Fote' }], [1]],
    ['a typo in three letters is not guessed', 'abx', [{ name: 'abc' }], []],
    ['one slip is forgiven in the first letter too', 'xampa', [{ name: 'lampa' }], [1]],
    ['two slips are not if the first letter is another', 'xampxrtow', [{ name: 'lampartow' }], []],
    ['only the nearest words are guessed', 'abcdefgx', [{ name: 'abcaafgx' }, { name: 'abcdefgh' }], [2]],
    ['two slips are forgiven from eight letters on', 'abcdezzz', [{ name: 'abcdefgz' }], [1]],
    ['one slip below', 'abcdezz', [{ name: 'abcdefg' }], []],
    ['the middle of a word is not its beginning', 'mpa', [{ name: 'lampa' }], []],
    ['EXT-79: signs without letters are nowhere', '?!', [{ name: 'lampa ?!' }], []],
    ['an empty text narrows nothing', ' ', [{ name: 'lampa' }], [1]],
  ] as [string, string, Partial<ProductInsert>[], number[]][])('%s', (_rule, textSearch, products, ids) => {
    expect(found(products, { textSearch })).toEqual(ids)
  })

  test.each([
    ['description without HTML', { description: '<p title="zegar">z&nbsp;rattanu</p>' }, 'rattanu', 'zegar'],
    ['vendor', { vendorId: 2 }, 'lampiarnia', 'dusza'],
    ['manufacturer', { manufacturerId: 1 }, 'thonet', 'slupsk'],
    ['designer', { designerId: 1 }, 'chierowski', 'eames'],
    ['category and its parent, in all languages', { categories: [3001] }, 'furniture sillas krzesła', 'camas'],
    ['style', { styles: [2] }, 'scandinavian', 'deco'],
  ] as [string, Partial<ProductInsert>, string, string][])('GAP-67: looks at %s', (_place, product, hit, miss) => {
    expect(found([product], { textSearch: hit })).toEqual([1])
    expect(found([product], { textSearch: miss })).toEqual([])
  })
})

describe('GAP-64: order', () => {
  test('default: bestsellers, then the newest, then the highest id', () => {
    const products = [{ createdAt: 5 }, { createdAt: 1, isBestseller: true }, { createdAt: 9 }, { createdAt: 9 }]
    expect(inOrder(products, {})).toEqual([2, 4, 3, 1])
  })

  test('default with a text: the kind it names, then its own name before its description', () => {
    const products = [{ description: 'lampa' }, { categories: [3003] }, { name: 'Lampart' }, { name: 'Lampy' }]
    expect(inOrder(products, { textSearch: 'lampa' })).toEqual([2, 4, 3, 1])
  })

  test('with a text: equally relevant ones as by default, page by page', () => {
    const products = [{ createdAt: 5 }, { isBestseller: true }, { createdAt: 9 }, { name: 'Stół' }, { createdAt: 9 }]
    const index = createSearchIndex(shopWith(products.map((each) => Object.assign({ name: 'Lampa', description: 'lampa' }, each))))
    const pages = [1, 2, 3, 4].map((page) => index.search({ body: { textSearch: 'lampa' }, page, perPage: 2, now: NOW }).ids)
    expect(pages).toEqual([[2, 5], [3, 1], [4], []])
  })

  test.each([
    ['newest', undefined, [3, 2, 1]],
    ['newest', 'asc', [2, 1, 3]],
    ['price', undefined, [2, 1, 3]],
    ['price', 'desc', [3, 2, 1]],
    ['popular', undefined, [1, 3, 2]],
    ['popular', 'asc', [3, 2, 1]],
  ] as const)('SRCH-13: %s %s, ties by the highest id', (order, dir, expected) => {
    const products = [
      { createdAt: 1, regularPrice: 10, popularity: 7 },
      { createdAt: 1, regularPrice: 10, popularity: 2 },
      { createdAt: 3, regularPrice: 20, popularity: 2 },
    ]
    expect(inOrder(products, { orderBy: { order, ...(dir && { dir }) } })).toEqual(expected)
  })
})
