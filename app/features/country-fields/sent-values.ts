// Typed values as the shop API gets them: Poland's as the specification has them, another country's with its prefix in front (EXT-12).
import { postalCodeIn } from '../../domain/delivery/postal-code.ts'
import { plainNip, plainPhone, plainTaxNumber } from '../../domain/forms/validation.ts'
import type { CountryOption } from './country-option.ts'

/** A valid typed phone number as it is sent. */
export function sentPhone(typed: string, country: CountryOption | undefined): string {
  const plain = plainPhone(typed)
  const digits = plain.replace(/\D/g, '')
  if (!plain.startsWith('+')) {
    const isPolish = !country?.forms || plain !== typed
    if (isPolish) return plain === typed ? typed : digits
    return `${country.prefix} ${withoutTrunk(digits, country)}`
  }
  if (!country?.forms) return `+${digits}`
  const own = country.prefix.slice(1)
  return digits.startsWith(own) ? `+${own}${withoutTrunk(digits.slice(own.length), country)}` : `+${digits}`
}

function withoutTrunk(digits: string, { trunk }: CountryOption): string {
  return trunk === null ? digits : digits.replace(new RegExp(trunk), '')
}

/** A typed phone number as it is shown. */
export function shownPhone(typed: string, country: CountryOption | undefined): string {
  const sent = sentPhone(typed, country)
  return country?.forms || sent.startsWith('+') ? sent : `${country?.prefix ?? ''} ${sent}`
}

/** A valid typed postal code as it is sent. */
export function sentPostalCode(typed: string, country: CountryOption | undefined): string {
  return (country?.forms && postalCodeIn(typed, country.forms.postalCode.pattern)) ?? typed
}

/** A valid typed tax number as it is sent. */
export function sentTaxNumber(typed: string, country: CountryOption | undefined): string {
  if (!country?.forms) return plainNip(typed)
  const { taxPrefix, forms } = country
  const plain = plainTaxNumber(typed)
  // The first letters of a number may be those of the country by chance.
  const hasPrefix = plain.startsWith(taxPrefix) && new RegExp(forms.taxNumber.pattern).test(plain.slice(taxPrefix.length))
  return hasPrefix ? plain : taxPrefix + plain
}
