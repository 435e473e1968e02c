import { expect, test } from 'vitest'
import { textsOf } from './reason.ts'
import { type RunFacts, runVerdict } from './run-verdict.ts'

const GOOD: RunFacts = {
  wrong: [],
  missing: [],
  generatorError: null,
  cutShort: null,
  sessions: 1000,
  planned: 1000,
  streams: 1,
  dropped: 0,
  generatorShare: 0.2,
  maxGeneratorShare: 0.5,
  foreignShare: 0.05,
  maxForeignShare: 0.125,
  crossed: [],
  slow: [],
  breaking: null,
}
const POINT = { what: 'call_time', isGenerator: false, sessionsPerSecond: 30, requestsPerSecond: 90, saturated: 'a thread of edge (0.97)' }
const LEAST = { sessions: 20 }
const BROKE = { point: POINT, isReached: true, least: LEAST }
const EARLY = { ...BROKE, point: { ...POINT, sessionsPerSecond: 8 } }
const SOLD_TWICE = [{ id: 'sold-twice', text: 'product 7' }]
const SLOW = [{ id: 'threshold-page_shell', text: 'page_shell: p(95)<50' }]
const NO_ANSWER = [{ id: 'answer-status', text: '40 of 200' }]
const NO_SAMPLES = [{ id: 'no-samples', text: 'no sample of call_time' }]

test.each([
  ['all is well', {}, 'passed'],
  ['a run without a plan of arrivals', { planned: null, sessions: 3 }, 'passed'],
  ['one of a hundred sessions was still running', { sessions: 990 }, 'passed'],
  ['each of twelve journeys left its last session out', { streams: 12, sessions: 979 }, 'passed'],
  ['more than those did not end', { streams: 12, sessions: 978 }, 'failed'],
  ['where processor time cannot be read', { generatorShare: Number.NaN }, 'passed'],
  ['a threshold of answers was crossed', { crossed: NO_ANSWER }, 'failed'],
  ['it was, and the generator and others were busy', { crossed: NO_ANSWER, generatorShare: 0.9, foreignShare: 0.9, dropped: 7 }, 'failed'],
  ['a threshold of times was crossed', { slow: SLOW }, 'failed'],
  ['it was, and others were busy', { slow: SLOW, foreignShare: 0.2 }, 'invalid'],
  ['it was, and the generator was busy', { slow: SLOW, generatorShare: 0.6 }, 'invalid'],
  ['nothing is known of a time that is judged', { missing: NO_SAMPLES }, 'invalid'],
  ['nothing is known of it, and another threshold was crossed', { missing: NO_SAMPLES, slow: SLOW }, 'failed'],
  ['one arrival was dropped', { dropped: 1 }, 'invalid'],
  ['too few sessions began', { sessions: 900, dropped: 100 }, 'invalid'],
  ['sessions that began did not end', { sessions: 13, planned: 90 }, 'failed'],
  ['they did not, and the generator was busy', { sessions: 13, planned: 90, generatorShare: 0.6 }, 'invalid'],
  ['a signal ended it, and nothing was wrong until then', { cutShort: 'SIGINT', sessions: 30 }, 'invalid'],
  ['a signal ended it after a wrong answer', { cutShort: 'SIGINT', sessions: 30, crossed: NO_ANSWER }, 'failed'],
  ['a signal ended a breaking run', { cutShort: 'SIGINT', breaking: { ...BROKE, isReached: false } }, 'invalid'],
  ['no session ran', { sessions: 0, planned: null }, 'invalid'],
  ['k6 took most of the machine', { generatorShare: 0.51 }, 'invalid'],
  ['others kept the machine busy', { foreignShare: 0.15 }, 'invalid'],
  ['others did where no time is judged', { foreignShare: 0.95, maxForeignShare: Number.POSITIVE_INFINITY }, 'passed'],
  ['nobody knows what others did', { foreignShare: Number.NaN }, 'passed'],
  ['k6 could not start', { generatorError: 'k6 ended with 107' }, 'invalid'],
  ['arrivals were dropped while all waited for a slow shop', { dropped: 1, slow: SLOW }, 'failed'],
  ['something was sold twice, and the generator was saturated', { dropped: 1, wrong: SOLD_TWICE }, 'failed'],
  ['a breaking run found its point', { breaking: BROKE, dropped: 9, sessions: 500 }, 'passed'],
  ['a breaking run gave way at once', { breaking: EARLY }, 'failed'],
  ['one of few sessions with enough requests', { breaking: { ...EARLY, least: { requests: 90 } } }, 'passed'],
  ['one of few sessions with too few requests', { breaking: { ...EARLY, least: { requests: 91 } } }, 'failed'],
  ['a breaking run answered wrongly before', { breaking: BROKE, crossed: SLOW }, 'failed'],
  ['a breaking run found none', { breaking: { ...BROKE, isReached: false } }, 'passed'],
  ['a breaking run broke the generator', { breaking: { ...BROKE, point: { ...POINT, isGenerator: true } } }, 'invalid'],
  ['a breaking run ended with a busy generator', { breaking: BROKE, generatorShare: 0.9 }, 'invalid'],
  ['a breaking run sold twice', { breaking: BROKE, wrong: SOLD_TWICE }, 'failed'],
] as const)('%s', (_what, facts, verdict) => expect(runVerdict({ ...GOOD, ...facts }).verdict).toBe(verdict))

test('all reasons are reported', () => {
  const { reasons } = runVerdict({ ...GOOD, dropped: 3, sessions: 10, slow: SLOW, foreignShare: 0.2 })
  expect(reasons.map(({ id }) => id)).toEqual(['dropped', 'too-few-sessions', 'foreign-load', 'threshold-page_shell', 'cut-sessions'])
})

test('a breaking run says at which rate what gave, and what was saturated', () => {
  const reasons = textsOf(runVerdict({ ...GOOD, breaking: BROKE }).reasons).join('; ')
  expect(reasons).toBe('gave way at 30.0 sessions and 90 requests a second: call_time; saturated: a thread of edge (0.97)')
  expect(textsOf(runVerdict({ ...GOOD, breaking: { ...BROKE, isReached: false } }).reasons)).toEqual([
    'nothing gave way up to 30.0 sessions and 90 requests a second',
  ])
})
