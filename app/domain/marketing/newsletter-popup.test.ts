import { expect, test } from 'vitest'
import { DAY_MS } from '../time/instant.ts'
import { afterDismissal, isPopupAllowed, NEWSLETTER_PLACEMENTS, parsePopupRecord, parseSignupCount } from './newsletter-popup.ts'
import { type PopupRecord, SIGNUP_COUNT_AFTER_SIGNUP } from './newsletter-popup.ts'

const NOW = 1_647_500_000_000
const open = { record: null, signupCount: 0, path: '/produkty', now: NOW }

test('NWS-03: placements', () => expect(NEWSLETTER_PLACEMENTS).toEqual(['footer', 'modal', 'landing']))

test.each<[string, Partial<Parameters<typeof isPopupAllowed>[0]>, boolean]>([
  ['NWS-06: allowed without a record', {}, true],
  ['NWS-07: allowed when the record has expired', { record: { iteration: 3, expiresAt: NOW - 1 } }, true],
  ['NWS-07: not before', { record: { iteration: 1, expiresAt: NOW + 1 } }, false],
  ['NWS-07: not at the instant itself', { record: { iteration: 1, expiresAt: NOW } }, false],
  ['NWS-10: not from iteration 4 on', { record: { iteration: 4, expiresAt: NOW - 1 } }, false],
  ['NWS-08: not on newsletter pages', { path: '/cp/pl/newsletter' }, false],
  ['NWS-08: not in the checkout', { path: '/checkout' }, false],
  ['NWS-08: not in the cart', { path: '/en/cart' }, false],
  ['GAP-145: not on a product with "Cart" in its path', { path: '/tea-CART-12' }, false],
  ['NWS-09: not after four sign-ups', { signupCount: 4 }, false],
  ['NWS-09: three are fewer', { signupCount: 3 }, true],
  ['GAP-12: a sign-up stops it for good', { signupCount: SIGNUP_COUNT_AFTER_SIGNUP }, false],
])('%s', (_sentence, at, isAllowed) => {
  expect(isPopupAllowed({ ...open, ...at })).toBe(isAllowed)
})

test.each<[string, PopupRecord | null, number, number]>([
  ['NWS-12: the first counts from 1', null, 2, 7],
  ['the second', { iteration: 2, expiresAt: 0 }, 3, 30],
  ['NWS-11: the third is capped at 3', { iteration: 3, expiresAt: 0 }, 3, 90],
  ['NWS-11: and so are all after it', { iteration: 9, expiresAt: 0 }, 3, 90],
])('GAP-12: %s dismissal', (_sentence, record, iteration, days) => {
  expect(afterDismissal(record, NOW)).toEqual({ iteration, expiresAt: NOW + days * DAY_MS })
})

test.each([
  ['{"iteration":2,"expiresAt":5}', { iteration: 2, expiresAt: 5 }],
  ['{"expiresAt":5}', { iteration: 1, expiresAt: 5 }],
  ['{"iteration":2}', null],
  ['junk', null],
  [null, null],
  ['"expiresAt"', null],
  ['{"iteration":0,"expiresAt":9}', null],
  ['{"iteration":1.5,"expiresAt":9}', null],
  ['{"iteration":2,"expiresAt":"9"}', null],
])('NWS-12: the cookie %s', (cookie, record) => {
  expect(parsePopupRecord(cookie)).toEqual(record)
})

test.each([
  ['4', 4],
  ['0', 0],
  [null, 0],
])('NWS-09: %s sign-ups', (cookie, count) => expect(parseSignupCount(cookie)).toBe(count))
