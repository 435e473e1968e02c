import { expect, test } from 'vitest'
import { lasting, plannedSessions, rateAt, secondsOf, type Workload, workloadOf, WORKLOADS } from './workloads.ts'

test.each([
  ['sessions', { kind: 'sessions', shoppers: 2, sessions: 50 }, null, 50],
  ['arrivals at one rate', { kind: 'arrivals', stages: [{ rate: 1, seconds: 300 }] }, 300, 1500],
  [
    'a ramp counts its triangle',
    {
      kind: 'arrivals',
      stages: [
        { rate: 1, seconds: 60 },
        { rate: 3, seconds: 60 },
      ],
    },
    120,
    900,
  ],
  ['shoppers', { kind: 'shoppers', shoppers: 20, seconds: 60 }, 60, null],
] as const)('%s: seconds and planned sessions at 5 a second', (_what, shape, seconds, sessions) => {
  expect([secondsOf(shape), plannedSessions(shape, 5)]).toEqual([seconds, sessions])
})

test('an unknown workload is refused with the list of all', () => {
  expect(() => workloadOf('storm')).toThrow(Object.keys(WORKLOADS).join(', '))
})

test('a workload can be shortened; its sessions cannot', () => {
  const shape = {
    kind: 'arrivals',
    stages: [
      { rate: 1, seconds: 60 },
      { rate: 8, seconds: 30 },
    ],
  } as const
  expect(lasting(shape, 9)).toEqual({
    kind: 'arrivals',
    stages: [
      { rate: 1, seconds: 6 },
      { rate: 8, seconds: 3 },
    ],
  })
  expect(lasting({ kind: 'shoppers', shoppers: 3, seconds: 60 }, 9)).toEqual({ kind: 'shoppers', shoppers: 3, seconds: 9 })
  expect(lasting(WORKLOADS.smoke.shape, 9)).toBe(WORKLOADS.smoke.shape)
})

test('what is done to the shop is done during the run', () => {
  const deeds = Object.values<Workload>(WORKLOADS).flatMap((workload) => workload.deeds ?? [])
  expect(deeds.length).toBeGreaterThan(2)
  expect(deeds.filter(({ at }) => !(at > 0 && at < 1))).toEqual([])
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
  expect(rateAt({ kind: 'arrivals', stages }, seconds, 5)).toBe(arrivals)
})
