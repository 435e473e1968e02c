import { expect, test } from 'vitest'
import { JOURNEY_MIX, mostSold, sharesOf } from './journey-mix.ts'
import { changedWorkload, workloadOf } from './workloads.ts'

test('the mix is of a hundred, and shares come to one', () => {
  expect(Object.values(JOURNEY_MIX).reduce((sum, { share }) => sum + share, 0)).toBe(100)
  for (const target of ['edge', 'mock'] as const) {
    expect(sharesOf('all', target).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  }
  expect(sharesOf('cart', 'mock')).toEqual([{ journey: 'cart', share: 1 }])
})

test.each([
  ['all', 'smoke', 4],
  ['all', 'average', 5],
  ['all', 'stress', 12],
  ['all', 'soak', 48],
  ['search', 'soak', 0],
])('of %s in a %s so many products may be missing from a page because they were bought: %i', (journey, name, most) => {
  const workload = changedWorkload(workloadOf(name), name, { rate: null, seconds: null, pace: null })
  expect(mostSold(sharesOf(journey, 'edge'), workload)).toBe(most)
})
