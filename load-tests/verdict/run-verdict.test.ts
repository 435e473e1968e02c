import { expect, test } from 'vitest'
import { type RunFacts, runVerdict } from './run-verdict.ts'

const GOOD: RunFacts = {
  brokenInvariants: [],
  generatorError: null,
  sessions: 1000,
  planned: 1000,
  streams: 1,
  dropped: 0,
  generatorShare: 0.2,
  maxGeneratorShare: 0.5,
  foreignCores: 0.1,
  maxForeignCores: 0.25,
  crossedThresholds: [],
  brokenRatios: [],
  breaking: null,
}
const POINT = { what: 'call_time', isGenerator: false, sessionsPerSecond: 30, requestsPerSecond: 90, saturated: 'a thread of edge (0.97)' }
const BROKE = { point: POINT, isReached: true }
const SOLD_TWICE = ['stock: product 7']
const SLOW = ['page_shell: p(95)<50']

test.each([
  ['all is well', {}, 'passed'],
  ['a run without a plan of arrivals', { planned: null, sessions: 3 }, 'passed'],
  ['one of a hundred sessions was still running', { sessions: 990 }, 'passed'],
  ['each of twelve journeys left its last session out', { streams: 12, sessions: 979 }, 'passed'],
  ['more than those did not come', { streams: 12, sessions: 978 }, 'invalid'],
  ['where processor time cannot be read', { generatorShare: Number.NaN }, 'passed'],
  ['a threshold was crossed', { crossedThresholds: SLOW }, 'failed'],
  ['a ratio is beyond its budget', { brokenRatios: ['hit ratio 0.1'] }, 'failed'],
  ['one arrival was dropped', { dropped: 1 }, 'invalid'],
  ['too few sessions began', { sessions: 989 }, 'invalid'],
  ['no session ran', { sessions: 0, planned: null }, 'invalid'],
  ['k6 took most of the machine', { generatorShare: 0.51 }, 'invalid'],
  ['others kept the machine busy', { foreignCores: 0.3 }, 'invalid'],
  ['others did where no time is judged', { foreignCores: 1.9, maxForeignCores: Number.POSITIVE_INFINITY }, 'passed'],
  ['nobody knows what others did', { foreignCores: Number.NaN }, 'passed'],
  ['k6 could not start', { generatorError: 'k6 ended with 107' }, 'invalid'],
  ['dropped arrivals are never a failure of the shop', { dropped: 1, crossedThresholds: SLOW }, 'invalid'],
  ['something was sold twice, and the generator was saturated', { dropped: 1, brokenInvariants: SOLD_TWICE }, 'failed'],
  ['a breaking run found its point', { breaking: BROKE, dropped: 9, sessions: 500 }, 'passed'],
  ['a breaking run found none', { breaking: { point: POINT, isReached: false } }, 'passed'],
  ['a breaking run broke the generator', { breaking: { point: { ...POINT, isGenerator: true }, isReached: true } }, 'invalid'],
  ['a breaking run ended with a busy generator', { breaking: BROKE, generatorShare: 0.9 }, 'invalid'],
  ['a breaking run sold twice', { breaking: BROKE, brokenInvariants: SOLD_TWICE }, 'failed'],
] as const)('%s', (_what, facts, verdict) => expect(runVerdict({ ...GOOD, ...facts }).verdict).toBe(verdict))

test('all reasons are reported', () => {
  const { reasons } = runVerdict({ ...GOOD, dropped: 3, sessions: 10 })
  expect(reasons).toHaveLength(2)
  expect(reasons.join()).toContain('dropped 3')
})

test('a breaking run says at which rate what gave, and what was saturated', () => {
  const reasons = runVerdict({ ...GOOD, breaking: BROKE }).reasons.join('; ')
  expect(reasons).toBe('gave way at 30.0 sessions and 90 requests a second: call_time; saturated: a thread of edge (0.97)')
  expect(runVerdict({ ...GOOD, breaking: { point: POINT, isReached: false } }).reasons).toEqual([
    'nothing gave way up to 30.0 sessions and 90 requests a second',
  ])
})
