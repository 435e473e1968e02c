import { expect, test } from 'vitest'
import { deliveryPriceText, formatAmount, formatInstallments, formatInteger, formatPrice, priceInText } from './format-price.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1_234, '1 234'],
  [1_234_567, '1 234 567'],
])('FMT-01: %i is "%s"', (value, text) => {
  expect(formatInteger(value)).toBe(text)
})

test.each([
  ['FMT-01: thousands are set apart by U+0020', 123_400, 'pl', '1\u0020234'],
  ['FMT-02: a fraction has two decimals', 123_450, 'pl', '1 234,50'],
  ['FMT-02: grosze below ten', 5, 'pl', '0,05'],
  ['FMT-02: a whole amount has none', 100, 'es', '1'],
  ['GAP-118: a dot in English', 123_450, 'en', '1 234.50'],
  ['nothing', 0, 'pl', '0'],
  ['below zero', -123_450, 'pl', '-1 234,50'],
] as const)('%s', (_sentence, minor, language, text) => {
  expect(formatAmount({ minor, currencyId: 'PLN' }, language)).toBe(text)
})

test.each([
  ['PLN', 'pl', '1 234,50 zł'],
  ['EUR', 'es', '1 234,50 €'],
  ['EUR', 'en', '1 234.50 €'],
] as const)('GAP-118: %s in %s is "%s"', (currencyId, language, text) => {
  expect(formatPrice({ minor: 123_450, currencyId }, language)).toBe(text)
})

test('GAP-118: a price in running text does not wrap', () => {
  expect(priceInText({ minor: 123_450, currencyId: 'PLN' }, 'pl')).toBe('1\u00a0234,50\u00a0zł')
})

test("PRD-22: installments are '10 x {amount} {currency}'", () => {
  expect(formatInstallments({ minor: 12_345, currencyId: 'PLN' }, 'pl')).toBe('10 x 123,45 zł')
})

test.each([
  [0, 'gratis'],
  [1_500, '15 zł'],
  [null, '–'],
])('a delivery for %s is told as "%s"', (minor, text) => {
  expect(deliveryPriceText(minor === null ? null : { minor, currencyId: 'PLN' }, 'gratis', 'pl')).toBe(text)
})
