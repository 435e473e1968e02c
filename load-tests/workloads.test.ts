import { expect, test } from 'vitest'
import { withDuration, plannedSessions, arrivalRateAt, durationOf } from './load-shape.ts'
import { type Workload, workloadOf, WORKLOADS } from './workloads.ts'

test.each([
  ['sessions', { executor: 'shared-iterations', vus: 2, iterations: 50 }, null, 50],
  ['arrivals at one rate', { executor: 'ramping-arrival-rate', stages: [{ rate: 1, seconds: 300 }] }, 300, 1500],
  [
    'a ramp counts its triangle',
    {
      executor: 'ramping-arrival-rate',
      stages: [
        { rate: 1, seconds: 60 },
        { rate: 3, seconds: 60 },
      ],
    },
    120,
    900,
  ],
  ['shoppers', { executor: 'constant-vus', vus: 20, seconds: 60 }, 60, null],
] as const)('%s: seconds and planned sessions at 5 a second', (_what, shape, seconds, sessions) => {
  expect([durationOf(shape), plannedSessions(shape, 5)]).toEqual([seconds, sessions])
})

test('an unknown workload is refused with the list of all', () => {
  expect(() => workloadOf('storm')).toThrow(Object.keys(WORKLOADS).join(', '))
})

test('a workload can be shortened; its sessions cannot', () => {
  const shape = {
    executor: 'ramping-arrival-rate',
    stages: [
      { rate: 1, seconds: 60 },
      { rate: 8, seconds: 30 },
    ],
  } as const
  expect(withDuration(shape, 9)).toEqual({
    executor: 'ramping-arrival-rate',
    stages: [
      { rate: 1, seconds: 6 },
      { rate: 8, seconds: 3 },
    ],
  })
  expect(withDuration({ executor: 'constant-vus', vus: 3, seconds: 60 }, 9)).toEqual({ executor: 'constant-vus', vus: 3, seconds: 9 })
  expect(withDuration(WORKLOADS.smoke.shape, 9)).toBe(WORKLOADS.smoke.shape)
})

test('what is done to the shop is done during the run', () => {
  const actions = Object.values<Workload>(WORKLOADS).flatMap((workload) => workload.actions ?? [])
  expect(actions.length).toBeGreaterThan(2)
  expect(actions.filter(({ at }) => !(at > 0 && at < 1))).toEqual([])
})

test.each([
  [0, 5],
  [59, 5],
  [90, 10],
  [120, 15],
  [500, 15],
])('after %i s so many arrive a second: %i', (seconds, arrivals) => {
  const stages = [
    { rate: 1, seconds: 60 },
    { rate: 3, seconds: 60 },
  ]
  expect(arrivalRateAt({ executor: 'ramping-arrival-rate', stages }, seconds, 5)).toBe(arrivals)
})
