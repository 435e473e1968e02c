import { expect, test } from 'vitest'
import { workloadOf } from '../workloads.ts'
import { responseGroups, type ResponseGroup, unjudgedStates } from './response-rules.ts'
import { type JudgedRun, runVerdict } from './rules.ts'
import { groupedByOracle } from './session-rules.ts'

const HIT: ResponseGroup = {
  name: 'product',
  kind: 'page',
  cache: 'hit',
  count: 500,
  unexpected: 0,
  medianMs: 5,
  longestMs: 20,
  overdue: -3,
  freshFor: 50,
}
const MISS = { ...HIT, cache: 'miss', overdue: Number.NaN, freshFor: Number.NaN }
const RATIOS = {
  hitRatio: 0.4,
  staleRatio: 0,
  apiCallsPerPage: 2,
  bytesPerRequest: 50_000,
  refreshesRendered: 0,
  refreshesUnchanged: 0,
  pages: 9,
  requests: 9,
  apiCalls: 9,
}
const GOOD: JudgedRun = {
  workload: workloadOf('average'),
  journey: 'search',
  target: 'edge',
  judged: ['page_shell{cache:hit}', 'page_shell{cache:miss}', 'call_time'],
  error: null,
  summary: { state: { testRunDurationMs: 1 }, metrics: {} },
  cutShort: null,
  actions: [],
  counts: { outcomes: { search: { completed: 1000 } }, broken: {} },
  groups: [HIT, MISS],
  sessions: 1000,
  planned: 1000,
  streams: 1,
  dropped: 0,
  generatorShare: 0.2,
  foreignShare: 0.05,
  memory: [],
  invariants: [],
  sales: { sold: [], left: new Map() },
  oldestPriceSeconds: null,
  ratios: RATIOS,
  broke: null,
}
const [SMOKE, SOAK] = [workloadOf('smoke'), workloadOf('soak')]
const [BROWNOUT, RUSH] = [workloadOf('origin-brownout'), workloadOf('unique-rush')]
const of = (changed: Partial<ResponseGroup>) => ({ groups: [{ ...HIT, ...changed }, MISS] })
const outcomes = (journey: string, own: object, broken: Record<string, number> = {}) => ({
  counts: { outcomes: { [journey]: own }, broken },
})
const broken = (texts: Record<string, number>) => ({ counts: { ...GOOD.counts, broken: texts } })
const crossed = (metric: string) => ({
  summary: {
    state: { testRunDurationMs: 1 },
    metrics: { [metric]: { values: { 'p(95)': 900 }, thresholds: { 'p(95)<50': { ok: false } } } },
  },
})
const [SLOW, NO_ANSWER] = [crossed('call_time'), of({ unexpected: 40 })]
const sales = (sold: number[], left: Record<number, number>) => ({
  sales: { sold, left: new Map(Object.entries(left).map(([id, pieces]) => [Number(id), pieces])) },
})
const memory = (mbAt: (part: number) => number, count = 400) => ({
  workload: SOAK,
  memory: Array.from({ length: count }, (_, at) => ({ edge: mbAt(at / count) })),
})
const ofSmoke = (changed: object) => ({ workload: SMOKE, ratios: { ...RATIOS, ...changed } })
const POINT = { what: 'call_time', isGenerator: false, sessionsPerSecond: 30, requestsPerSecond: 101, saturated: 'a thread of edge' }
const breaking = (changed: object = {}, isReached = true, isLight = true) => ({
  workload: { ...workloadOf('breakpoint'), isLight },
  broke: { point: { ...POINT, ...changed }, isReached },
})

