import { expect, test } from 'vitest'
import { syntheticPages, syntheticVisits } from './synthetic-visits.ts'
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

test('the worker’s log is read line by line, in the order of time', () => {
  const { visits, others } = logOf(LINE, { ...LINE, at: 2, page: 'bb', route: 'product', cache: 'fwd=uri-miss' })
  expect(visits).toEqual([
    { at: 2, page: 'bb', policy: 'product', isHit: false },
    { at: 5, page: 'aa', policy: 'listing', isHit: true },
  ])
  expect(others).toBe(0)
})

test.each([
  ['a call', { route: '/shop/*', cache: null, page: null }],
  ['a private page', { route: 'cart', cache: 'fwd=bypass', page: null }],
  ['a search for words', { page: null }],
  ['a move', { status: 301, cache: null }],
  ['a failure', { status: 503 }],
])('%s is none of its visits', (_what, values) => expect(logOf({ ...LINE, ...values })).toEqual({ visits: [], others: 1 }))

test.each([[404], [410]])('the page that says %i is one of content', (status) =>
  expect(logOf({ ...LINE, route: 'product', status }).visits[0]?.policy).toBe('content'),
)

test('what is no line of a request is passed over', () => {
  const text = ['workerd: something', '{"level":"error","name":"E"}', '{broken', '', JSON.stringify(LINE)].join('\n')
  expect(readVisitLog(text)).toMatchObject({ visits: [{ page: 'aa' }], others: 0 })
})

const made = (exponent: number) =>
  syntheticVisits({ pages: syntheticPages(100), exponent, rate: 50, seconds: 400, start: 1000, random: seededRandom(1) })

test('made up visits: as many as were asked for, in the order of time, the same for the same seed', () => {
  const visits = made(0.9)
  expect(Math.abs(visits.length / 20_000 - 1)).toBeLessThan(0.05)
  expect(visits.map(({ at }) => at)).toEqual(visits.map(({ at }) => at).toSorted((a, b) => a - b))
  expect(made(0.9)).toEqual(visits)
})

test.each([0, 0.5, 0.9, 1.2])('with exponent %d the first page is visited so many times as often as the tenth', (exponent) => {
  const visits = made(exponent)
  const of = (page: string) => visits.filter((visit) => visit.page.page === page).length
  expect(of('0') / of('9') / 10 ** exponent).toBeGreaterThan(0.75)
  expect(of('0') / of('9') / 10 ** exponent).toBeLessThan(1.33)
})

test('made up pages are of all kinds, in popular ranks, too', () => {
  const kinds = (from: number, to: number) =>
    new Set(
      syntheticPages(1000)
        .slice(from, to)
        .map(({ policy }) => policy),
    )
  expect([kinds(0, 20).size, kinds(980, 1000).size]).toEqual([3, 3])
})
