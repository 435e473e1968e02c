import { expect, test } from 'vitest'
import { isTakenOut } from './order-stock.ts'

test.each([
  ['its piece', 4, [true, true]],
  ['that of somebody else, too', 3, [false, true]],
  ['nothing', 5, [false, false]],
])('an order after which %s is gone of five: alone, and among others', (_what, after, expected) => {
  expect([true, false].map((isAlone) => isTakenOut({ isAlone }, 5, after))).toEqual(expected)
})
