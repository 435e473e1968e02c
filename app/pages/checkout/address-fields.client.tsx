'use client'
import { useState } from 'react'
import { type AddressLines, MASKED_COUNTRY } from '../../domain/checkout/address.ts'
import { maskPostalCode } from '../../domain/delivery/postal-code.ts'
import type { CountryOption } from '../../features/country-fields/country-option.ts'
import { FormRow } from '../../ui/form/form-row.tsx'
import type { UsedForm } from '../../ui/form/use-form.ts'
import { SelectField } from '../../ui/form-field/select-field.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { MaskedField } from '../../ui/masked-field/masked-field.client.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'

interface AddressFieldsProps {
  form: UsedForm<keyof AddressLines>
  initial: AddressLines
  countries: readonly CountryOption[]
  labels: CheckoutLabels
}

/** The fields of an address; a Polish postal code is formatted while typing (DLV-11). */
export function AddressFields({ form, initial, countries, labels }: AddressFieldsProps) {
  const [countryId, setCountryId] = useState(initial.countryId)
  const country = countries.find(({ value }) => value === countryId)
  const zipCode = { ...form.field('zipCode'), label: labels.zipCode, autoComplete: 'postal-code', defaultValue: initial.zipCode }
  return (
    <>
      <SelectField
        {...form.field('countryId')}
        label={labels.country}
        autoComplete="country"
        options={countries}
        placeholder={labels.chooseCountry}
        defaultValue={initial.countryId}
        onChange={(event) => setCountryId(event.currentTarget.value)}
      />
      <TextField {...form.field('street')} label={labels.street} autoComplete="address-line1" defaultValue={initial.street} />
      <FormRow>
        <TextField {...form.field('building')} label={labels.building} autoComplete="address-line2" defaultValue={initial.building} />
        <TextField
          {...form.field('apartment')}
          label={labels.apartment}
          autoComplete="address-line3"
          defaultValue={initial.apartment ?? ''}
        />
      </FormRow>
      <FormRow>
        {countryId === MASKED_COUNTRY ? (
          <MaskedField key="masked" {...zipCode} mask={maskPostalCode} inputMode="numeric" placeholder="00-000" />
        ) : (
          <TextField key="free" {...zipCode} placeholder={country?.forms?.postalCode.example} />
        )}
        <TextField {...form.field('city')} label={labels.city} autoComplete="address-level2" defaultValue={initial.city} />
      </FormRow>
    </>
  )
}
