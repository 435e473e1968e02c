import { expect, test } from 'vitest'
import { isQuantityPossible, quantityAfterAdd, quantityAfterMerge } from './cart-quantity.ts'

test.each([
  [1, 3, true],
  [3, 3, true],
  [0, 3, false],
  [-1, 3, false],
  [4, 3, false],
  [1.5, 3, false],
  [1, 0, false],
])('CRT-14, CRT-15: %d of %d is possible: %s', (quantity, available, isPossible) => {
  expect(isQuantityPossible(quantity, available)).toBe(isPossible)
})

test.each([
  [0, 1, 3, 1],
  [1, 1, 3, 2],
  [2, 5, 3, 3],
  [3, 1, 3, null],
  [4, 1, 3, null],
  [0, 1, 0, null],
])('GAP-97: %d and %d more of %d is %s', (inCart, added, available, expected) => {
  expect(quantityAfterAdd({ inCart, added, available })).toBe(expected)
})

test.each([
  [0, 2, 5, 2],
  [1, 2, 5, 3],
  [2, 2, 3, 3],
  [2, 2, 1, 2],
  [0, 2, 1, 1],
  [0, 2, 0, 2],
])("GAP-101: %d of the account's and %d of the guest's, of %d, are %d", (own, ofGuest, available, expected) => {
  expect(quantityAfterMerge({ own, ofGuest, available })).toBe(expected)
})
