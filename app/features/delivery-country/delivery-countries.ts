import type { Language } from '../../domain/language.ts'
import { countriesByName } from '../../reference/countries-by-name.ts'

/** Countries that are delivered to, as an island takes them: names by id (two capital letters), sorted by name. */
export type DeliveryCountries = Readonly<Record<string, string>>

/** By the server: to name its first country takes a browser 70 ms on a slow phone. */
export function deliveryCountries(language: Language): DeliveryCountries {
  return Object.fromEntries(countriesByName(language).map(({ id, name }) => [id, name]))
}
