import { expect, test } from 'vitest'
import { type Market, MARKETS, type Plan } from '../plan.ts'
import { visitorsOf } from './create-visitor.ts'

const QUERIES = { pl: ['krzesło', 'stół'], en: ['chair', 'table'], es: ['silla', 'mesa'] }
const NAME = 'Fotel uszak, lata 60. XX wieku'
const PRODUCTS = [{ id: 7, price: 9, names: { pl: NAME, en: NAME, es: NAME }, paths: { pl: '/f-7', en: '/f-7', es: '/f-7' } }]
const PLAN = { seed: 1, checkedShare: 0, assortment: { exponent: 1, queries: QUERIES } } as unknown as Plan
const BROWSER = { steps: {}, built: { script: [], stylesheet: [], font: [] } }

/** Texts of a thousand sessions. */
function texts(plan: Plan, market: Market = 'pl'): string[] {
  const newVisitor = visitorsOf(plan, PRODUCTS)
  return Array.from({ length: 1000 }, (_, nth) => newVisitor('search', ['search', nth], market).query())
}

test('one search in ten is for words of a product, which no cache has; light sessions search for known texts alone', () => {
  const unseen = texts({ ...PLAN, browser: BROWSER }).filter((text) => !QUERIES.pl.includes(text))
  expect(new Set(unseen)).toEqual(new Set(['Fotel uszak lata']))
  expect(unseen.length).toBeGreaterThan(70)
  expect(unseen.length).toBeLessThan(130)
  expect(texts({ ...PLAN, browser: null }).every((text) => QUERIES.pl.includes(text))).toBe(true)
})

test.each(MARKETS)('in %s the popular one of two texts is searched for twice as often', (market) => {
  const counts = QUERIES[market].map((known) => texts(PLAN, market).filter((text) => text === known).length)
  const [less = 0, more = 0] = counts.toSorted((one, other) => one - other)
  expect(more / less).toBeGreaterThan(1.7)
  expect(more / less).toBeLessThan(2.4)
})
