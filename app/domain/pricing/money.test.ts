import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES, MAIN_CURRENCY } from '../market.ts'
import { convertFromPln, fromWire, inCurrency, initialRates, toWire } from './money.ts'

test.each([
  [1234.5, 123_450],
  [0.1 + 0.2, 30],
  [19.99, 1_999],
  [1.1, 110],
  [0, 0],
])('EXT-05: %d on the wire is %i minor units', (amount, minor) => {
  expect(fromWire(amount, 'PLN')).toEqual({ minor, currencyId: 'PLN' })
})

test('EXT-05: no minor unit is lost on the way out and back', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (minor) => {
      expect(fromWire(toWire(minor), 'EUR').minor).toBe(minor)
    }),
  )
})

test.each([
  [43_000, 43_000, 10_000],
  [100, 43_000, 23],
  [35_000, 43_000, 8_140],
  [0, 43_000, 0],
])('GAP-76: %i grosze at %i are %i cents', (grosze, rate, cents) => {
  expect(convertFromPln(grosze, rate)).toBe(cents)
})

test.each([
  [35_001, 'PLN', 35_001],
  [35_000, 'EUR', 8_140],
] as const)('GAP-76, GAP-77: %i grosze in %s are %i of its minor units', (grosze, currencyId, minor) => {
  expect(inCurrency(grosze, currencyId)).toEqual({ minor, currencyId })
})

test('GAP-76: a shop begins with a rate for each currency but the main one, which is worth itself', () => {
  expect(initialRates()).toEqual([{ currencyId: 'EUR', plnPerUnit: 43_000 }])
  expect(CURRENCIES[MAIN_CURRENCY].plnPerUnit).toBe(10_000)
})
