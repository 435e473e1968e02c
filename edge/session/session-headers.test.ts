import { expect, test } from 'vitest'
import { MARKETS } from '#app/domain/market.ts'
import { ANONYMOUS_GUEST_ID } from '#app/shop-api/contract/session-headers.ts'
import { chosenCountry, sessionHeaders, withToken } from './session-headers.ts'

test.each([
  ['the chosen country', { shippingTo: 'DE' }, 'de'],
  ['none', {}, null],
  ['no country of delivery', { shippingTo: 'US' }, null],
  ['junk', { shippingTo: 'de\r\nx: y' }, null],
])('GAP-18, EXT-49: of the cookie %s', (_what, cookies, country) => expect(chosenCountry(cookies)).toBe(country))

test('GAP-18, EXT-49: calls are for the chosen country, else for the market’s own', () => {
  expect(sessionHeaders(MARKETS.hiszpania, null)['shippingTo']).toBe('es')
  expect(sessionHeaders(MARKETS.hiszpania, null, 'de')['shippingTo']).toBe('de')
})

test('GAP-102, GAP-103: calls name the guest and the login, pages nobody', () => {
  const [guestId, token] = ['0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f', 'a-token']
  expect(sessionHeaders(MARKETS.hiszpania, { guestId, token })).toMatchObject({ guestId, langId: 'es', Authorization: 'Bearer a-token' })
  const nobody = sessionHeaders(MARKETS.hiszpania, null)
  expect([nobody['guestId'], nobody['Authorization']]).toEqual([ANONYMOUS_GUEST_ID, undefined])
  const headers = { langId: 'es', Authorization: 'Bearer old' }
  expect([withToken(headers, 'new'), withToken(headers, null)]).toEqual([{ langId: 'es', Authorization: 'Bearer new' }, { langId: 'es' }])
})
