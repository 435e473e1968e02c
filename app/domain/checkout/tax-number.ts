// Tax numbers of companies in all countries of delivery. Between edge and shop API a Polish one is a NIP, as the specification says; any other one
// has the letters of its country in front, as VIES writes it (EXT-12).
import { isNip } from '../forms/validation.ts'
import { hasTaxCheckDigits } from './tax-check-digits.ts'
import { HOME_COUNTRY } from './address.ts'
import { COUNTRY_FORMATS, type CountryFormat } from './country-formats.ts'

/** Pattern of a number that is typed with or without the letters of its country; without separators and in capitals. */
export function typedTaxPattern({ taxNumber, taxPrefix }: CountryFormat): string {
  return `^(?:${taxPrefix})?(?:${taxNumber})$`
}

/** Whether the shop API takes a number: a NIP, or letters of a country with a number in its form and with its check digits. */
export function isSentTaxNumber(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > 32) return false
  if (isNip(text)) return true
  return COUNTRY_FORMATS.some(({ id, taxPrefix, taxNumber }) => {
    const [, number] = new RegExp(`^${taxPrefix}(${taxNumber})$`).exec(text) ?? []
    return number !== undefined && id !== HOME_COUNTRY && hasTaxCheckDigits(number, id)
  })
}
