'use client'
import type { AddressLines } from '../../domain/checkout/address.ts'
import { chosenCountry, type CountryOption } from '../../features/country-fields/country-option.ts'
import { PostalCodeField } from '../../features/country-fields/postal-code-field.client.tsx'
import { FormRow } from '../../ui/form/form-row.tsx'
import type { UsedForm } from '../../ui/form/use-form.ts'
import { SelectField } from '../../ui/form-field/select-field.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'

interface AddressFieldsProps {
  form: UsedForm<keyof AddressLines>
  initial: AddressLines
  countries: readonly CountryOption[]
  labels: CheckoutLabels
  onCountry: (countryId: string) => void
}

/** The fields of an address; a Polish postal code is formatted while typing (DLV-11). */
export function AddressFields({ form, initial, countries, labels, onCountry }: AddressFieldsProps) {
  const country = chosenCountry(countries, initial.countryId)
  return (
    <>
      <SelectField
        {...form.field('countryId')}
        label={labels.country}
        autoComplete="shipping country"
        options={countries}
        placeholder={labels.chooseCountry}
        defaultValue={initial.countryId}
        onChange={({ currentTarget: { value } }) => onCountry(value)}
      />
      <TextField {...form.field('street')} label={labels.street} autoComplete="shipping address-line1" defaultValue={initial.street} />
      <FormRow>
        <TextField
          {...form.field('building')}
          label={labels.building}
          autoComplete="shipping address-line2"
          defaultValue={initial.building}
        />
        <TextField
          {...form.field('apartment')}
          label={labels.apartment}
          autoComplete="shipping address-line3"
          defaultValue={initial.apartment ?? ''}
        />
      </FormRow>
      <FormRow>
        <PostalCodeField
          {...form.field('zipCode')}
          autoComplete="shipping postal-code"
          country={country}
          label={labels.zipCode}
          defaultValue={initial.zipCode}
        />
        <TextField {...form.field('city')} label={labels.city} autoComplete="shipping address-level2" defaultValue={initial.city} />
      </FormRow>
    </>
  )
}
