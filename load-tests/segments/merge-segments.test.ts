import { describe, expect, test } from 'vitest'
import type { ResponseRecord, SessionRecord } from '../plan.ts'
import { reportPageFrom } from '../report/report-page.ts'
import { summaryFrom } from '../report/summary.ts'
import { textsOf } from '../verdict/reason.ts'
import { mergeSegments } from './merge-segments.ts'
import { mergedLines } from './merged-lines.ts'
import { readSegmentResult, type SegmentResult } from './segment-result.ts'
import { tallyOf } from './tally.ts'

const response = (endMs: number, at = 1_000_000): ResponseRecord => ({
  name: 'product',
  cache: 'hit',
  status: 200,
  at,
  shellMs: endMs,
  endMs,
  overdue: Number.NaN,
  trace: '',
  isExpected: true,
})
const sessions = (count: number, endMs: number, more: Partial<SessionRecord> = {}): SessionRecord[] =>
  Array.from({ length: count }, () => ({
    journey: 'cart',
    market: 'pl',
    outcome: 'completed' as const,
    responses: [response(endMs)],
    broken: [],
    draws: [],
    ...more,
  }))

/** Sessions that begin when the others do. */
const slow = (count: number, endMs: number) => sessions(count, endMs, { responses: [response(endMs, 1_000_000 - 10 + endMs)] })

/** A page that no cache had: without one nothing would be known of their times. */
const MISS = { ...response(40), cache: 'miss' as const }

const INVARIANT = { name: 'stock', title: 'No piece is sold twice', ok: true, checked: 3, violations: [] }
const VIOLATED = { ...INVARIANT, ok: false, violations: [{ where: 'product 7', expected: '1', actual: '2' }] }

const FIRST: SegmentResult = {
  kind: 'load segment',
  shop: 'a-shop',
  commit: 'abc',
  journey: 'cart',
  workload: 'average',
  target: 'edge',
  rate: 5,
  seconds: 10,
  seed: 1,
  isLight: false,
  segment: '0:1/2',
  sequence: '0,1/2,1',
  startedAt: '2026-11-22T01:00:00.000Z',
  machine: { cpu: 'a processor', cores: 2, memoryBytes: 8e9, node: 'v24', loadBefore: 0 },
  invalid: [],
  tally: tallyOf([...sessions(24, 10), ...sessions(1, 10, { responses: [response(10), MISS] })]),
  k6: { dropped: 0, bytes: 1000, checks: { passes: 25, fails: 0 }, unexpected: { passes: 0, fails: 25 } },
  slowest: [{ name: 'product', cache: 'hit', status: 200, endMs: 10, trace: 'first', isExpected: true }],
  samples: [
    {
      at: 1_000_000,
      cores: { k6: 0.2, edge: 0.5, others: 0.1 },
      busiest: { k6: 0.1, edge: 0.5 },
      memoryMb: { edge: 200 },
      collecting: 0.01,
    },
  ],
  actions: [],
  asked: { at: 100, apiCalls: 30, invariants: [INVARIANT], left: [] },
  exponent: 1,
  ranks: { products: 3 },
}
const SECOND: SegmentResult = {
  ...FIRST,
  segment: '1/2:1',
  tally: tallyOf(sessions(25, 10)),
  slowest: [{ name: 'product', cache: 'miss', status: 200, endMs: 70, trace: 'second', isExpected: true }],
  asked: { ...FIRST.asked, at: 200, apiCalls: 55 },
}

test('a merged verdict ends with the worst request of all machines', () => {
  const { steps } = mergeSegments([SECOND, FIRST])
  expect(steps).toContain('Worst request  product, 200, miss, 70 ms, trace second')
  expect(steps.at(-1)).toBe('Look closer    npm run load -- cart --workload average --target edge --seed 1')
})

test('two shares are one run: counts and bytes add, and the verdict is passed', () => {
  const { run, counted, segments } = mergeSegments([SECOND, FIRST])
  expect(segments.map(({ segment }) => segment)).toEqual(['0:1/2', '1/2:1'])
  expect(run).toMatchObject({
    verdict: 'passed',
    reasons: [],
    ratios: { requests: 51, hitRatio: 50 / 51, bytesPerRequest: 2000 / 51, apiCallsPerPage: 55 / 51 },
  })
  expect(counted).toMatchObject({ sessions: 50, markets: { pl: 50 } })
  expect(counted.routes.map(({ name, cache, end }) => [name, cache, end.count])).toEqual([
    ['product', 'hit', 50],
    ['product', 'miss', 1],
  ])
})