/** What was seen, what it changes in a good run, its verdict, and the ids of its reasons: those of a breakpoint run end with `gave-way`. */
test.each<[string, Partial<JudgedRun>, string, string[]]>([
  ['all is well', {}, 'passed', []],
  ['processor time cannot be read', { generatorShare: Number.NaN, foreignShare: Number.NaN }, 'passed', []],
  ['what was planned was done', { actions: [{ at: 1, label: 'purge all' }] }, 'passed', []],
  ['it could not be done', { actions: [{ at: 1, label: 'purge all failed: 503', isFailed: true }] }, 'invalid', ['action-failed']],
  ['no plan of arrivals', { planned: null, sessions: 3 }, 'passed', []],

  ['a wrong total', broken({ 'cart-sum: total 7 [a]': 1 }), 'failed', ['cart-sum']],
  [
    'a wrong total, and the generator was busy',
    { ...broken({ 'cart-sum: 7 [a]': 1 }), generatorShare: 0.9 },
    'failed',
    ['cart-sum', 'generator-share'],
  ],
  ['a wrong status alone, which is counted elsewhere', broken({ 'answer-status: cart 503, /x': 1 }), 'passed', []],
  [
    'wrong carts in a rush where most calls may fail',
    { workload: RUSH, ...outcomes('rush', { completed: 20, refused: 480 }, { 'foreign-data: x [a]': 1 }) },
    'failed',
    ['foreign-data'],
  ],
  [
    'failed calls explain some wrong content',
    { workload: BROWNOUT, ...outcomes('cart', { completed: 950, failed: 50 }, { 'cart-emptied: 1 [a]': 50 }) },
    'passed',
    [],
  ],
  [
    'and not more',
    { workload: BROWNOUT, ...outcomes('cart', { completed: 949, failed: 51 }, { 'cart-emptied: 1 [a]': 51 }) },
    'failed',
    ['cart-emptied'],
  ],
  ['each piece was sold once', sales([1, 2], { 1: 0, 2: 0 }), 'passed', []],
  ['one was sold twice', sales([1, 1], { 1: 0 }), 'failed', ['sold-twice']],
  ['one was sold and is still there', sales([1], { 1: 1 }), 'failed', ['sold-in-stock', 'unsold']],
  ['one was left', sales([1], { 1: 0, 2: 1 }), 'failed', ['unsold']],
  ['an old price for as long as it may', { oldestPriceSeconds: 361 }, 'passed', []],
  ['for longer', { oldestPriceSeconds: 362 }, 'failed', ['old-price']],
  [
    'the stock does not add up',
    { invariants: [{ name: 'stock', title: 'no', violations: [{ where: '7', expected: '0', actual: '-1' }] }] },
    'failed',
    ['invariant-stock'],
  ],

  ['one of a thousand answers is unexpected', of({ unexpected: 1 }), 'passed', []],
  ['two are', of({ unexpected: 2 }), 'failed', ['answer-status']],
  ['one is, in a smoke', { workload: SMOKE, ...of({ unexpected: 1 }) }, 'failed', ['answer-status']],
  [
    'many are, and all programs were busy',
    { ...NO_ANSWER, generatorShare: 0.9, foreignShare: 0.9, dropped: 7 },
    'failed',
    ['answer-status', 'dropped', 'generator-share', 'foreign-load'],
  ],
  ['two of a hundred sessions failed', outcomes('search', { completed: 98, failed: 2 }), 'passed', []],
  ['three did', outcomes('search', { completed: 97, failed: 3 }), 'failed', ['completed-search']],
  ['no session of a journey came to its end', outcomes('search', { failed: 3 }), 'failed', ['completed-search']],
  ['some buyers were refused', outcomes('checkout', { completed: 20, refused: 5 }), 'passed', []],
  ['many were', outcomes('checkout', { completed: 19, refused: 6 }), 'failed', ['completed-checkout']],
  ['one of two was', outcomes('checkout', { completed: 1, refused: 1 }), 'passed', []],
  ['most come too late for single pieces', outcomes('rush', { completed: 20, refused: 480 }), 'passed', []],
  [
    'as many failed as a workload allows that makes calls fail',
    { workload: BROWNOUT, ...outcomes('search', { completed: 70, failed: 30 }) },
    'passed',
    [],
  ],
  ['more did', { workload: BROWNOUT, ...outcomes('search', { completed: 69, failed: 31 }) }, 'failed', ['completed-search']],
  ['few had not ended when the run did', outcomes('search', { completed: 95, interrupted: 5 }), 'passed', []],
  ['many had not', outcomes('search', { completed: 8, interrupted: 31 }), 'failed', ['interrupted-search']],
  ['one of two had not', outcomes('search', { completed: 1, interrupted: 1 }), 'passed', []],
  ['a page was as old as it may be', of({ overdue: 300 }), 'passed', []],
  ['older', of({ overdue: 301 }), 'failed', ['page-age']],
  ['a listing is to be fresh for as long as a product may', of({ name: 'listing' }), 'failed', ['page-age']],
  ['a home page is as old as it may be', of({ name: 'home', overdue: 3600, freshFor: 300 }), 'passed', []],
  ['a page is as old as it may be where calls fail', { workload: BROWNOUT, ...of({ overdue: 3900 }) }, 'passed', []],
  ['older', { workload: BROWNOUT, ...of({ overdue: 3901 }) }, 'failed', ['page-age']],
  ['a page is to be fresh for a year', of({ freshFor: 31_536_000 }), 'failed', ['page-age']],
  ['many pages, none of them stored', { groups: [{ ...MISS, count: 100 }] }, 'failed', ['unstored']],
  ['few pages, none of them stored', { groups: [{ ...MISS, count: 99 }] }, 'invalid', ['no-samples']],
  ['memory rises while caches fill', memory((part) => 100 + 100 * Math.min(1, part * 4)), 'passed', []],
  ['it saws between collections', memory((part) => 200 + 60 * ((part * 50) % 1)), 'passed', []],
  ['it grows all the time', memory((part) => 100 + 100 * part), 'failed', ['growth-edge']],
  [
    'it does, and some samples of it were not read',
    memory((part) => (part > 0.3 && part < 0.45 ? Number.NaN : 100 + 100 * part)),
    'failed',
    ['growth-edge'],
  ],
  ['a small process grows by little', memory((part) => 40 + 20 * part), 'passed', []],
  ['too few samples of it', memory((part) => 100 + 100 * part, 100), 'invalid', ['no-samples']],
  ['a smoke with its usual ratios', ofSmoke({}), 'passed', []],
  ['too few hits', ofSmoke({ hitRatio: 0.1 }), 'failed', ['ratio-hitRatio']],
  ['too many', ofSmoke({ hitRatio: 0.9 }), 'failed', ['ratio-hitRatio']],
  ['a ratio that is not known', ofSmoke({ apiCallsPerPage: Number.NaN }), 'failed', ['ratio-apiCallsPerPage']],
  ['other ratios where times are judged', { ratios: { ...RATIOS, hitRatio: 0.1 } }, 'passed', []],
  ['other ratios of the mock', { ...ofSmoke({ hitRatio: 0.1 }), target: 'mock', groups: [{ ...HIT, kind: 'call' }] }, 'passed', []],

  ['a threshold of times was crossed', SLOW, 'failed', ['threshold-call_time']],
  ['it was, and others were busy', { ...SLOW, foreignShare: 0.2 }, 'invalid', ['foreign-load', 'threshold-call_time']],
  ['it was, and k6 wrote no summary', { ...SLOW, error: 'k6 ended with 107' }, 'invalid', ['generator-error', 'threshold-call_time']],
  ['arrivals were dropped while all waited for a slow shop', { ...SLOW, dropped: 1 }, 'failed', ['threshold-call_time', 'dropped']],
  ['a request hangs in the median', of({ medianMs: 1600, longestMs: 1700 }), 'failed', ['hangs-product']],
  ['one hangs once', of({ longestMs: 12_000 }), 'failed', ['hangs-product']],
  ['two responses are slow', { groups: [{ ...HIT, count: 2, medianMs: 1600, longestMs: 1700 }, MISS] }, 'passed', []],
  ['each of twelve journeys left its last session out', { streams: 12, sessions: 979 }, 'passed', []],
  ['more than those did not end', { streams: 12, sessions: 978 }, 'failed', ['cut-sessions', 'too-few-sessions']],
  [
    'they did not, and the generator was busy',
    { sessions: 13, planned: 90, generatorShare: 0.6 },
    'invalid',
    ['too-few-sessions', 'generator-share', 'cut-sessions'],
  ],

  ['one arrival was dropped', { dropped: 1 }, 'invalid', ['dropped']],
  ['too few sessions began', { sessions: 900, dropped: 100 }, 'invalid', ['dropped', 'too-few-sessions']],
  ['no session ran', { sessions: 0, planned: null }, 'invalid', ['no-session']],
  ['a signal ended it, and nothing was wrong until then', { cutShort: 'SIGINT', sessions: 30 }, 'invalid', ['cut-short']],
  ['a signal ended it after a wrong answer', { cutShort: 'SIGINT', sessions: 30, ...NO_ANSWER }, 'failed', ['answer-status', 'cut-short']],
  ['a signal ended it before all pieces were sold', { cutShort: 'SIGINT', ...sales([1], { 1: 0, 2: 1 }) }, 'invalid', ['cut-short']],
  ['a signal ended a smoke with other ratios', { cutShort: 'SIGINT', ...ofSmoke({ hitRatio: 0.1 }) }, 'invalid', ['cut-short']],
  ['a signal ended a soak that grew', { cutShort: 'SIGINT', ...memory((part) => 100 + 100 * part) }, 'invalid', ['cut-short']],
  ['k6 took most of the machine', { generatorShare: 0.51 }, 'invalid', ['generator-share']],
  ['others kept it busy', { foreignShare: 0.15 }, 'invalid', ['foreign-load']],
  ['others did where no time is judged', { workload: SMOKE, foreignShare: 0.95 }, 'passed', []],
  ['no page, of the edge', { groups: [{ ...HIT, kind: 'call' }] }, 'passed', []],
  ['no page that missed', { groups: [HIT] }, 'invalid', ['no-samples']],
  ['no call, of the mock', { target: 'mock', groups: [] }, 'invalid', ['no-samples']],

  ['a breaking run found its point', { ...breaking(), dropped: 9, sessions: 500, ...SLOW }, 'passed', ['gave-way', 'gave-way']],
  [
    'it left sessions under way',
    { ...breaking(), ...outcomes('search', { completed: 8, interrupted: 31 }) },
    'passed',
    ['gave-way', 'gave-way'],
  ],
  ['it stored nothing', { ...breaking(), groups: [{ ...MISS, count: 100 }] }, 'passed', ['gave-way', 'gave-way']],
  ['requests hung in the end', { ...breaking(), ...of({ medianMs: 1600, longestMs: 17_000 }) }, 'passed', ['gave-way', 'gave-way']],
  ['it found none', breaking({}, false), 'passed', ['gave-way']],
  ['it gave way at once', breaking({ sessionsPerSecond: 8 }), 'failed', ['breakpoint-rate', 'gave-way', 'gave-way']],
  ['few sessions as browsers with enough requests', breaking({ sessionsPerSecond: 8 }, true, false), 'passed', ['gave-way', 'gave-way']],
  ['with too few requests', breaking({ requestsPerSecond: 99 }, true, false), 'failed', ['breakpoint-rate', 'gave-way', 'gave-way']],
  [
    'the mock with too few sessions',
    { ...breaking({ sessionsPerSecond: 49 }), target: 'mock' },
    'failed',
    ['breakpoint-rate', 'gave-way', 'gave-way'],
  ],
  ['it broke the generator', breaking({ isGenerator: true }), 'invalid', ['gave-way', 'gave-way']],
  ['it ended with a busy generator', { ...breaking(), generatorShare: 0.9 }, 'invalid', ['generator-share', 'gave-way', 'gave-way']],
  ['it sold twice', { ...breaking(), ...sales([1, 1], { 1: 0 }) }, 'failed', ['sold-twice']],
  [
    'one of ten answers before was unexpected',
    { ...breaking(), ...of({ unexpected: 100 }) },
    'failed',
    ['answer-status', 'gave-way', 'gave-way'],
  ],
  ['a signal ended it', { ...breaking({}, false), cutShort: 'SIGINT' }, 'invalid', ['cut-short', 'gave-way']],
])('%s', (_what, changed, verdict, ids) => {
  const judged = runVerdict({ ...GOOD, ...changed })
  expect([judged.verdict, judged.reasons.map(({ id }) => id)]).toEqual([verdict, ids])
})

