// Phone numbers of all countries of delivery. Between edge and shop API a Polish number is nine digits, as the specification says; any other one
// has its prefix in front (EXT-12).
import { HOME_COUNTRY } from './address.ts'
import { COUNTRY_FORMATS, type CountryFormat } from './country-formats.ts'

/** Separators between typed digits. */
const BETWEEN = '[-. ()/]{0,2}'

/** Pattern of a number as people of a country type it: without the country's prefix, with or without the trunk prefix. None begins with 00, which is "+". */
export function typedPhonePattern({ digits: [least, most], trunk }: CountryFormat): string {
  const start = trunk === null ? '' : `(?:${[...trunkSpellings(trunk)].join('|')})?${BETWEEN}`
  return `^(?!${BETWEEN}00)${BETWEEN}${start}\\d(?:${BETWEEN}\\d){${least - 1},${most - 1}}$`
}

/** A trunk prefix may be written with separators: "(06) 20". */
function trunkSpellings(trunk: string): Set<string> {
  return new Set([trunk, `[(]${trunk}[)]`])
}

/** What to take off the digits of a typed number before the prefix goes in front of it; null: nothing. */
export function trunkPattern({ trunk, digits: [least, most] }: CountryFormat): string | null {
  return trunk === null ? null : `^${trunk}(?=\\d{${least},${most}}$)`
}

/** A sent number split for a field with a prefix beside it. A number without a prefix is Polish. */
export function splitPhone(sent: string): { countryId: string; typed: string } {
  if (!sent.startsWith('+')) return { countryId: HOME_COUNTRY, typed: sent }
  const found = COUNTRY_FORMATS.filter(({ prefix }) => sent.startsWith(prefix)).toSorted((a, b) => b.prefix.length - a.prefix.length)[0]
  return found ? { countryId: found.id, typed: sent.slice(found.prefix.length).trim() } : { countryId: HOME_COUNTRY, typed: sent }
}

/** A number for the field of a form in a country: of another country it has its prefix in front, which the form of Poland does not take. */
export function phoneIn(countryId: string, { countryId: own, typed }: { countryId: string; typed: string }): string {
  if (own === countryId) return typed
  const prefix = COUNTRY_FORMATS.find(({ id }) => id === own)?.prefix
  return countryId === HOME_COUNTRY || prefix === undefined ? '' : `${prefix} ${typed}`
}
