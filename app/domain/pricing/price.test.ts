import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf } from '../time/instant.ts'
import type { Money } from './money.ts'
import {
  activePromo,
  announcedLowestPrice,
  announcedReduction,
  effectivePrice,
  lawfulReduction,
  percentDiscount,
  type Price,
} from './price.ts'

const pln = (minor: number): Money => ({ minor, currencyId: 'PLN' })
const NOW = instantOf('2022-03-17 12:00:00')
const reduced: Price = { price: pln(100_000), promoPrice: pln(80_000), promoEndDate: null, lowest30Days: pln(90_000) }

test.each([
  [6_667, 10_000, 33],
  [10_000, 10_000, 0],
  [13_000, 10_000, -30],
  [0, 10_000, 100],
  // 100 - 100*0.29 and the like are inexact in decimals.
  [2_900, 10_000, 71],
  [0, 0, 0],
])('PRM-21: %i of %i is %i percent off', (price, regular, percent) => {
  expect(percentDiscount(pln(price), pln(regular))).toBe(percent)
})

describe('GAP-80: a promo past its end is absent', () => {
  const until = (promoEndDate: number | null): Price => ({ ...reduced, promoEndDate })

  test.each([
    ['without an end', until(null), 80_000],
    ['a millisecond before its end', until(NOW + 1), 80_000],
    ['at its end', until(NOW), 80_000],
    ['past its end', until(NOW - 1), 100_000],
    ['without a promo', { ...reduced, promoPrice: null }, 100_000],
  ])('%s', (_sentence, price, minor) => {
    expect(effectivePrice(price, NOW)).toEqual(pln(minor))
    expect(activePromo(price, NOW) !== null).toBe(minor === 80_000)
  })
})

describe('EXT-01: a reduction is announced from the lowest price of the 30 days before it', () => {
  test.each<[string, Partial<Price>, { from: number; percent: number | null } | null]>([
    ['and not from the regular price', {}, { from: 90_000, percent: 11 }],
    ['also when that is the regular price', { lowest30Days: pln(100_000) }, { from: 100_000, percent: 20 }],
    ['not at that price', { promoPrice: pln(90_000) }, null],
    ['not when nobody knows it', { lowest30Days: null }, null],
    ['not at the regular price', { promoPrice: pln(100_000), lowest30Days: pln(120_000) }, null],
    ['not without a promo', { promoPrice: null }, null],
    ['GAP-80: not past the end', { promoEndDate: NOW - 1 }, null],
    ['GAP-80: without a percentage below 1 %', { promoPrice: pln(89_101) }, { from: 90_000, percent: null }],
    ['GAP-80: with exactly 1 %', { promoPrice: pln(89_100) }, { from: 90_000, percent: 1 }],
  ])('%s', (_sentence, price, expected) => {
    const announced = announcedReduction({ ...reduced, ...price }, NOW)
    expect(announced).toEqual(expected && { from: pln(expected.from), percent: expected.percent })
  })

  test('whatever the prices: never more than what came off every price of the 30 days', () => {
    const money = fc.integer({ min: 1, max: 20_000_000 }).map(pln)
    const price = fc.record({ price: money, promoPrice: fc.option(money), lowest30Days: fc.option(money) })
    fc.assert(
      fc.property(price, (price) => {
        const announced = lawfulReduction(price)
        if (!announced) return
        const { promoPrice, lowest30Days } = price
        expect(promoPrice?.minor).toBeLessThan(lowest30Days?.minor ?? 0)
        expect(announced.from).toEqual(lowest30Days)
        expect(((announced.percent ?? 0) * announced.from.minor) / 100).toBeLessThanOrEqual(announced.from.minor - (promoPrice?.minor ?? 0))
      }),
    )
  })
})

test.each<[string, Partial<Price>, Money | null]>([
  ['with an active promo', {}, pln(90_000)],
  ['not without a promo', { promoPrice: null }, null],
  ['not past the end', { promoEndDate: NOW - 1 }, null],
  ['not without history', { lowest30Days: null }, null],
])('GAP-79: the lowest price of 30 days shows %s', (_sentence, price, expected) => {
  expect(announcedLowestPrice({ ...reduced, ...price }, NOW)).toEqual(expected)
})