test('a reason has the digits that tell a value from its limit', () => {
  const textOf = (changed: Partial<JudgedRun>) => runVerdict({ ...GOOD, ...changed }).reasons[0]?.text
  expect(textOf({ foreignShare: 0.126 })).toContain('took 12.6 % of the machine for 30 s (at most 12.5 %)')
  expect(textOf(of({ medianMs: 1500.2 }))).toContain('more than 1500.2 ms (at most 1500')
  expect(textOf(ofSmoke({ hitRatio: 0.1499 }))).toBe('share of pages from the cache: 0.1499, at least 0.15')
})

test('failed checks are grouped by their oracle, the most frequent first; a reason has value, limit and an example', () => {
  const texts = { 'cart-sum: total 7 [a]': 1, 'cart-sum: total 8 [b]': 2, 'exception: TypeError': 1 }
  expect(groupedByOracle(texts).map(({ id, count }) => [id, count])).toEqual([
    ['cart-sum', 3],
    ['exception', 1],
  ])
  expect(runVerdict({ ...GOOD, ...broken(texts) }).reasons[0]).toMatchObject({
    value: 3,
    limit: 0,
    text: expect.stringContaining('total 7 [a]'),
  })
})

test('responses are grouped by request and cache state, and states without a threshold are named, of pages alone', () => {
  const response = { name: 'product', status: 200, trace: '', at: 1, shellMs: 1, endMs: 10, overdue: Number.NaN, isExpected: true } as const
  const responses = [
    { ...response, cache: 'renewed' as const },
    { ...response, cache: 'hit' as const, overdue: 7 },
    { ...response, cache: 'hit' as const, isExpected: false },
  ]
  const groups = responseGroups([{ responses: [...responses, { ...response, name: 'search', cache: 'none' }] }])
  expect(groups.map(({ cache, count, unexpected, overdue }) => [cache, count, unexpected, overdue])).toEqual([
    ['renewed', 1, 0, Number.NaN],
    ['hit', 2, 1, 7],
    ['none', 1, 0, Number.NaN],
  ])
  expect(unjudgedStates(groups, ['page_shell{cache:hit}'])).toEqual(['renewed'])
})