test.each([
  // 5 of 50 times are slow, so the p95 of all is slow, although the mean of both p95 is below the threshold.
  [
    'p95 of all answers, not the mean of two',
    { tally: tallyOf([...sessions(20, 10), ...sessions(5, 60)]) },
    'page_shell{cache:hit}: p(95)<50',
  ],
  ['answers that were not as expected', { k6: { ...FIRST.k6, unexpected: { passes: 1, fails: 24 } } }, 'unexpected_answers: rate<=0.001'],
  [
    'an invariant, as the last to ask heard it',
    { asked: { ...SECOND.asked, invariants: [VIOLATED] } },
    'No piece is sold twice: product 7 should be 1, is 2',
  ],
  [
    'a piece that two machines were both promised',
    { tally: tallyOf(sessions(25, 10, { draws: [{ of: 'sold', rank: 7 }] })), asked: { ...SECOND.asked, left: [[7, 0]] } },
    'product 7, of which there was one, was sold 25 times',
  ],
  [
    'a price that was shown too long',
    { tally: tallyOf(sessions(25, 10, { draws: [{ of: 'old price', rank: 999 }] })) },
    'a price was shown 999 s after its end',
  ],
  [
    'a response that hangs, although 95 of 100 are quick',
    { tally: tallyOf([...sessions(24, 10), ...slow(1, 12_000)]) },
    'product: a response took 12000 ms (at most 10000 on any machine)',
  ],
  [
    'a request that hangs in the median of all machines',
    { tally: tallyOf(slow(30, 8000)) },
    'product: half of 55 responses took more than',
  ],
  [
    'a page that is older than it may be',
    { tally: tallyOf(sessions(25, 10, { responses: [{ ...response(10), overdue: 400 }] })) },
    'product: a page was served 400 s after it was fresh (at most 300)',
  ],
  [
    'unexpected answers by the sessions’ own count',
    { tally: tallyOf(sessions(25, 10, { responses: [{ ...response(10), isExpected: false }] })) },
    '25 of 51 answers were not as expected',
  ],
] as const)('failed by %s', (_what, changed, reason) => {
  const { run } = mergeSegments([FIRST, { ...SECOND, ...changed } as SegmentResult])
  expect(run.verdict).toBe('failed')
  expect(textsOf(run.reasons).join('\n')).toContain(reason)
})

test('a time that is due and has no sample makes the whole invalid', () => {
  const { run } = mergeSegments([{ ...FIRST, tally: tallyOf(sessions(25, 10)) }, SECOND])
  expect([run.verdict, textsOf(run.reasons)]).toEqual(['invalid', ['no sample of page_shell{cache:miss}, so nothing is known of it']])
})

describe('memory that may not grow', () => {
  /** As long as growth is judged of, the second half with more. */
  const growing = (name: string, count = 160) =>
    Array.from({ length: count }, (_, at) => ({ at, cores: {}, busiest: {}, memoryMb: { [name]: at < 80 ? 200 : 300 }, collecting: 0 }))
  const soak = (first: SegmentResult['samples'], second: SegmentResult['samples']) =>
    mergeSegments([
      { ...FIRST, workload: 'soak', samples: first },
      { ...SECOND, workload: 'soak', samples: second },
    ]).run

  test('is judged by the segment on the machine of the shop, whichever that is', () => {
    const runs = [soak(growing('edge'), growing('k6')), soak(growing('k6'), growing('mock'))]
    expect(runs.map(({ verdict, reasons }) => [verdict, textsOf(reasons)])).toEqual([
      ['failed', ['edge grew from 200 to 300 MB from the second to the last quarter (at most 230)']],
      ['failed', ['mock grew from 200 to 300 MB from the second to the last quarter (at most 230)']],
    ])
  })

  test.each([
    ['when no segment ran there', growing('k6')],
    ['of a run that is too short', growing('edge', 100)],
  ])('is not known %s', (_what, samples) => {
    const { verdict, reasons } = soak(samples, growing('k6'))
    expect([verdict, textsOf(reasons)]).toEqual(['invalid', ['too few samples of the shop’s memory, so nothing is known of its growth']])
  })
})

