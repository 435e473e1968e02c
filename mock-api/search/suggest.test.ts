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
  index.suggest({ query, language, now: 0, limit }).map(({ kind, id, text, count }) => [kind, id, text, count].join(' ').trim())

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

test('EXT-03: at most the requested number', () => expect(texts('lam', 'pl', 1)).toEqual(['category 3000 Lampy 1']))
