import { expect, test } from 'vitest'
import type { ResponseRecord, SessionRecord } from '../plan.ts'
import { mergedTally, tallyOf } from './tally.ts'

const response = (at: number, endMs: number, more: Partial<ResponseRecord> = {}): ResponseRecord => ({
  name: 'product',
  cache: 'hit',
  status: 200,
  at,
  shellMs: endMs / 2,
  endMs,
  overdue: Number.NaN,
  trace: '',
  isExpected: true,
  ...more,
})
const session = (market: SessionRecord['market'], responses: ResponseRecord[], more: Partial<SessionRecord> = {}): SessionRecord => ({
  journey: 'cart',
  market,
  outcome: 'completed',
  responses,
  broken: [],
  draws: [{ of: 'products', rank: 1 }],
  ...more,
})

const NOTES = [
  session('pl', [response(1500, 10, { overdue: -20 }), response(1900, 40, { cache: 'miss' })]),
  session('es', [response(1700, 12, { name: 'like', cache: 'none', status: 503 })], {
    broken: ['like: 503'],
    draws: [{ of: 'sold', rank: 7 }],
  }),
  session('pl', [response(3100, 11, { overdue: 7, isExpected: false })], { draws: [{ of: 'products', rank: 4 }] }),
  session('en', []),
]

test.each([1, 2, 3])('sessions dealt out to two machines add up to those of one (first %d to the one)', (count) => {
  const whole = tallyOf(NOTES)
  const merged = mergedTally([tallyOf(NOTES.slice(0, count)), tallyOf(NOTES.slice(count))])
  expect({ ...merged, routes: merged.routes.toSorted(byKey) }).toEqual({ ...whole, routes: whole.routes.toSorted(byKey) })
})

test('seconds, markets, what was wrong and what was drawn are counted', () => {
  const tally = tallyOf(NOTES)
  expect(tally).toMatchObject({ sessions: 4, firstAt: 1490, lastAt: 3100, markets: { pl: 2, es: 1, en: 1 }, broken: { 'like: 503': 1 } })
  expect(tally.draws).toEqual({ products: { 1: 2, 4: 1 }, sold: { 7: 1 } })
  expect(tally.moments[1]).toMatchObject({ requests: 3, wrong: 1, states: { hit: 1, miss: 1 }, calls: { count: 1 }, end: { count: 2 } })
})

test('the age of pages and what was not expected are of all machines', () => {
  const { routes } = mergedTally([tallyOf(NOTES.slice(0, 2)), tallyOf(NOTES.slice(2))])
  const hits = routes.find(({ cache }) => cache === 'hit')
  expect(hits).toMatchObject({ unexpected: 1, overdue: 7, freshFor: 20 })
})

test('nobody came', () => {
  expect(mergedTally([tallyOf([]), tallyOf([])])).toEqual(tallyOf([]))
})

function byKey(a: { name: string; cache: string }, b: { name: string; cache: string }): number {
  return `${a.name}${a.cache}`.localeCompare(`${b.name}${b.cache}`)
}
