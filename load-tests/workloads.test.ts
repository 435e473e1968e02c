import { expect, test } from 'vitest'
import { plannedSessions, secondsOf, workloadOf, WORKLOADS } from './workloads.ts'

test.each([
  ['sessions', { kind: 'sessions', shoppers: 2, sessions: 25 }, null, 50],
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
