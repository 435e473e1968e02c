import { expect, test } from 'vitest'
import { catalogProduct, expectedSearch } from './expected.ts'

const PRICES = { pl: 100, en: 25, es: 25 }
const CATALOG = [2, 3, 5, 8, 13].map((id) => ({ id, names: { pl: '', en: '', es: '' }, isOffered: true, filters: null, prices: PRICES }))
const QUERIES = { pl: ['fotel', 'stół'], en: ['chair'], es: ['silla', 'mesa'] }
const SEARCHES = (['pl', 'en', 'es'] as const).flatMap((market) =>
  QUERIES[market].map((text, at) => ({ market, text, total: at, ids: [at] })),
)

test('each product of the catalog is found by its id, and no other', () => {
  const found = Array.from({ length: 16 }, (_, id) => catalogProduct(CATALOG, id)?.id ?? null)
  expect(found.filter((id) => id !== null)).toEqual([2, 3, 5, 8, 13])
  expect(catalogProduct([], 2)).toBeNull()
})

test('each search of the plan is found by its market and text, and no other', () => {
  for (const { market, text } of SEARCHES) expect(expectedSearch(SEARCHES, QUERIES, { market, text })).toMatchObject({ market, text })
  expect(expectedSearch(SEARCHES, QUERIES, { market: 'es', text: 'fotel' })).toBeNull()
  expect(expectedSearch([], QUERIES, { market: 'pl', text: 'fotel' })).toBeNull()
})
