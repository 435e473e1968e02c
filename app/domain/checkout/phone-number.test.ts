import { getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { countries } from '../../reference/reference.ts'
import { seededRandom } from '../seeded-random.ts'
import { HOME_COUNTRY } from './address.ts'
import { COUNTRY_FORMATS, type CountryFormat } from './country-formats.ts'
import { isSentPhone } from '../forms/validation.ts'
import { phoneIn, splitPhone, trunkPattern, typedPhonePattern } from './phone-number.ts'

const isTyped = (format: CountryFormat, text: string) => new RegExp(typedPhonePattern(format)).test(text)
const nationalDigits = (format: CountryFormat, typed: string) => {
  const trunk = trunkPattern(format)
  const digits = typed.replaceAll(/\D/g, '')
  return trunk === null ? digits : digits.replace(new RegExp(trunk), '')
}

test('the table has the countries and prefixes of the reference data', () => {
  const known = countries('pl').map(({ id, phonePrefix }) => [id, phonePrefix])
  expect(COUNTRY_FORMATS.map(({ id, prefix }) => [id, prefix])).toEqual(known.toSorted())
})

describe.each(COUNTRY_FORMATS.map((format) => [format.id, format] as const))('EXT-12: phone numbers of %s', (id, format) => {
  const example = getExampleNumber(id as Parameters<typeof getExampleNumber>[0], examples)
  const [least, most] = format.digits

  test('the one that libphonenumber gives is taken, in every usual spelling, and sent as it is dialled from abroad', () => {
    if (!example) throw new Error('libphonenumber has no example')
    const national = example.formatNational()
    for (const typed of [national, national.replaceAll(' ', ''), national.replaceAll(' ', '-'), example.nationalNumber])
      expect(isTyped(format, typed), typed).toBe(true)
    expect(nationalDigits(format, national)).toBe(example.nationalNumber)
    if (id !== HOME_COUNTRY) expect(isSentPhone(`${format.prefix} ${example.nationalNumber}`)).toBe(true)
  })

  test('its own example is a number there', () => {
    expect(isTyped(format, format.phoneExample)).toBe(true)
    const parsed = parsePhoneNumberFromString(`${format.prefix}${nationalDigits(format, format.phoneExample)}`)
    expect([parsed?.country, parsed?.isValid()]).toEqual([id, true])
  })

  test('too few digits, too many, letters and a prefix are not', () => {
    const random = seededRandom(least * 100 + most)
    const digits = (count: number) => Array.from({ length: count }, () => 1 + Math.floor(random() * 9)).join('')
    for (let round = 0; round < 20; round++) {
      expect(isTyped(format, digits(least + Math.floor(random() * (most - least + 1))))).toBe(true)
      // One digit more may be the one that is dialled inside the country only.
      expect(isTyped(format, digits(most + 3))).toBe(false)
    }
    for (const wrong of [digits(least - 1), `${format.prefix}${digits(most)}`, `${digits(least)}a`, '', '   '])
      expect(isTyped(format, wrong), wrong).toBe(false)
  })

  test('a sent number comes back as the country and what is typed beside its prefix', () => {
    const digits = '9'.repeat(least)
    const sent = id === HOME_COUNTRY ? digits : `${format.prefix} ${digits}`
    expect(splitPhone(sent)).toEqual({ countryId: id, typed: digits })
  })
})

test.each(['+48 501234567', '+49 123', '+49', '49 1512345678', '+49 0151-2345-6789-0123-4567', 'a'.repeat(40)])(
  'EXT-12: %s is not sent',
  (text) => expect(isSentPhone(text)).toBe(false),
)

test('a long text is refused at once', () => {
  const startedAt = performance.now()
  for (const format of COUNTRY_FORMATS) isTyped(format, `${'1-.'.repeat(13)}x`)
  expect(performance.now() - startedAt).toBeLessThan(500)
})

test.each([
  ['ES', '501 234 567', '+48 501 234 567'],
  ['ES', '+34 612345678', '612345678'],
  ['PL', '501 234 567', '501 234 567'],
  ['PL', '+34 612345678', ''],
])('EXT-12: in a form of %s the known number %s stands as "%s"', (countryId, sent, shown) =>
  expect(phoneIn(countryId, splitPhone(sent))).toBe(shown),
)
