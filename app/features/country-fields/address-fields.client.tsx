'use client'
import type { AddressLines } from '../../domain/checkout/address.ts'
import { FormRow } from '../../ui/form/form-row.tsx'
import type { UsedForm } from '../../ui/form/use-form.ts'
import { SelectField } from '../../ui/form-field/select-field.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { chosenCountry, type CountryOption } from './country-option.ts'
import { PostalCodeField } from './postal-code-field.client.tsx'

/** How the fields of an address are read. */
export const ADDRESS_FIELDS = {
  street: 'text',
  building: 'text',
  apartment: 'text',
  zipCode: 'text',
  city: 'text',
  countryId: 'text',
} as const

interface AddressFieldsProps {
  form: UsedForm<keyof AddressLines>
  initial: Partial<AddressLines>
  /** The chosen one: the postal code is typed in its form (EXT-12). */
  countryId: string
  countries: readonly CountryOption[]
  /** `chooseCountry` is what no choice is called: there is none where nothing is delivered to the country of an address. */
  labels: Record<'country' | 'street' | 'building' | 'apartment' | 'zipCode' | 'city' | 'chooseCountry', string>
  /** What the address is for, as browsers fill it in: `shipping `. @default '' */
  use?: 'shipping ' | ''
  onCountry: (countryId: string) => void
}

/** The fields of an address; a Polish postal code is formatted while typing (DLV-11). */
export function AddressFields({ form, initial, countryId, countries, labels, use = '', onCountry }: AddressFieldsProps) {
  const { street = '', building = '', apartment, zipCode = '', city = '' } = initial
  return (
    <>
      <SelectField
        {...form.field('countryId')}
        label={labels.country}
        autoComplete={`${use}country`}
        options={countries}
        placeholder={labels.chooseCountry}
        defaultValue={countryId}
        onChange={({ currentTarget: { value } }) => onCountry(value)}
      />
      <TextField {...form.field('street')} label={labels.street} autoComplete={`${use}address-line1`} defaultValue={street} />
      <FormRow>
        <TextField {...form.field('building')} label={labels.building} autoComplete={`${use}address-line2`} defaultValue={building} />
        <TextField
          {...form.field('apartment')}
          label={labels.apartment}
          autoComplete={`${use}address-line3`}
          defaultValue={apartment ?? ''}
        />
      </FormRow>
      <FormRow>
        <PostalCodeField
          {...form.field('zipCode')}
          autoComplete={`${use}postal-code`}
          country={chosenCountry(countries, countryId)}
          label={labels.zipCode}
          defaultValue={zipCode}
        />
        <TextField {...form.field('city')} label={labels.city} autoComplete={`${use}address-level2`} defaultValue={city} />
      </FormRow>
    </>
  )
}
