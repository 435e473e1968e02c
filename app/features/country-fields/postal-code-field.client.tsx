'use client'
import { maskPostalCode } from '../../domain/delivery/postal-code.ts'
import { TextField, type TextFieldProps } from '../../ui/form-field/text-field.tsx'
import { MaskedField } from '../../ui/masked-field/masked-field.client.tsx'
import type { CountryOption } from './country-option.ts'

interface PostalCodeFieldProps extends Omit<TextFieldProps, 'placeholder'> {
  /** undefined: none is chosen yet */
  country: CountryOption | undefined
}

/** A postal code: Poland's is formatted while typing (DLV-11), another country's is shown by an example. */
export function PostalCodeField({ country, ...field }: PostalCodeFieldProps) {
  if (country?.forms === null) return <MaskedField {...field} mask={maskPostalCode} inputMode="numeric" placeholder="00-000" />
  const example = country?.forms.postalCode.example
  return <TextField {...field} inputMode={isOfDigits(example) ? 'numeric' : 'text'} placeholder={example} />
}

/** A keyboard of digits has no letters and no dash; a space may be left out. */
function isOfDigits(example: string | undefined): boolean {
  return example !== undefined && /^[\d ]+$/.test(example)
}
