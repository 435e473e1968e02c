'use client'
import { maskPostalCode } from '../../domain/delivery/postal-code.ts'
import { TextField, type TextFieldProps } from '../../ui/form-field/text-field.tsx'
import { MaskedField } from '../../ui/masked-field/masked-field.client.tsx'
import type { CountryOption } from './country-option.ts'

interface PostalCodeFieldProps extends Omit<TextFieldProps, 'autoComplete' | 'placeholder'> {
  /** undefined: none is chosen yet */
  country: CountryOption | undefined
}

/** A postal code: Poland's is formatted while typing (DLV-11), another country's is shown by an example. */
export function PostalCodeField({ country, ...field }: PostalCodeFieldProps) {
  if (country?.forms === null)
    return <MaskedField {...field} autoComplete="postal-code" mask={maskPostalCode} inputMode="numeric" placeholder="00-000" />
  return <TextField {...field} autoComplete="postal-code" placeholder={country?.forms.postalCode.example} />
}
