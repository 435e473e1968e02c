import { expect, test } from 'vitest'
import { DEFAULT_MARKET, MAIN_CURRENCY, MARKETS, marketOfLanguage } from './market.ts'

test('MKT-01, MKT-12: there are exactly three markets, 1 to 3', () => {
  expect(Object.values(MARKETS).map(({ id }) => id)).toEqual([1, 2, 3])
})

test.each([
  ['MKT-02, MKT-03, MKT-04, MKT-05', 'international', { id: 1, currencyId: 'EUR', language: 'en', isLocal: false, countryId: null }],
  ['MKT-06, MKT-07, MKT-08', 'polska', { id: 2, currencyId: 'PLN', language: 'pl', isLocal: true, countryId: 'PL' }],
  ['MKT-09, MKT-10, MKT-11', 'hiszpania', { id: 3, currencyId: 'EUR', language: 'es', isLocal: true, countryId: 'ES' }],
] as const)('%s: the market %s', (_ids, name, expected) => {
  expect(MARKETS[name]).toMatchObject(expected)
})

test('MKT-13: the default market speaks Polish', () => expect(DEFAULT_MARKET.language).toBe('pl'))
test('MKT-14, GAP-18: the default shipping code is pl, in Spain es', () => {
  expect(DEFAULT_MARKET.shippingTo).toBe('pl')
  expect(Object.values(MARKETS).map(({ shippingTo }) => shippingTo)).toEqual(['pl', 'pl', 'es'])
})
test('MKT-15: the main currency is PLN', () => expect(MAIN_CURRENCY).toBe('PLN'))
test('MKT-16: the only currencies are EUR and PLN', () => {
  expect(new Set(Object.values(MARKETS).map(({ currencyId }) => currencyId))).toEqual(new Set(['EUR', 'PLN']))
})

test.each([
  ['pl', 2, ''],
  ['en', 1, '/en'],
  ['es', 3, '/es'],
] as const)('GAP-54: pages in %s belong to market %i behind "%s"', (language, id, prefix) => {
  expect(marketOfLanguage(language)).toMatchObject({ id, prefix, language })
})
