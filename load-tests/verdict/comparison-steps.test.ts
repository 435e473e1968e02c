import { expect, test } from 'vitest'
import type { ResponseRecord } from '../plan.ts'
import { comparisonSteps, type ComparisonStepsInput } from './comparison-steps.ts'
import type { ComparedRow } from './judge-comparison.ts'
import type { Effect, Finding } from './judge-effect.ts'
import type { Pair } from './segment-pair.ts'

const effect = (verdict: Finding, part: number): Effect => ({
  verdict,
  effect: part,
  low: part - 0.02,
  high: part + 0.02,
  chance: 0.001,
  restarts: [part],
})
const row = (route: string, cpu: Effect, p50: Effect, verdict: Finding): ComparedRow => ({
  route,
  market: 'all',
  cache: 'none',
  verdict,
  cpu,
  p50,
  baseline: { p50: 3, cpu: 1 },
  p95: 0,
  pairs: 30,
})
const response = (trace: string, endMs: number): ResponseRecord => ({
  name: 'product',
  cache: 'miss',
  status: 200,
  at: 0,
  shellMs: 1,
  endMs,
  overdue: Number.NaN,
  trace,
  isExpected: true,
})
const half = (...responses: ResponseRecord[]) => ({ sessions: 1, requests: 1, cpuSeconds: 1, responses })
const pair = (b: Pair['b'], faults: string[] = []): Pair => ({
  round: 0,
  nth: 0,
  cell: 'product miss',
  market: 'pl',
  first: 'a',
  a: half(response('of a', 9000)),
  b,
  cores: { k6: 0, foreign: 0, stolen: 0 },
  faults,
})
const SEARCH = row('search', effect('same', 0), effect('same', 0.01), 'same')
const INPUT: ComparisonStepsInput = {
  verdict: 'worse',
  rows: [SEARCH, row('product miss', effect('worse', 0.12), effect('inconclusive', 0.04), 'worse')],
  segments: [pair(half(response('b1', 40), response('b2', 90))), pair(half(response('lost', 5000)), ['k6 took too much'])],
  faults: { 'k6 took too much': 1 },
  refs: { a: 'main', b: 'mine' },
}

test('a worse build: the effect beside the floor, the slowest request of B in that cell, its process, and the benchmark of it', () => {
  expect(comparisonSteps(INPUT)).toEqual([
    'product miss, processor time: +12.0 % (10.0 to 14.0), called from 5 % on',
    'Worst request  product of B, 200, miss, 90 ms, trace b2',
    'Suspect        edge',
    'Look closer    npm run bench:edge -- --against main',
  ])
})

test('where it is not known, all minutes go to the cell that is not', () => {
  const rows = [SEARCH, row('product miss', effect('same', 0), effect('inconclusive', 0.04), 'inconclusive')]
  const steps = comparisonSteps({ ...INPUT, verdict: 'inconclusive', rows })
  expect(steps[0]).toBe('product miss, median time: +4.0 % (2.0 to 6.0), the same within 8 %')
  expect(steps.at(-1)).toBe('Look closer    npm run load -- compare main mine --only "product miss"')
})

test.each([
  ['other programs were busy', 'host'],
  ['k6 took too much', 'generator'],
  ['a wrong answer', 'not known'],
])('an invalid one whose segments were lost since %s accuses: %s', (fault, suspect) => {
  const steps = comparisonSteps({ ...INPUT, verdict: 'invalid', rows: [], faults: { [fault]: 9, 'fewer sessions than planned': 2 } })
  expect(steps).toEqual([`Suspect        ${suspect}`, 'Look closer    npm run load -- compare main mine'])
})
