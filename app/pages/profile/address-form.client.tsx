'use client'
import { sentPostalCode } from '../../features/country-fields/sent-values.ts'
import { useState } from 'react'
import type { Address } from '../../domain/checkout/address.ts'
import type { Language } from '../../domain/language.ts'
import { useAccountForm } from '../../features/account/use-account-form.client.ts'
import { ADDRESS_FIELDS, AddressFields } from '../../features/country-fields/address-fields.client.tsx'
import { checksIn, type CountryTexts } from '../../features/country-fields/country-checks.ts'
import { chosenCountry, type CountryOption } from '../../features/country-fields/country-option.ts'
import { saveAddress } from '../../shop-api/browser/account.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import type { AddressLabels } from './profile-labels.ts'

interface AddressFormProps extends AddressLabels {
  /** null = a new address. */
  address: Address | null
  /** Country of a new address until another is chosen; '': none is. */
  newCountryId: string
  countries: readonly CountryOption[]
  countryTexts: CountryTexts
  language: Language
  onSaved: (address: Address) => void
}

/** Key of an address form. @param id null = a new address */
export const addressForm = (id: number | null) => `address-${id ?? 'new'}`

/** The fields of an address. A Polish postal code is formatted while typing. */
export function AddressForm({ address, newCountryId, countries, countryTexts, checks, labels, language, onSaved }: AddressFormProps) {
  const [countryId, setCountryId] = useState(address?.countryId ?? newCountryId)
  const form = useAccountForm({
    fields: ADDRESS_FIELDS,
    keepAs: addressForm(address?.id ?? null),
    checks,
    // Of the values: a click comes before the country that was chosen last is rendered.
    applied: (values) => checksIn(checks, chosenCountry(countries, values.countryId), countryTexts),
    language,
    labels: labels.refusal,
    async send({ apartment, ...typed }) {
      const zipCode = sentPostalCode(typed.zipCode, chosenCountry(countries, typed.countryId))
      const lines = { ...typed, zipCode, apartment: apartment || null }
      const result = await saveAddress(address?.id ?? null, lines)
      // Another tab has removed it: what is typed here is wanted all the same.
      return address && !result.ok && result.failure.status === 404 ? saveAddress(null, lines) : result
    },
    onTaken: onSaved,
  })

  const { street, building, apartment, zipCode, city } = labels

  return (
    <Form
      form={form}
      errorList={{ title: labels.errorsTitle, names: { countryId: labels.country, street, building, apartment, zipCode, city } }}
    >
      <AddressFields
        form={form}
        initial={address ?? {}}
        countryId={countryId}
        countries={countries}
        labels={labels}
        onCountry={setCountryId}
      />
      <SubmitButton form={form}>{labels.submit}</SubmitButton>
    </Form>
  )
}
