'use client'
import { sentPostalCode } from '../../features/country-fields/sent-values.ts'
import { useState } from 'react'
import { type Address, HOME_COUNTRY } from '../../domain/checkout/address.ts'
import type { Language } from '../../domain/language.ts'
import { useAccountForm } from '../../features/account/use-account-form.client.ts'
import { checksIn, type CountryTexts } from '../../features/country-fields/country-checks.ts'
import { chosenCountry, type CountryOption } from '../../features/country-fields/country-option.ts'
import { PostalCodeField } from '../../features/country-fields/postal-code-field.client.tsx'
import { saveAddress } from '../../shop-api/browser/account.ts'
import { FormRow } from '../../ui/form/form-row.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { SelectField } from '../../ui/form-field/select-field.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import type { AddressLabels } from './profile-labels.ts'

const FIELDS = { street: 'text', building: 'text', apartment: 'text', zipCode: 'text', city: 'text', countryId: 'text' } as const

interface AddressFormProps extends AddressLabels {
  /** null = a new address. */
  address: Address | null
  countries: readonly CountryOption[]
  countryTexts: CountryTexts
  language: Language
  onSaved: (address: Address) => void
}

/** Key of an address form. @param id null = a new address */
export const addressForm = (id: number | null) => `address-${id ?? 'new'}`

/** The fields of an address. A Polish postal code is formatted while typing. */
export function AddressForm({ address, countries, countryTexts, checks, labels, language, onSaved }: AddressFormProps) {
  const [countryId, setCountryId] = useState(address?.countryId ?? HOME_COUNTRY)
  const country = chosenCountry(countries, countryId)
  const form = useAccountForm({
    fields: FIELDS,
    keepAs: addressForm(address?.id ?? null),
    checks,
    // Of the values: a click comes before the country that was chosen last is rendered.
    applied: (values) => checksIn(checks, chosenCountry(countries, values.countryId), countryTexts),
    language,
    labels: labels.refusal,
    send: async ({ apartment, ...lines }) =>
      saveAddress(address?.id ?? null, {
        ...lines,
        zipCode: sentPostalCode(lines.zipCode, chosenCountry(countries, lines.countryId)),
        apartment: apartment || null,
      }),
    onTaken: onSaved,
  })

  const { street, building, apartment, zipCode, city } = labels

  return (
    <Form
      form={form}
      errorList={{ title: labels.errorsTitle, names: { countryId: labels.country, street, building, apartment, zipCode, city } }}
    >
      {/* First: the postal code is typed in its form (EXT-12). */}
      <SelectField
        {...form.field('countryId')}
        label={labels.country}
        options={countries}
        autoComplete="country"
        defaultValue={countryId}
        onChange={(event) => setCountryId(event.target.value)}
      />
      <TextField {...form.field('street')} label={labels.street} autoComplete="address-line1" defaultValue={address?.street ?? ''} />
      <FormRow>
        <TextField {...form.field('building')} label={labels.building} autoComplete="off" defaultValue={address?.building ?? ''} />
        <TextField {...form.field('apartment')} label={labels.apartment} autoComplete="off" defaultValue={address?.apartment ?? ''} />
      </FormRow>
      <FormRow>
        <PostalCodeField
          {...form.field('zipCode')}
          autoComplete="postal-code"
          country={country}
          label={labels.zipCode}
          defaultValue={address?.zipCode ?? ''}
        />
        <TextField {...form.field('city')} label={labels.city} autoComplete="address-level2" defaultValue={address?.city ?? ''} />
      </FormRow>
      <SubmitButton form={form}>{labels.submit}</SubmitButton>
    </Form>
  )
}
