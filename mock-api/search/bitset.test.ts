import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Bitset } from './bitset.ts'

const SIZE = 75
const rows = fc.uniqueArray(fc.nat(SIZE - 1))

function bitsetOf(members: readonly number[]): Bitset {
  const set = new Bitset(SIZE)
  set.addAll(Int32Array.from(members))
  return set
}

function sorted(members: readonly number[]): Int32Array {
  return Int32Array.from(members).sort()
}

test('a bitset behaves like a Set of row numbers', () => {
  fc.assert(
    fc.property(rows, rows, (a, b) => {
      const common = a.filter((row) => b.includes(row))
      expect(bitsetOf(a).rows()).toEqual(sorted(a))
      expect(bitsetOf(a).and(bitsetOf(b)).rows()).toEqual(sorted(common))
      expect(bitsetOf(a).or(bitsetOf(b)).rows()).toEqual(sorted([...new Set([...a, ...b])]))
      expect(bitsetOf(a).andNot(bitsetOf(b)).rows()).toEqual(sorted(a.filter((row) => !b.includes(row))))
      expect(bitsetOf(a).countCommon(bitsetOf(b))).toBe(common.length)
      expect(bitsetOf(a).countAmong(Int32Array.from(b))).toBe(common.length)
      expect(bitsetOf(a).flip().count()).toBe(SIZE - a.length)
      expect(bitsetOf(a).flip().flip()).toEqual(bitsetOf(a))
    }),
  )
})

test('a copy is independent', () => {
  const original = bitsetOf([1])
  original.copy().add(2)
  expect(original.has(2)).toBe(false)
  original.set(1, false)
  expect(original.count()).toBe(0)
})
