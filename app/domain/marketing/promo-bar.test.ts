import { expect, test } from 'vitest'
import { isPromoBarShown, PROMO_BAR_COOKIE_MAX_AGE_S, type PromoBar, promoBarCookie, promoBarOf } from './promo-bar.ts'

const bar: PromoBar = { id: 4, text: 'Wiosna', href: '/', backgroundColor: '#000000', endDate: null }

test('PRM-04, PRM-08: an array in its place means none', () => {
  expect([promoBarOf(bar), promoBarOf<PromoBar>([]), promoBarOf<PromoBar>([1]), promoBarOf<PromoBar>(null)]).toEqual([
    bar,
    null,
    null,
    null,
  ])
})

test.each([
  ['to a guest who has not dismissed it', bar, false, false, true],
  ['not to a guest who has', bar, false, true, false],
  ['GAP-03: to an active viewer even then', bar, true, true, true],
  ['not when there is none', null, true, false, false],
])('PRM-05: it is shown %s', (_sentence, promoBar, isActive, hasDismissed, isShown) => {
  expect(isPromoBarShown(promoBar, { isActive, hasDismissed })).toBe(isShown)
})

test('GAP-04: a dismissal is remembered by id for 30 days', () => {
  expect([promoBarCookie(4), PROMO_BAR_COOKIE_MAX_AGE_S]).toEqual(['promoBarClosed_4', 2_592_000])
})
