import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { COUNTRY_FORMATS } from '../../domain/checkout/country-formats.ts'
import { formErrors } from '../../domain/forms/form-checks.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { SelectField } from '../../ui/form-field/select-field.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { MaskedField } from '../../ui/masked-field/masked-field.client.tsx'
import { AddressFields } from './address-fields.client.tsx'
import { checksIn } from './country-checks.ts'
import { countryOptions, countryTexts } from './country-options.ts'
import { PostalCodeField } from './postal-code-field.client.tsx'
import { sentPhone, sentPostalCode, sentTaxNumber } from './sent-values.ts'

const t = await createTranslator('en')
const OPTIONS = countryOptions('en', t)
const optionOf = (id: string) => OPTIONS.find(({ value }) => value === id)
const CHECKS = fieldChecks({ phone: [{ validator: 'phone' }], zipCode: [{ validator: 'zipCode' }], nip: [{ validator: 'nip' }] }, t)
const errorsIn = (id: string, values: Record<'phone' | 'zipCode' | 'nip', string>) =>
  formErrors(values, checksIn(CHECKS, optionOf(id), countryTexts(t)), () => undefined)

describe('EXT-12: a form is checked by the rules of its country', () => {
  test.each(COUNTRY_FORMATS.map((format) => [format.id, format] as const))('%s: its postal code is taken, others are not', (id, format) => {
    const zipCode = (text: string) => errorsIn(id, { phone: format.phoneExample, zipCode: text, nip: '' }).zipCode
    expect(zipCode(format.postalCodeExample)).toBeUndefined()
    for (const wrong of ['', '1', '12-34-56', `${format.postalCodeExample}0`]) expect(zipCode(wrong), wrong).toBeDefined()
  })

  test.each([
    ['AT', '0043 664 1234567', true],
    ['DE', '0049 30 1234567', true],
    ['DE', '0048 501 234 567', true],
    ['DE', '0000 123456', false],
  ])('in %s the phone %s is taken: %s', (id, phone, isTaken) =>
    expect(errorsIn(id, { phone, zipCode: '', nip: '' }).phone === undefined).toBe(isTaken),
  )

  test('an error shows how the country writes it', () => {
    expect(errorsIn('DE', { phone: '12', zipCode: '00-950', nip: '12' })).toEqual({
      phone: 'Enter the number as in 01512 3456789.',
      zipCode: 'Enter the postal code as in 10115.',
      nip: 'Enter a valid tax number, with or without DE in front.',
    })
  })

  test('Poland keeps the rules and messages of the specification', () => {
    expect(errorsIn('PL', { phone: '12', zipCode: '1', nip: '1' })).toMatchObject({ phone: 'Enter 9 digits, for example 600 100 200.' })
    expect(checksIn(CHECKS, optionOf('PL'), countryTexts(t))).toEqual(CHECKS)
  })
})

test.each([
  ['DE', '01512 3456789', '+49 15123456789'],
  ['ES', '612 34 56 78', '+34 612345678'],
  ['HU', '06 20 123 4567', '+36 201234567'],
  ['IT', '06 1234567', '+39 061234567'],
  ['DE', '+48 501 234 567', '501234567'],
  ['DE', '+1 202 555 0123', '+12025550123'],
  ['AT', '0043 664 1234567', '+436641234567'],
  ['DE', '0048 501 234 567', '501234567'],
  ['DE', '+49 0151 23456789', '+4915123456789'],
  ['AT', '+43 0664 1234567', '+436641234567'],
  ['PL', '501 234 567', '501 234 567'],
  ['PL', '+48 501 234 567', '501234567'],
  ['PL', '0049 1512 3456789', '+4915123456789'],
])('EXT-12: in %s the number %s is sent as %s', (id, typed, sent) => expect(sentPhone(typed, optionOf(id))).toBe(sent))

test.each([
  ['DE', '136 695 976', 'DE136695976'],
  ['GR', '123456789', 'EL123456789'],
  ['CH', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ['FR', 'FR123456789', 'FRFR123456789'],
  ['PL', '526-104-08-28', '526-104-08-28'],
  ['PL', 'PL 526.104.08.28', '5261040828'],
])('EXT-12: in %s the tax number %s is sent as %s', (id, typed, sent) => expect(sentTaxNumber(typed, optionOf(id))).toBe(sent))

test.each([
  ['DE', 'D-10115', '10115'],
  ['ES', '28.013', '28013'],
  ['GB', 'sw1a 1aa', 'SW1A 1AA'],
  ['LV', 'LV-1001', 'LV-1001'],
  ['PL', '00-950', '00-950'],
])('EXT-12: in %s the postal code %s is taken, and sent as %s', (id, typed, sent) => {
  expect(errorsIn(id, { phone: optionOf(id)?.phoneExample ?? '', zipCode: typed, nip: '' }).zipCode).toBeUndefined()
  expect(sentPostalCode(typed, optionOf(id))).toBe(sent)
})

test.each([
  ['PL', MaskedField, 'numeric', '00-000'],
  ['DE', TextField, 'numeric', optionOf('DE')?.forms?.postalCode.example],
  ['PT', TextField, 'text', optionOf('PT')?.forms?.postalCode.example],
  ['', TextField, 'text', undefined],
])('DLV-11, EXT-12: a postal code of %s is typed as it is written there', (id, Field, inputMode, placeholder) => {
  const field = PostalCodeField({ id: 'zipCode', name: 'zipCode', label: '', country: optionOf(id) })
  expect([field.type, field.props]).toMatchObject([Field, { inputMode, placeholder }])
})

test('EXT-12: the fields of an address begin with what is known, and say to the browser what they are for', () => {
  const onCountry = vi.fn<(id: string) => void>()
  const form = { field: (name: string) => ({ name }) } as unknown as ComponentProps<typeof AddressFields>['form']
  const labels = { country: '', street: '', building: '', apartment: '', zipCode: '', city: '', chooseCountry: '' }
  const fieldsOf = (initial: object, use?: 'shipping ') => {
    const drawn = AddressFields({ form, initial, countryId: 'DE', countries: OPTIONS, labels, onCountry, ...(use && { use }) })
    const fields = [elementsOf(drawn, SelectField), elementsOf(drawn, TextField), elementsOf(drawn, PostalCodeField)].flat()
    elementsOf(drawn, SelectField)[0]?.onChange?.({ currentTarget: { value: 'FR' } } as never)
    return fields.map(({ name, autoComplete, defaultValue }) => [name, autoComplete, defaultValue])
  }
  const known = { street: 'Allee', building: '5', apartment: '7', zipCode: '10115', city: 'Berlin' }
  expect(fieldsOf(known, 'shipping ')).toEqual([
    ['countryId', 'shipping country', 'DE'],
    ['street', 'shipping address-line1', 'Allee'],
    ['building', 'shipping address-line2', '5'],
    ['apartment', 'shipping address-line3', '7'],
    ['city', 'shipping address-level2', 'Berlin'],
    ['zipCode', 'shipping postal-code', '10115'],
  ])
  expect(fieldsOf({}).map(([, ...rest]) => rest)).toEqual(
    ['country', 'address-line1', 'address-line2', 'address-line3', 'address-level2', 'postal-code'].map((use) => [
      use,
      use === 'country' ? 'DE' : '',
    ]),
  )
  expect(onCountry.mock.calls).toEqual([['FR'], ['FR']])
})
