import { describe, expect, test } from 'vitest'
import { instantOf } from './instant.ts'
import type { Money } from './money.ts'
import { activePromo, announcedLowestPrice, announcedReduction, effectivePrice, percentDiscount, type Price } from './price.ts'

const pln = (minor: number): Money => ({ minor, currencyId: 'PLN' })
const NOW = instantOf('2022-03-17 12:00:00')
const reduced: Price = { price: pln(100_000), promoPrice: pln(80_000), promoEndDate: null, lowest30Days: pln(90_000) }

test.each([
  [7_500, 10_000, 25],
  [6_667, 10_000, 33],
  [9_999, 10_000, 0],
  [10_000, 10_000, 0],
  [13_000, 10_000, -30],
  [0, 10_000, 100],
  // 100 - 100*0.29 and the like are inexact in decimals.
  [2_900, 10_000, 71],
  [5_700, 10_000, 43],
  [110, 250, 56],
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

test.each<[string, Partial<Price>, 'spec' | 'eu-omnibus', number | null]>([
  ['EXT-01: by the specification from the regular price', {}, 'spec', 20],
  ['EXT-01: by EU law from the lowest price of 30 days', {}, 'eu-omnibus', 11],
  ['EXT-01: by EU law without history from the regular price', { lowest30Days: null }, 'eu-omnibus', 20],
  ['GAP-80: nothing below 1 %', { promoPrice: pln(99_500) }, 'spec', null],
  ['GAP-80: exactly 1 %', { promoPrice: pln(99_000) }, 'spec', 1],
  ['a promo above the regular price is no reduction', { promoPrice: pln(120_000) }, 'spec', null],
  ['nothing without a promo', { promoPrice: null }, 'spec', null],
  ['nothing past the end', { promoEndDate: NOW - 1 }, 'spec', null],
])('%s', (_sentence, price, policy, percent) => {
  expect(announcedReduction({ ...reduced, ...price }, { policy, now: NOW })).toBe(percent)
})

test.each<[string, Partial<Price>, Money | null]>([
  ['with an active promo', {}, pln(90_000)],
  ['not without a promo', { promoPrice: null }, null],
  ['not past the end', { promoEndDate: NOW - 1 }, null],
  ['not without history', { lowest30Days: null }, null],
])('GAP-79: the lowest price of 30 days shows %s', (_sentence, price, expected) => {
  expect(announcedLowestPrice({ ...reduced, ...price }, NOW)).toEqual(expected)
})
