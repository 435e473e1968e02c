import { expect, test } from 'vitest'
import { Bitset } from './bitset.ts'

test('the complement of a set has none of the rows beyond its size', () => {
  const set = new Bitset(75)
  set.addAll(Int32Array.of(0, 31, 32, 74))
  expect(set.copy().flip().count()).toBe(71)
  expect(set.copy().flip().flip()).toEqual(set)
})
