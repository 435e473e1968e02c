import { expect, test } from 'vitest'
import { isPostalCode, maskPostalCode, SHIPPING_REQUEST_COUNTRY } from './postal-code.ts'

test.each([
  ['', ''],
  ['0', '0'],
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
  ['00-95', false],
  ['00-9501', false],
  ['a0-950', false],
  [' 00-950', false],
  ['00-950\n', false],
])('DLV-12: %j is a postal code: %s', (text, expected) => {
  expect(isPostalCode(text)).toBe(expected)
})

test('DLV-13: the country is PL', () => expect(SHIPPING_REQUEST_COUNTRY).toBe('PL'))
