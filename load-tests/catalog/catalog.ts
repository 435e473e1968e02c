// What a load test knows of a shop: what journeys open, search and put into carts, and what the oracles hold its answers to. A file of it
// (README.md) is made by `npm run load -- catalog` or by hand; in k6 and in the runner everything else is computed from it.
import { seededRandom } from '../../app/domain/seeded-random.ts'
import { slugify } from '../../app/domain/slug.ts'
import {
  type Assortment,
  type CatalogProduct,
  type ExpectedSearch,
  type FilterName,
  type Market,
  MARKETS,
  type OfferedProduct,
  type PromoCode,
} from '../plan.ts'
import { PAGE_PATHS } from './page-paths.ts'

export interface Catalog {
  /** Code of the currency of each market. */
  currencies: Readonly<Record<Market, string>>
  /** By ascending id. */
  products: readonly CatalogProduct[]
  /** What is searched for, and what it finds. */
  searches: readonly ExpectedSearch[]
  /** Ids that journeys filter by. */
  filters: Readonly<Record<FilterName, readonly number[]>>
  promoCodes: readonly PromoCode[]
}

/** What a file by hand need not say (README.md). */
export const USUAL = {
  currencies: { pl: 'PLN', en: 'EUR', es: 'EUR' },
  promoCodes: [{ code: 'NIE-MA-TAKIEGO', percent: null }],
} satisfies Partial<Catalog>

type Usual<Of, Keys extends keyof Of> = Omit<Of, Keys> & Partial<Pick<Of, Keys>>

/** A file by hand with what it need not say, for k6 alone, which cannot check it. */
export function completed({
  products,
  ...file
}: Omit<Usual<Catalog, keyof typeof USUAL>, 'products'> & {
  products: readonly Usual<CatalogProduct, 'filters' | 'isOffered'>[]
}): Catalog {
  const complete = products.map((product) => ({ filters: null, isOffered: true, ...product }))
  return { ...USUAL, ...file, products: complete.toSorted((a, b) => a.id - b.id) }
}

/** What sessions choose from at random. */
export interface Popularity {
  assortment: Assortment
  /** The most popular first. */
  products: OfferedProduct[]
  /** In the order of the markets and of their queries in the assortment. */
  searches: ExpectedSearch[]
}

/** Zipf exponent of popularity: the second product is requested half as often as the first. */
export const EXPONENT = 1
/** Further products would be requested less than once in most runs. */
const MAX_PRODUCTS = 2000

/** Puts products and searches into an order of popularity; the same one for the same seed. */
export function popularityOf({ products, searches, filters, promoCodes }: Catalog, seed: number): Popularity {
  // Ids follow the kinds of furniture, so popularity is a shuffled order.
  const offered = shuffled(
    products.filter(({ isOffered }) => isOffered),
    seed,
  ).slice(0, MAX_PRODUCTS)
  const asked = byMarket((market) =>
    shuffled(
      searches.filter((search) => search.market === market),
      seed,
    ),
  )
  return {
    assortment: {
      exponent: EXPONENT,
      queries: byMarket((market) => asked[market].map(({ text }) => text)),
      ...filters,
      promoCodes,
      paths: byMarket((market) => PAGE_PATHS[market].pages),
    },
    products: offered.map(({ id, names, prices }) => ({
      id,
      price: prices.pl / 100,
      names,
      paths: byMarket((market) => `${PAGE_PATHS[market].prefix}/${slugify(withoutMarks(names[market]))}-${id}`),
    })),
    searches: MARKETS.flatMap((market) => asked[market]),
  }
}

/** The regular expressions of k6 have no classes of Unicode, by which slugify() finds marks. */
function withoutMarks(name: string): string {
  return name.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '')
}

function byMarket<T>(make: (market: Market) => T): Record<Market, T> {
  return { pl: make('pl'), en: make('en'), es: make('es') }
}

/** Shuffles (Fisher–Yates) into the same order for the same seed. */
function shuffled<T>(all: readonly T[], seed: number): T[] {
  const random = seededRandom(seed)
  const mixed = [...all]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [mixed[at], mixed[other]]
    if (one !== undefined && two !== undefined) [mixed[at], mixed[other]] = [two, one]
  }
  return mixed
}
