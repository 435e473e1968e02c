import { describe, expect, test } from 'vitest'
import { HOME_COUNTRY } from './address.ts'
import { COUNTRY_FORMATS } from './country-formats.ts'
import { hasTaxCheckDigits } from './tax-check-digits.ts'
import { isSentTaxNumber, typedTaxPattern } from './tax-number.ts'

/** Numbers of the form of each country; those of Germany and Spain have right check digits. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  AT: ['U12345678'],
  BE: ['0123456789'],
  BG: ['123456789', '1234567890'],
  CH: ['E123456789', 'E123456789MWST'],
  CY: ['12345678X'],
  CZ: ['12345678', '1234567890'],
  DE: ['136695976', '129273398'],
  DK: ['12345678'],
  EE: ['123456789'],
  ES: ['A58818501', 'B58378431', '12345678Z', 'X1234567L', 'P2807900B'],
  FI: ['12345678'],
  FR: ['12345678901', 'K7399859412'],
  GB: ['123456789', '123456789012'],
  GR: ['123456789'],
  HR: ['12345678901'],
  HU: ['12345678'],
  IE: ['1234567FA', '1X23456L'],
  IS: ['12345', '123456'],
  IT: ['12345678901'],
  LT: ['123456789', '123456789012'],
  LU: ['12345678'],
  LV: ['12345678901'],
  MT: ['12345678'],
  NL: ['123456789B01'],
  NO: ['123456789', '123456789MVA'],
  PL: ['5261040828'],
  PT: ['123456789'],
  RO: ['12', '1234567890'],
  SE: ['123456789012'],
  SI: ['12345678'],
  SK: ['1234567890'],
  UA: ['12345678', '123456789012'],
}

describe.each(COUNTRY_FORMATS.map((format) => [format.id, format] as const))('EXT-12: tax numbers of %s', (id, format) => {
  const isTyped = (text: string) => new RegExp(typedTaxPattern(format)).test(text)
  const numbers = NUMBERS[id] ?? []

  test('its numbers are taken with and without its letters, and sent with them', () => {
    expect(numbers).not.toHaveLength(0)
    for (const number of numbers) {
      expect([isTyped(number), isTyped(format.taxPrefix + number)], number).toEqual([true, true])
      expect(isSentTaxNumber(id === HOME_COUNTRY ? number : format.taxPrefix + number), number).toBe(true)
    }
  })

  test('nothing shorter, longer or of another country is', () => {
    for (const number of numbers) {
      for (const wrong of [`${number}000000000000`, `XX${number}`, number.replace(/\d/, '-'), '']) {
        expect(isTyped(wrong), wrong).toBe(false)
        expect(isSentTaxNumber(format.taxPrefix + wrong), wrong).toBe(false)
      }
    }
  })
})

test.each([
  ['DE', '136695976', '136695977'],
  ['DE', '129273398', '129273398'.replace('2', '3')],
  // With a sum of ten on the way, which counts as ten and not as nothing.
  ['DE', '180000007', '180000001'],
  ['ES', 'A58818501', 'A58818502'],
  ['ES', '12345678Z', '12345678A'],
  ['ES', 'X1234567L', 'X1234567M'],
  ['ES', 'P2807900B', 'P2807900C'],
  ['ES', 'M1234567L', 'M1234567D'],
  ['ES', 'K0867756N', 'K0867756J'],
])('EXT-12: of %s %s is right, %s is not', (countryId, right, wrong) => {
  expect([hasTaxCheckDigits(right, countryId), hasTaxCheckDigits(wrong, countryId)]).toEqual([true, false])
  expect([isSentTaxNumber(countryId + right), isSentTaxNumber(countryId + wrong)]).toEqual([true, false])
})
