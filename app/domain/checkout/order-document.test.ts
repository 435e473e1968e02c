import { expect, test } from 'vitest'
import { vatInGross } from './order-document.ts'

test.each([
  [12_300, 23, 2300],
  [100, 23, 19],
  [0, 23, 0],
  [10_800, 8, 800],
  [5000, 0, 0],
])('EXT-18: %i with %i %% has %i of tax', (gross, percent, vat) => {
  expect(vatInGross(gross, percent)).toBe(vat)
})
