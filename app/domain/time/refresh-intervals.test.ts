import { expect, test } from 'vitest'
import { CART_DEDUPE_MS, NEWSLETTER_POPUP_DELAY_MS, REFRESH_MS, SEARCH_DEBOUNCE_MS } from './refresh-intervals.ts'
import { TOAST_DISMISS_MS } from '../forms/toast.ts'

test.each([
  ['LST-14: the listing refreshes every 30 s', REFRESH_MS.listing, 30_000],
  ['PRD-62: a product refreshes every 60 s', REFRESH_MS.product, 60_000],
  ['CRT-17, CRT-18: the cart is asked for once in 300 ms', CART_DEDUPE_MS, 300],
  ['UIK-14, UIK-15: a list is searched after 500 ms', SEARCH_DEBOUNCE_MS, 500],
  ['NWS-04, NWS-05: the popup waits 15000 ms', NEWSLETTER_POPUP_DELAY_MS, 15_000],
  ['UIK-31: a toast stays 10 s', TOAST_DISMISS_MS, 10_000],
])('%s', (_sentence, interval, expected) => {
  expect(interval).toBe(expected)
})
