// Typed values as the shop API gets them: Poland's as typed, another country's with its prefix in front (EXT-12).
import { plainTaxNumber } from '../../domain/forms/validation.ts'
import type { CountryOption } from './country-option.ts'

/** A valid typed phone number as it is sent. */
export function sentPhone(typed: string, country: CountryOption | undefined): string {
  if (!country?.forms) return typed
  const digits = typed.replace(/\D/g, '')
  if (typed.trim().startsWith('+')) return digits.startsWith('48') ? digits.slice(2) : `+${digits}`
  return `${country.prefix} ${country.trunk === null ? digits : digits.replace(new RegExp(country.trunk), '')}`
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
