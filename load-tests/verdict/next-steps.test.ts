import { expect, test } from 'vitest'
import type { ResponseRecord } from '../plan.ts'
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
const [fine, slow, wrong] = [response('a'), response('b', { endMs: 900 }), response('c', { status: 503, isExpected: false, endMs: 30 })]
const [call, cached] = [response('d', { name: 'cart details', cache: 'none' }), response('e', { cache: 'hit', endMs: 60 })]
const underWay = response('f', { name: 'font', cache: 'none', status: 0, isExpected: false })

test.each([
  ['the one that the reason names', 'x', `total 7 [${'a'.repeat(32)}]`, [fine, slow, wrong], fine],
  ['the unexpected one, although another is slower', 'x', 'answers', [fine, slow, wrong], wrong],
  ['the slowest of the cache state that it names', 'x', 'page_shell{cache:hit}: p95 56 ms', [fine, slow, wrong, cached], cached],
  ['the slowest', 'x', 'times', [fine, slow], slow],
  ['the slowest of the request that hangs', 'hangs-cart details', 'slow', [fine, slow, call], call],
  ['the slowest call, where their time is crossed', 'threshold-call_time', 'call_time: p(95)<300, was 500', [slow, wrong, call], call],
  ['not what was under way when a breakpoint run ended', 'gave-way', '7 sessions ended of 9', [fine, underWay], fine],
  ['none without requests', 'x', 'times', [], null],
] as const)('the worst request is %s', (_what, id, text, responses, expected) => {
  expect(worstRequest({ id, text }, [{ responses }])).toEqual(expected)
})

test.each([
  ...['dropped', 'generator-error', 'generator-share', 'no-session', 'too-few-sessions'].map(
    (id) => [id, fine, 0, 'edge', 'generator'] as const,
  ),
  ['foreign-load', fine, 0, 'edge', 'host'],
  ['hangs-product', slow, 0.5, 'edge', 'host'],
  ['hangs-product', slow, 0, 'edge', 'edge'],
  ['cart-sum', call, 0.5, 'edge', 'mock'],
  ['answer-status', underWay, 0, 'edge', 'edge'],
  ['search-order', slow, 0, 'mock', 'mock'],
  ['promised-status', response('g', { name: 'script', cache: 'none', status: 404 }), 0, 'edge', 'edge'],
  ['promised-status', response('g', { name: 'picture', cache: 'none', status: 404 }), 0, 'edge', 'mock'],
  ...['page-age', 'ratio-hitRatio', 'unstored', 'old-price', 'growth-edge'].map((id) => [id, call, 0, 'edge', 'edge'] as const),
  ...['growth-mock', 'invariant-stock', 'sold-twice', 'unsold'].map((id) => [id, slow, 0, 'edge', 'mock'] as const),
] as const)('%s: of %o, with %s cores stolen, against the %s, the %s is suspected', (id, worst, stolen, target, suspect) => {
  expect(suspectOf({ id, text: '' }, worst, { cores: { stolen }, target })).toBe(suspect)
})

const RUN = { journey: 'cart', workload: 'smoke', target: 'edge', seed: 7, size: '20k', origin: 'http://127.0.0.1:1' } as const
const COMMAND = 'Look closer    npm run load -- cart --workload smoke --target edge --seed 7 --size 20k --origin http://127.0.0.1:1'
const nearest = { what: 'call_time, p(95)<200', value: 180.4, limit: 200 }
const notes = [{ responses: [fine, slow] }]

test('a verdict ends with value and limit, worst request, suspect, and the command with all that changes what it measures', () => {
  const reasons = [{ id: 'hangs-product', text: 'slow', value: 900, limit: 500 }]
  const worst = `Worst request  product, 200, miss, 900 ms, trace ${'b'.repeat(32)}`
  expect(nextSteps({ reasons, notes, cores: {}, nearest, run: RUN })).toEqual([
    'hangs-product: 900, limit 500',
    worst,
    'Suspect        edge',
    COMMAND,
  ])
  const given = { rate: 20, seconds: null, pace: 0, light: false, 'edge-of': 'main' }
  expect(nextSteps({ reasons, notes, cores: {}, nearest, run: { ...RUN, given } }).at(-1)).toBe(
    COMMAND.replace(' --origin', ' --rate 20 --pace 0 --no-light --edge-of main --origin'),
  )
  const cores = { k6: 0.2, edge: 0.51, mock: 0.3, others: 0.9, stolen: 0.8 }
  expect(nextSteps({ reasons: [], notes, cores, nearest, run: RUN })).toEqual([
    'Nearest limit  call_time, p(95)<200: 180, limit 200',
    worst,
    'Busiest        edge, 0.51 cores',
    COMMAND,
  ])
  const missing = [{ id: 'no-samples', text: 'no sample of page_shell{cache:miss}, so nothing is known of it' }]
  expect(nextSteps({ reasons: missing, notes, cores, nearest, run: RUN })[1]).toBe('Busiest        edge, 0.51 cores')
  const tooEarly = [
    { id: 'breakpoint-rate', text: 'too few', value: 8, limit: 10 },
    { id: 'gave-way', text: 'page_shell{cache:hit}' },
  ]
  const [limit, ofHits] = nextSteps({ reasons: tooEarly, notes: [{ responses: [slow, cached] }], cores, nearest, run: RUN })
  expect([limit, ofHits]).toEqual(['breakpoint-rate: 8, limit 10', expect.stringContaining('product, 200, hit, 60 ms')])
})
