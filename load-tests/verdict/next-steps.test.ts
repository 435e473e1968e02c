import { expect, test } from 'vitest'
import type { ResponseRecord, SessionRecord } from '../plan.ts'
import { nextSteps, suspectOf, worstRequest } from './next-steps.ts'

const response = (trace: string, more: Partial<ResponseRecord> = {}): ResponseRecord => ({
  name: 'product',
  cache: 'miss',
  status: 200,
  at: 1,
  shellMs: 1,
  endMs: 10,
  overdue: Number.NaN,
  trace: trace.repeat(32),
  isExpected: true,
  ...more,
})
const [fine, slow, wrong, call] = [
  response('a'),
  response('b', { endMs: 900 }),
  response('c', { status: 503, isExpected: false, endMs: 30 }),
  response('d', { name: 'cart details', cache: 'none' }),
]
const cached = response('e', { cache: 'hit', endMs: 60 })
const underWay = response('f', { name: 'font', cache: 'none', status: 0, isExpected: false })
const notes = (...responses: ResponseRecord[]): SessionRecord[] => [
  { journey: 'cart', market: 'pl', outcome: 'failed', responses, broken: [], draws: [] },
]

test.each([
  ['the one that the reason names', `total 7 [${'a'.repeat(32)}]`, [fine, slow, wrong], fine],
  ['the unexpected one, although another is slower', 'answers', [fine, slow, wrong], wrong],
  ['the slowest of the cache state that it names', 'page_shell{cache:hit}: p95 56 ms', [fine, slow, wrong, cached], cached],
  ['the slowest', 'times', [fine, slow], slow],
  ['none without requests', 'times', [], null],
] as const)('the worst request is %s', (_what, text, responses, expected) => {
  expect(worstRequest({ id: 'x', text }, notes(...responses))).toEqual(expected)
})

test('what was under way when a breakpoint run ended is not its worst request', () => {
  const gaveWay = { id: 'gave-way', text: 'gave way at 9 sessions a second: 7 sessions ended of 9' }
  const reasons = [
    { id: 'breakpoint-rate', text: 'gave way at 9 sessions a second, at least 20 are expected', value: 9, limit: 20 },
    gaveWay,
  ]
  const lines = nextSteps({ reasons, notes: notes(fine, underWay), cores: {}, nearest: null, run })
  expect(lines).toContain(`Worst request  product, 200, miss, 10 ms, trace ${'a'.repeat(32)}`)
  expect(worstRequest({ id: 'answers', text: '' }, notes(fine, underWay))).toEqual(underWay)
})

test.each([
  ['dropped', fine, 0, 'edge', 'generator'],
  ['foreign-load', fine, 0, 'edge', 'host'],
  ['hangs-product', slow, 0.5, 'edge', 'host'],
  ['hangs-product', slow, 0, 'edge', 'edge'],
  ['cart-sum', call, 0.5, 'edge', 'mock'],
  ['answer-status', underWay, 0, 'edge', 'edge'],
  ['search-order', slow, 0, 'mock', 'mock'],
] as const)('%s: of %o, with %s cores stolen, against the %s, the %s is suspected', (id, worst, stolen, target, suspect) => {
  expect(suspectOf({ id, text: '' }, worst, { cores: { stolen }, target })).toBe(suspect)
})

const run = { journey: 'cart', workload: 'smoke', target: 'edge', seed: 7 } as const
const nearest = { what: 'call_time, p(95)<200', value: 180.4, limit: 200 }

test('a verdict ends with value, limit, worst request, suspect and command', () => {
  const reasons = [{ id: 'hangs-product', text: 'slow', value: 900, limit: 500 }]
  expect(nextSteps({ reasons, notes: notes(fine, slow), cores: {}, nearest, run })).toEqual([
    'hangs-product: 900, limit 500',
    `Worst request  product, 200, miss, 900 ms, trace ${'b'.repeat(32)}`,
    'Suspect        edge',
    'Look closer    npm run load -- cart --workload smoke --target edge --seed 7',
  ])
})

test('one that passed ends with the nearest limit, the slowest request and the busiest process', () => {
  const cores = { k6: 0.2, edge: 0.51, mock: 0.3, others: 0.9, stolen: 0.8 }
  expect(nextSteps({ reasons: [], notes: notes(fine, slow), cores, nearest, run })).toEqual([
    'Nearest limit  call_time, p(95)<200: 180, limit 200',
    `Worst request  product, 200, miss, 900 ms, trace ${'b'.repeat(32)}`,
    'Busiest        edge, 0.51 cores',
    'Look closer    npm run load -- cart --workload smoke --target edge --seed 7',
  ])
  expect(nextSteps({ reasons: [], notes: [], cores: {}, nearest: null, run })[0]).toBe('Busiest        not known')
})

test('the command that looks closer has the size and the origin of the shop', () => {
  const last = (own: object) => nextSteps({ reasons: [], notes: [], cores: {}, nearest: null, run: { ...run, ...own } }).at(-1)
  expect(last({ size: '20k' })).toMatch(/ --seed 7 --size 20k$/)
  expect(last({ origin: 'http://127.0.0.1:1' })).toMatch(/ --seed 7 --origin http:\/\/127.0.0.1:1$/)
})
