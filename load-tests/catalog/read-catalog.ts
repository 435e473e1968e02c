// Reads a catalog through the search of a shop: in Node for a file or a run, in k6's setup() for `k6 run` alone.
import type { DataOf } from '#app/shop-api/contract/call-types.ts'
import type { searchProducts } from '#app/shop-api/contract/search.ts'
import { minorOf } from '../../e2e/promises/amounts.ts'
import { EXPECTED_IDS, type ExpectedSearch, type FilterName, type Market, MARKETS, type PromoCode } from '../plan.ts'
import { type Catalog, USUAL } from './catalog.ts'

type Found = DataOf<typeof searchProducts>

export interface Asked {
  market: Market
  page: number
  perPage: number
  body: object
}

/** Asks the shop for a page of products. Node answers later, k6 at once. */
export type Ask = (asked: Asked) => Found | Promise<Found>

interface ReadOptions {
  /** Texts to search for; of a market without one, the first words of names. */
  queries: readonly { market: Market; text: string }[]
  /** Products to read at most. @default all */
  most?: number
  /** Codes that shoppers try. @default one that no shop has: nobody asks for those that a shop has */
  promoCodes?: readonly PromoCode[]
}

/** Products a page; the contract allows no more. */
const PER_PAGE = 100
/** Reads at once. */
const AT_ONCE = 4
const FILTERS = ['categories', 'colors', 'materials'] as const satisfies readonly FilterName[]

/** Values of a filter. */
const MAX_VALUES = 12
/** Searches of a market for which none are given. */
const OWN_QUERIES = 20

/** Reads products on sale with prices, names and colours, the filter values with the most products, and what each query finds. */
export async function readCatalog(
  ask: Ask,
  { queries, most = Number.POSITIVE_INFINITY, promoCodes = USUAL.promoCodes }: ReadOptions,
): Promise<Catalog> {
  const [pl, en, es] = await inTurns(MARKETS, (market) => productsOf(ask, market, { body: {}, most }))
  const { facets } = await ask({ market: 'pl', page: 1, perPage: 1, body: { facets: true } })
  const filters = { categories: plentiful(facets?.categories), colors: plentiful(facets?.colors), materials: plentiful(facets?.materials) }
  const isWhole = (pl ?? []).length < most
  const values = FILTERS.flatMap((name) => (isWhole ? filters[name] : []).map((value) => ({ name, value })))
  const having = await inTurns(values, async ({ name, value }) => {
    const items = await productsOf(ask, 'pl', { body: { [name]: [value] }, most })
    return { name, value, ids: new Set(items.map(({ id }) => id)) }
  })
  const valuesOf = (product: number, of: FilterName) =>
    having.flatMap(({ name, value, ids }) => (name === of && ids.has(product) ? [value] : []))
  const [english, spanish] = [en, es].map((items = []) => new Map(items.map((item) => [item.id, item])))
  const products = (pl ?? []).flatMap((item) => {
    const [inEnglish, inSpanish] = [english?.get(item.id), spanish?.get(item.id)]
    if (!inEnglish || !inSpanish) return []
    return {
      id: item.id,
      names: { pl: item.name, en: inEnglish.name, es: inSpanish.name },
      prices: { pl: priceOf(item), en: priceOf(inEnglish), es: priceOf(inSpanish) },
      filters: isWhole
        ? { categories: valuesOf(item.id, 'categories'), colors: valuesOf(item.id, 'colors'), materials: valuesOf(item.id, 'materials') }
        : null,
      isOffered: item.amountOfAvailableItems > 0 && item.promoPrice === null && item.deliveryTypeId === STANDARD,
    }
  })
  const asked = MARKETS.flatMap((market) => {
    const given = queries.filter((query) => query.market === market)
    const names = products.slice(0, OWN_QUERIES).map(({ names }) => names[market].split(' ')[0] ?? '')
    return given.length > 0 ? given : [...new Set(names)].filter(Boolean).map((text) => ({ market, text }))
  })
  const searches = await inTurns(asked, async ({ market, text }): Promise<ExpectedSearch> => {
    const { items, pagination } = await ask({ market, page: 1, perPage: EXPECTED_IDS, body: { textSearch: text, visibleOnGrid: 2 } })
    return { market, text, total: pagination.total, ids: items.map(({ id }) => id) }
  })
  const currencyOf = (items: Found['items'] = []) => items[0]?.currencyId ?? ''
  return {
    currencies: { pl: currencyOf(pl), en: currencyOf(en), es: currencyOf(es) },
    products: products.toSorted((a, b) => a.id - b.id),
    searches,
    filters,
    promoCodes,
  }
}

/** Delivery type of what is sent to every market. */
const STANDARD = 1

function priceOf({ promoPrice, regularPrice }: Found['items'][number]): number {
  return minorOf(promoPrice ?? regularPrice)
}

/** Pages of what a body finds, until there are `most`. */
async function productsOf(ask: Ask, market: Market, { body, most }: { body: object; most: number }): Promise<Found['items']> {
  const read = (page: number) => ask({ market, page, perPage: PER_PAGE, body })
  const first = await read(1)
  const count = Math.ceil(Math.min(most, first.pagination.total) / PER_PAGE)
  const others = await inTurns(
    Array.from({ length: Math.max(0, count - 1) }, (_, at) => at + 2),
    read,
  )
  return [first, ...others].flatMap(({ items }) => items)
}

function plentiful(values: readonly { id: number; count: number }[] = []): number[] {
  return values
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_VALUES)
    .map(({ id }) => id)
}

/** Maps a list in order, a few at once. */
async function inTurns<T, R>(all: readonly T[], read: (one: T) => R | Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let at = 0; at < all.length; at += AT_ONCE) results.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(read))))
  return results
}
