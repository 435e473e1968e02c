import { COUNTRY_FORMATS } from '../../domain/checkout/country-formats.ts'
import type { Language } from '../../domain/language.ts'
import { countries } from '../../reference/reference.ts'

/** Countries that are delivered to, as an island takes them: names by id (two capital letters), sorted by name. */
export type DeliveryCountries = Readonly<Record<string, string>>

/** On the server alone: the table is large, and a browser needs 70 ms on a slow phone to name its first country. */
export function deliveryCountries(language: Language): DeliveryCountries {
  const names = new Map(countries(language).map(({ id, translation }) => [id, translation]))
  const { compare } = new Intl.Collator(language)
  const named = COUNTRY_FORMATS.map(({ id }): [string, string] => [id, names.get(id) ?? id])
  return Object.fromEntries(named.toSorted(([, one], [, other]) => compare(one, other)))
}
