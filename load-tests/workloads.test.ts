import { expect, test } from 'vitest'
import { PAGES } from '#app/pages.ts'
import { arrivalRateAt, durationOf, plannedSessions, withDuration } from './load-shape.ts'
import { plainPlan } from './plain-plan.ts'
import { resolveRun } from './run/resolve-run.ts'
import { LOAD_BUDGETS } from './verdict/budgets.ts'
import { type Workload, workloadOf, WORKLOADS } from './workloads.ts'

const RAMP = {
  executor: 'ramping-arrival-rate',
  stages: [
    { rate: 1, seconds: 60 },
    { rate: 3, seconds: 60 },
  ],
} as const

test.each([
  ['sessions', { executor: 'shared-iterations', vus: 2, iterations: 50 }, null, 50],
  ['arrivals at one rate', { executor: 'ramping-arrival-rate', stages: [{ rate: 1, seconds: 300 }] }, 300, 1500],
  ['a ramp counts its triangle', RAMP, 120, 900],
  ['shoppers', { executor: 'constant-vus', vus: 20, seconds: 60 }, 60, null],
] as const)('%s: seconds and planned sessions at 5 a second', (_what, shape, seconds, sessions) => {
  expect([durationOf(shape), plannedSessions(shape, 5)]).toEqual([seconds, sessions])
})

test.each([
  [0, 5],
  [59, 5],
  [90, 10],
  [120, 15],
  [500, 15],
])('after %i s so many arrive a second: %i', (seconds, arrivals) => expect(arrivalRateAt(RAMP, seconds, 5)).toBe(arrivals))

test('a workload can be shortened; its sessions cannot', () => {
  expect(withDuration(RAMP, 9)).toMatchObject({ stages: [{ seconds: 5 }, { seconds: 5 }] })
  expect(withDuration({ executor: 'constant-vus', vus: 3, seconds: 60 }, 9)).toMatchObject({ vus: 3, seconds: 9 })
  expect(withDuration(WORKLOADS.smoke.shape, 9)).toBe(WORKLOADS.smoke.shape)
})

const PARAMS = { journey: 'search', target: 'edge', rate: null, seconds: null, seed: 1, dir: '.data' }
const FILES = { budgets: '{"load":{"unexpectedAnswers":0,"timesMs":{}}}', recorded: '{"steps":[]}' }

test.each([
  ['smoke', 'rate', 'A rate says nothing to the workload smoke'],
  ['soak', 'rate', 'A rate says nothing to the workload soak'],
  ['smoke', 'seconds', 'A duration says nothing to the workload smoke'],
  ['smoke', 'pace', 'A pace says nothing to the workload smoke'],
  ['breakpoint', 'pace', 'A pace says nothing to the workload breakpoint'],
  ['average', 'pace', null],
  ['average', 'rate', null],
  ['soak', 'seconds', null],
])('of %s, a given %s is refused alike by npm run load and by k6 alone: %s', (workload, option, sentence) => {
  const runs = [
    () => resolveRun({ ...PARAMS, workload, [option]: 30 }),
    () => plainPlan({ ORIGIN: 'http://127.0.0.1:1', WORKLOAD: workload, [option.toUpperCase()]: '30' }, FILES),
  ]
  if (sentence === null) for (const run of runs) expect(run).not.toThrow()
  else for (const run of runs) expect(run).toThrow(sentence)
})

test.each([
  ['rush', 'smoke', 'needs products that the workload unique-rush sets up'],
  ['night', 'average', 'needs products that the workload night-of-shopping sets up'],
  ['serach', 'open-tabs', 'has a journey of its own: open-tabs, not "serach"'],
  ['serach', 'smoke', 'There is no journey "serach"'],
])('the journey %s of the workload %s is refused alike by both: %s', (journey, workload, sentence) => {
  expect(() => resolveRun({ ...PARAMS, journey, workload })).toThrow(sentence)
  expect(() => plainPlan({ ORIGIN: 'http://127.0.0.1:1', JOURNEY: journey, WORKLOAD: workload }, FILES)).toThrow(sentence)
})

test.each(['all', 'rush'])('a workload with a journey of its own makes it for %s, and is reported as that', (journey) => {
  expect(resolveRun({ ...PARAMS, journey, workload: 'unique-rush', target: 'mock' })).toMatchObject({
    journey: 'rush',
    shares: [{ journey: 'rush', share: 1 }],
  })
})

test.each([
  ['rate', 'A rate is more than 0, not 0.'],
  ['seconds', 'A duration is more than 0, not 0.'],
])('a %s of 0 is refused alike by both', (option, sentence) => {
  expect(() => resolveRun({ ...PARAMS, workload: 'average', [option]: 0 })).toThrow(sentence)
  expect(() => plainPlan({ ORIGIN: 'http://127.0.0.1:1', WORKLOAD: 'average', [option.toUpperCase()]: '0' }, FILES)).toThrow(sentence)
})

test('what is no number is refused by k6 alone, too', () => {
  const env = { ORIGIN: 'http://127.0.0.1:1', WORKLOAD: 'average', RATE: 'fast' }
  expect(() => plainPlan(env, FILES)).toThrow('RATE is a number, not "fast".')
  expect(() => plainPlan({ ...env, RATE: '1', LIGHT: 'true' }, FILES)).toThrow('LIGHT is 1 or 0, not "true".')
})

test('k6 alone lets its script tell what will be sent, which each of its shoppers runs', () => {
  const told: string[] = []
  plainPlan({ ORIGIN: 'https://staging.example', YES_LOAD: 'staging.example' }, FILES, (line) => told.push(line))
  expect(told).toHaveLength(2)
})

test('every time that a workload judges is one of the budgets', () => {
  const judged = Object.values<Workload>(WORKLOADS).flatMap(({ judgedTimes = [] }) => judgedTimes)
  expect(judged.filter((metric) => !(metric in LOAD_BUDGETS.timesMs))).toEqual([])
})

test('what is done to the shop is done during the run', () => {
  const actions = Object.values<Workload>(WORKLOADS).flatMap((workload) => workload.actions ?? [])
  expect(actions.length).toBeGreaterThan(2)
  expect(actions.filter(({ at }) => !(at > 0 && at < 1))).toEqual([])
})

test('a purge of all pages names each page that the edge caches', () => {
  const cached = Object.entries(PAGES).flatMap(([name, { cache }]) => (cache === 'private' ? [] : [`route-${name}`]))
  const purges = Object.values<Workload>(WORKLOADS).flatMap(({ actions = [] }) => actions.filter(({ label }) => label === 'purge all'))
  expect(purges.length).toBeGreaterThan(0)
  for (const purge of purges) expect(purge, 'a new public page needs its name in ALL_PAGES of workloads.ts').toMatchObject({ tags: cached })
})

test('an unknown workload is refused with the list of all', () => {
  expect(() => workloadOf('storm')).toThrow(Object.keys(WORKLOADS).join(', '))
})
