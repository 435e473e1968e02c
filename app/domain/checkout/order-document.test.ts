import { expect, test } from 'vitest'
import { sharesOf, vatInGross } from './order-document.ts'

test.each([
  [12_300, 23, 2300],
  [100, 23, 19],
  [0, 23, 0],
  [10_800, 8, 800],
  [5000, 0, 0],
])('EXT-18: %i with %i %% has %i of tax', (gross, percent, vat) => {
  expect(vatInGross(gross, percent)).toBe(vat)
})

test('EXT-18: shares add up, whatever does not divide', () => {
  expect(sharesOf(100, [1, 1, 1])).toEqual([33, 34, 33])
  expect(sharesOf(7, [0, 3, 0, 4])).toEqual([0, 3, 0, 4])
  expect(sharesOf(0, [1, 2])).toEqual([0, 0])
  expect(sharesOf(5, [0, 0])).toEqual([0, 0])
})
