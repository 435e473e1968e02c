import { expect, test } from 'vitest'
import { shopWith } from './brute-force/small-shop.ts'
import { createSearchIndex } from './search-index.ts'

const index = createSearchIndex(
  shopWith([
    { name: 'Lampa stojąca', categories: [3003], designerId: 1 },
    { name: 'Lampa stojąca', isBestseller: true },
    { name: 'Lampka', stock: 0 },
    { name: 'Stół', description: 'lampa', vendorId: 2 },
    { name: 'Krzesło Thonet', categories: [3001], manufacturerId: 1 },
  ]),
)
const texts = (query: string, language: 'pl' | 'en' = 'pl', limit = 10) =>
  index.suggest({ query, language, now: 0, limit }).items.map(({ kind, id, text, count }) => [kind, id, text, count].join(' ').trim())

test.each([
  [
    'a category in the language, then products once per name',
    'lam',
    'pl',
    ['category 3000 Lampy 1', 'vendor 2 Lampiarnia 1', 'product 2 Lampa stojąca'],
  ],
  [
    'names of another language are not offered',
    'lamp',
    'en',
    ['category 3000 Lamps 1', 'category 3003 Wall lamps 1', 'vendor 2 Lampiarnia 1', 'product 2 Lampa stojąca'],
  ],
  ['makers', 'thon', 'pl', ['manufacturer 1 Thonet 1', 'product 5 Krzesło Thonet']],
  ['a maker by either word of the name', 'chier', 'pl', ['designer 1 Józef Chierowski 1']],
  ['what has no product on sale is not offered', 'łóż', 'pl', []],
  ['every word must begin a word', 'lampa zzz', 'pl', []],
  ['a maker with a slip, when no name begins so', 'chirow', 'pl', ['designer 1 Józef Chierowski 1']],
  ['a form of a name', 'Chierowskiego', 'pl', ['designer 1 Józef Chierowski 1']],
  ['typos are forgiven in categories and products', 'krzselo', 'pl', ['category 3001 Krzesła 1', 'product 5 Krzesło Thonet']],
  ['a category by a corrected word, as the search finds it', 'kzresla', 'pl', ['category 3001 Krzesła 1', 'product 5 Krzesło Thonet']],
  ['numbers of the query are no part of a name', 'krzesło do 500 zł', 'pl', ['category 3001 Krzesła 1', 'product 5 Krzesło Thonet']],
  ['a category by a synonym', 'aplik', 'pl', ['category 3003 Kinkiety 1']],
  ['nothing for nothing', ' ', 'pl', []],
] as const)('EXT-03: %s', (_rule, query, language, expected) => {
  expect(texts(query, language)).toEqual(expected)
})

test('EXT-03: products stay in their order where a name comes again later', () => {
  const shop = createSearchIndex(
    shopWith([{ name: 'Lampa A', isBestseller: true }, { name: 'Lampa B', isBestseller: true }, { name: 'Lampa A' }, { name: 'Lampa C' }]),
  )
  const names = (order: string[]) => order.map((name) => `Lampa ${name}`)
  const suggested = shop.suggest({ query: 'lampa', language: 'pl', now: 0 }).items.filter(({ kind }) => kind === 'product')
  const found = shop.search({ body: { textSearch: 'lampa' }, page: 1, perPage: 9, now: 0 })
  expect(found.total).toBe(4)
  expect(suggested.map(({ text }) => text).toSorted()).toEqual(names(['A', 'B', 'C']))
  // Both bestsellers come before the third name.
  expect(suggested.map(({ text }) => text).at(-1)).toBe('Lampa C')
})

test('EXT-03, GAP-68: a maker has as many products as the listing of the maker, which shows all of a variant group', () => {
  const shop = createSearchIndex(
    shopWith([
      { name: 'Krzesło', manufacturerId: 1, visibleOnGrid: 2 },
      { name: 'Krzesło czarne', manufacturerId: 1, visibleOnGrid: 1 },
    ]),
  )
  const [maker] = shop.suggest({ query: 'thonet', language: 'pl', now: 0 }).items
  const { total } = shop.search({ body: { manufacturer: [1] }, page: 1, perPage: 9, now: 0 })
  expect([maker?.kind, maker?.count, total]).toEqual(['manufacturer', 2, 2])
})

test('EXT-03: at most the requested number', () => expect(texts('lam', 'pl', 1)).toEqual(['category 3000 Lampy 1']))

const found = ({ total, understood, popular }: ReturnType<typeof index.suggest>) => ({ total, understood, popular })

test.each([
  ['as many as the search finds, one per variant group', 'lampa', { total: 3 }],
  ['the number of a corrected text, with the correction', 'lampaa', { total: 3, understood: { corrected: [{ typed: 'lampaa' }] } }],
  ['the number without what nothing has', 'lampa zzzzzz', { total: 3, understood: { without: ['zzzzzz'] } }],
  ['nothing for signs without letters', '?!', { total: 0 }],
])('EXT-26: suggestions tell %s', (_rule, query, expected) => {
  expect(found(index.suggest({ query, language: 'pl', now: 0 }))).toMatchObject(expected)
  expect(index.search({ body: { textSearch: query, visibleOnGrid: 2 }, page: 1, perPage: 9, now: 0 }).total).toBe(expected.total)
})

test('EXT-26: where nothing is found the kinds with most products are named, in the language, and only there', () => {
  const kinds = [
    { kind: 'category', id: 3001, text: 'Chairs', count: 1 },
    { kind: 'category', id: 3003, text: 'Wall lamps', count: 1 },
  ]
  expect(index.suggest({ query: 'qqqqqq', language: 'en', now: 0 })).toEqual({ items: [], total: 0, popular: kinds })
  expect(index.suggest({ query: 'lampa', language: 'pl', now: 0 }).popular).toBeUndefined()
})
