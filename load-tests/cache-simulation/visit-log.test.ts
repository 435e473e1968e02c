import { expect, test } from 'vitest'
import { syntheticVisits } from './synthetic-visits.ts'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { readVisitLog } from './visit-log.ts'

const LINE = {
  level: 'info',
  event: 'request',
  at: 5,
  method: 'GET',
  route: 'catalog',
  status: 200,
  page: 'aa',
  ms: 1,
  market: 2,
  cache: 'hit',
}
const logOf = (...lines: object[]) => readVisitLog(lines.map((line) => JSON.stringify(line)).join('\n'))

test('the worker’s log is read line by line, in the order of time', () =>
  expect(logOf(LINE, { ...LINE, at: 2, page: 'bb', route: 'product', cache: 'fwd=uri-miss' })).toEqual([
    { at: 2, page: 'bb', policy: 'product' },
    { at: 5, page: 'aa', policy: 'listing' },
  ]))

test.each([
  ['a call', { route: '/shop/*', cache: null, page: null }],
  ['a private page', { route: 'cart', cache: 'fwd=bypass', page: null }],
  ['a search for words', { page: null }],
  ['a move', { status: 301, cache: null }],
  ['a failure', { status: 503 }],
])('%s is none of its visits', (_what, values) => expect(logOf({ ...LINE, ...values })).toEqual([]))

test.each([[404], [410]])('the page that says %i is one of content', (status) =>
  expect(logOf({ ...LINE, route: 'product', status })[0]?.policy).toBe('content'),
)

test('synthetic visits: as many as were asked for, in the order of time, to pages of all kinds, the same for the same seed', () => {
  const made = () => syntheticVisits({ pages: 100, exponent: 0.9, rate: 50, seconds: 400, random: seededRandom(1) })
  const visits = made()
  expect(Math.abs(visits.length / 20_000 - 1)).toBeLessThan(0.05)
  expect(visits.map(({ at }) => at)).toEqual(visits.map(({ at }) => at).toSorted((a, b) => a - b))
  expect(new Set(visits.map(({ policy }) => policy)).size).toBe(3)
  expect(made()).toEqual(visits)
})
