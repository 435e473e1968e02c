// Typed values as the shop API gets them: Poland's as typed, another country's with its prefix in front (EXT-12).
import { plainTaxNumber } from '../../domain/forms/validation.ts'
import type { CountryOption } from './country-option.ts'

/** What is dialled for the "+" of a number in every country of delivery. */
const DIALLED_PLUS = /^\s*00[-. ]?(?=[1-9])/

/** A valid typed phone number as it is sent. */
export function sentPhone(typed: string, country: CountryOption | undefined): string {
  if (!country?.forms) return typed
  const withPlus = typed.replace(DIALLED_PLUS, '+').trim()
  const digits = withPlus.replace(/\D/g, '')
  if (!withPlus.startsWith('+')) return `${country.prefix} ${withoutTrunk(digits, country)}`
  if (digits.startsWith('48')) return digits.slice(2)
  const own = country.prefix.slice(1)
  return digits.startsWith(own) ? `+${own}${withoutTrunk(digits.slice(own.length), country)}` : `+${digits}`
}

function withoutTrunk(digits: string, { trunk }: CountryOption): string {
  return trunk === null ? digits : digits.replace(new RegExp(trunk), '')
}

/** A typed phone number as it is shown. */
export function shownPhone(typed: string, country: CountryOption | undefined): string {
  return country?.forms ? sentPhone(typed, country) : `${country?.prefix ?? ''} ${typed}`
}

/** A valid typed tax number as it is sent. */
export function sentTaxNumber(typed: string, country: CountryOption | undefined): string {
  if (!country?.forms) return typed
  const { taxPrefix, forms } = country
  const plain = plainTaxNumber(typed)
  // The first letters of a number may be those of the country by chance.
  const hasPrefix = plain.startsWith(taxPrefix) && new RegExp(forms.taxNumber.pattern).test(plain.slice(taxPrefix.length))
  return hasPrefix ? plain : taxPrefix + plain
}
