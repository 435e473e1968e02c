import { readTable } from '../read-table.ts'
import { type Rng, wheel } from '../random.ts'

/** A row of cities.json. */
export interface VendorCity {
  name: string
  /** "w Warszawie", "we Wrocławiu". */
  locative: string
  countryId: string
  /** Of its postal codes, as `02-###`. */
  zip: string
  /** Weight: the largest cities have more shops. @default 1 */
  shops?: number
}

const CITIES = readTable<Record<'home' | 'abroad', readonly VendorCity[]>>('vendors/cities')
const spin = { home: wheel(CITIES.home, weightOf), abroad: wheel(CITIES.abroad, weightOf) }

/** A city in Poland or elsewhere in Europe. */
export function chooseCity(where: 'home' | 'abroad', rng: Rng): VendorCity {
  return spin[where](rng)
}

function weightOf({ shops = 1 }: VendorCity): number {
  return shops
}

/** A vendor's name by a pattern of its trade. */
export function vendorName(pattern: string, surname: string, city: VendorCity, rng: Rng): string {
  const words: Record<string, string> = { surname, city: city.name, year: String(rng.int(1920, 1979)), street: String(rng.int(2, 48)) }
  return pattern.replaceAll(/\{(\w+)\}/g, (_all, slot: string) => words[slot] ?? '')
}
