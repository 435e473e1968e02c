import { COUNTRY_FORMATS, type CountryFormat } from '../domain/checkout/country-formats.ts'
import type { Language } from '../domain/language.ts'
import { countries } from './reference.ts'

type NamedCountry = CountryFormat & { name: string }

/** Sorted once for each language: a collator is slow to construct. */
const SORTED = new Map<Language, readonly NamedCountry[]>()

/** The countries that are delivered to, by their names in a language. On the server alone: the table is large. */
export function countriesByName(language: Language): readonly NamedCountry[] {
  const known = SORTED.get(language)
  if (known) return known
  const names = new Map(countries(language).map(({ id, translation }) => [id, translation]))
  const { compare } = new Intl.Collator(language)
  const named = COUNTRY_FORMATS.map((format) => ({ ...format, name: names.get(format.id) ?? format.id }))
  const sorted = named.toSorted((one, other) => compare(one.name, other.name))
  SORTED.set(language, sorted)
  return sorted
}
