import { expect, test } from 'vitest'
import { MARKETS } from '#app/domain/market.ts'
import { chosenCountry, sessionHeaders } from './session-headers.ts'

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