test.each([
  [true, 'failed', 'share of pages from the cache: 0.980, at most 0.45'],
  [false, 'passed', ''],
])('a smoke is held to the ratios of its own sessions alone: light %j is %s', (isLight, verdict, reason) => {
  const smoke = { workload: 'smoke', seconds: null, isLight }
  const { run } = mergeSegments([
    { ...FIRST, ...smoke },
    { ...SECOND, ...smoke },
  ])
  expect([run.verdict, textsOf(run.reasons).join()]).toEqual([verdict, expect.stringContaining(reason)])
})

test('what the shop answered before all had ended counts for nothing', () => {
  const early = { ...FIRST, asked: { ...FIRST.asked, invariants: [VIOLATED] } }
  expect(mergeSegments([early, SECOND]).run.verdict).toBe('passed')
})

test.each([
  ['its generator was not honest', { invalid: ['k6 dropped 3 arrivals'] }, 'segment 1/2:1 is invalid: k6 dropped 3 arrivals'],
  ['it dropped arrivals', { k6: { ...FIRST.k6, dropped: 3 } }, 'k6 dropped 3 arrivals'],
  ['fewer sessions ran than all had planned', { tally: tallyOf(sessions(20, 10)) }, '45 sessions ran of 50'],
] as const)('one invalid segment makes the whole invalid: %s', (_what, changed, reason) => {
  const { run } = mergeSegments([FIRST, { ...SECOND, ...changed } as SegmentResult])
  expect([run.verdict, textsOf(run.reasons).join()]).toEqual(['invalid', expect.stringContaining(reason)])
})

test.each([
  ['none', [], 'no summary'],
  ['one of two', [FIRST], 'missing share: 1/2:1'],
  ['the other of two', [SECOND], 'missing share: 0:1/2'],
  ['one twice', [FIRST, FIRST, SECOND], 'shares overlap: 0:1/2'],
  ['another commit', [FIRST, { ...SECOND, commit: 'def' }], 'commit differs: abc in segment 0:1/2, def in 1/2:1'],
  ['another shop', [FIRST, { ...SECOND, shop: 'b-shop' }], 'shop differs'],
  ['another workload', [FIRST, { ...SECOND, workload: 'spike' }], 'workload differs'],
  ['another rate', [FIRST, { ...SECOND, rate: 6 }], 'rate differs'],
  ['other sessions', [FIRST, { ...SECOND, isLight: true }], 'isLight differs: false in segment 0:1/2, true in 1/2:1'],
  ['another seed', [FIRST, { ...SECOND, seed: 2 }], 'seed differs'],
  ['dealt out otherwise', [FIRST, { ...SECOND, sequence: '0,1/4,1/2,1' }], 'sequence differs'],
  [
    'begun long after',
    [FIRST, { ...SECOND, tally: tallyOf(sessions(25, 10, { responses: [response(10, 1_005_000)] })) }],
    'began 5.0 s apart (at most 1.0)',
  ],
] as const)('segments that are not of one run are refused: %s', (_what, results, reason) => {
  expect(() => mergeSegments(results)).toThrow(reason)
})

test('a summary comes back as it was written, and another file is refused by its name', () => {
  expect(readSegmentResult(JSON.stringify(FIRST), 'a.json')).toEqual(FIRST)
  const unknown = { ...FIRST, samples: [{ at: 1, cores: { k6: Number.NaN }, busiest: {}, memoryMb: {}, collecting: Number.NaN }] }
  expect(readSegmentResult(JSON.stringify(unknown), 'a.json').samples[0]?.cores).toEqual({ k6: Number.NaN })
  expect(() => readSegmentResult('{"verdict":"passed"}', 'summary.json')).toThrow('summary.json is no summary of a segment')
})

test('the one report shows both generators, charts of all seconds and no script', () => {
  const merged = mergeSegments([FIRST, SECOND])
  const page = reportPageFrom(merged.run, summaryFrom(merged.run, merged.counted), mergedLines(merged))
  for (const text of ['k6 0:1/2', 'k6 1/2:1', '2 segments, merged', 'No piece is sold twice']) expect(page).toContain(text)
  expect(page).not.toMatch(/<script|NaN/)
})
