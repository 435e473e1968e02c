import { expect, test } from 'vitest'
import { quantileOfT, tailOfT } from './student-t.ts'

// From published tables of the distribution.
test.each([
  [1, 0.025, 12.706],
  [2, 0.05, 2.92],
  [3, 0.005, 5.841],
  [5, 0.05, 2.015],
  [9, 0.05, 1.833],
  [9, 0.005, 3.25],
  [10, 0.025, 2.228],
  [20, 0.025, 2.086],
])('with %i degrees of freedom a chance of %d lies above %d', (degrees, tail, value) => {
  expect(quantileOfT(tail, degrees)).toBeCloseTo(value, 3)
  expect(tailOfT(value, degrees)).toBeCloseTo(tail, 4)
  expect(tailOfT(-value, degrees)).toBeCloseTo(1 - tail, 4)
})

test.each([1, 2, 7, 8])('half lies above 0 (%i degrees of freedom)', (degrees) => expect(tailOfT(0, degrees)).toBeCloseTo(0.5, 12))
