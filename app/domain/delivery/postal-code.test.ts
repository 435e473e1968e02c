import { expect, test } from 'vitest'
import { isPostalCode, postalCodeIn, maskPostalCode, SHIPPING_REQUEST_COUNTRY } from './postal-code.ts'

test.each([
  ['', ''],
  ['00', '00'],
  ['009', '00-9'],
  ['00950', '00-950'],
  ['00-950', '00-950'],
  ['0095012', '00-950'],
  ['a0 0x9', '00-9'],
])('DLV-11: "%s" becomes "%s"', (typed, masked) => {
  expect(maskPostalCode(typed)).toBe(masked)
})

test.each([
  ['00-950', true],
  ['00950', false],
  ['00-9501', false],
  ['a0-950', false],
  [' 00-950', false],
  ['00-950\n', false],
])('DLV-12: %j is a postal code: %s', (text, expected) => {
  expect(isPostalCode(text)).toBe(expected)
})

test.each([
  ['D-10115', String.raw`^\d{5}$`, '10115'],
  ['SLO-1000', String.raw`^\d{4}$`, '1000'],
  ['28.013', String.raw`^\d{5}$`, '28013'],
  ['sw1a 1aa', '^SW1A 1AA$', 'SW1A 1AA'],
  ['28-013', String.raw`^\d{5}$`, null],
])('EXT-12: %s is typed for %s: %s', (typed, pattern, code) => expect(postalCodeIn(typed, pattern)).toBe(code))

test('DLV-13: the country is PL', () => expect(SHIPPING_REQUEST_COUNTRY).toBe('PL'))
