import { NO_FILTERS } from '#app/domain/search/filters.ts'
import type { ProductId } from '#app/domain/ids.ts'
import { href } from '#app/addresses/href.ts'
import { productHref } from '#app/addresses/page-links.ts'
import type { DataOf } from '#app/shop-api/contract/call-types.ts'
import type { searchProducts } from '#app/shop-api/contract/search.ts'
import type { sitemapProducts } from '#app/shop-api/contract/sitemap.ts'
import { offersOf } from '../mock/bench/calls.ts'
import { GRADED_QUERIES } from '#mock-api/search/judged/graded-queries.ts'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { fetchData } from './fetch-data.ts'
import { type Assortment, type Market, MARKETS, type OfferedProduct } from '../plan.ts'

/** Zipf exponent of popularity: the second product is requested half as often as the first. */
export const EXPONENT = 1
/** Further products would be requested less than once in most runs. */
const MAX_PRODUCTS = 2000
const MAX_VALUES = 12
/** Two valid codes and an unknown one. */
const PROMO_CODES = ['WITAJ10', 'KURIER-5', 'NIE-MA-TAKIEGO']

/** Reads what journeys request from the seed: graded queries, products on sale, the filter values with the most products. */
export async function makeAssortment({ db, mockOrigin, seed }: { db: string; mockOrigin: string; seed: number }): Promise<{
  assortment: Assortment
  products: OfferedProduct[]
}> {
  const names = Object.fromEntries(await Promise.all(MARKETS.map(async (market) => [market, await namesIn(mockOrigin, market)] as const)))
  // Ids follow the seed's kinds of furniture, so popularity is a shuffled order.
  const offers = shuffled(offersOf(db), seed).slice(0, MAX_PRODUCTS)
  const products = offers.flatMap(({ productId, vendorId, price, stock }) => {
    const paths = byMarket((market) => productHref({ id: productId as ProductId, name: names[market]?.get(productId) ?? '' }, market))
    const named = byMarket((market) => names[market]?.get(productId) ?? '')
    return named.pl === '' ? [] : [{ id: productId, vendorId, price, stock, names: named, paths }]
  })
  const facets = await facetsOf(mockOrigin)
  const plentiful = (values: readonly { id: number; count: number }[] = []) =>
    values
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MAX_VALUES)
      .map(({ id }) => id)
  const assortment = {
    exponent: EXPONENT,
    queries: byMarket((market) =>
      shuffled(
        GRADED_QUERIES.filter(({ language }) => language === market).map(({ query }) => query),
        seed,
      ),
    ),
    categories: plentiful(facets?.categories),
    colors: plentiful(facets?.colors),
    materials: plentiful(facets?.materials),
    promoCodes: PROMO_CODES,
    paths: byMarket((market) => ({
      catalog: href('catalog', { filters: NO_FILTERS }, market),
      cart: href('cart', {}, market),
      favorites: href('favorites', {}, market),
      home: href('home', {}, market),
    })),
  }
  return { assortment, products }
}

function byMarket<T>(make: (market: Market) => T): Record<Market, T> {
  return { pl: make('pl'), en: make('en'), es: make('es') }
}

async function namesIn(origin: string, market: Market): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  for (let after = 0; ;) {
    const path = `/shop/sitemap/products?after=${after}&upTo=999999999`
    const { items }: DataOf<typeof sitemapProducts> = await fetchData(origin + path, { headers: { langId: market } })
    for (const { id, name } of items) names.set(id, name)
    const last = items.at(-1)
    if (!last) return names
    after = last.id
  }
}

async function facetsOf(origin: string): Promise<DataOf<typeof searchProducts>['facets']> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"facets":true}' }
  const { facets }: DataOf<typeof searchProducts> = await fetchData(`${origin}/shop/search/products?page=1&per_page=1`, init)
  return facets
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
