// What the shop has before a run, read from the mock directly: the oracles of the sessions hold the system under load to it.
import { MARKETS as MARKET_TABLE } from '#app/domain/market.ts'
import type { DataOf } from '#app/shop-api/contract/call-types.ts'
import type { searchProducts } from '#app/shop-api/contract/search.ts'
import { colorsOf } from '../mock/bench/calls.ts'
import { minorOf } from '../oracles/price-oracles.ts'
import { type CatalogProduct, EXPECTED_IDS, type ExpectedSearch, type Market, MARKETS } from '../plan.ts'
import { fetchData } from './fetch-data.ts'

/** Products a page of the catalog; the contract allows no more. */
const PER_PAGE = 100
/** Reads at once. */
const AT_ONCE = 4

interface ExpectedInputs {
  db: string
  mockOrigin: string
  queries: Readonly<Record<Market, readonly string[]>>
}

/** Currency of each market. */
export function currencies(): Record<Market, string> {
  const of = (market: Market) => Object.values(MARKET_TABLE).find(({ language }) => language === market)?.currencyId ?? ''
  return { pl: of('pl'), en: of('en'), es: of('es') }
}

/** Products on sale with their colours and prices, and what each query finds. */
export async function readExpected({ db, mockOrigin, queries }: ExpectedInputs): Promise<{
  catalog: CatalogProduct[]
  searches: ExpectedSearch[]
}> {
  const colors = colorsOf(db)
  const [pl, en, es] = await Promise.all(MARKETS.map((market) => pricesIn(mockOrigin, market)))
  const catalog = [...(pl ?? [])].flatMap(([id, price]) => {
    const [enPrice, esPrice] = [en?.get(id), es?.get(id)]
    if (enPrice === undefined || esPrice === undefined) return []
    return [{ id, colors: colors.get(id) ?? [], prices: { pl: price, en: enPrice, es: esPrice } }]
  })
  const asked = MARKETS.flatMap((market) => queries[market].map((text) => ({ market, text })))
  const searches = await inTurns(asked, async ({ market, text }) => {
    const { items, pagination } = await find(mockOrigin, market, {
      page: 1,
      perPage: EXPECTED_IDS,
      body: { textSearch: text, visibleOnGrid: 2 },
    })
    return { market, text, total: pagination.total, ids: items.map(({ id }) => id) }
  })
  return { catalog: catalog.toSorted((a, b) => a.id - b.id), searches }
}

async function pricesIn(origin: string, market: Market): Promise<Map<number, number>> {
  const read = (page: number) => find(origin, market, { page, perPage: PER_PAGE, body: {} })
  const first = await read(1)
  const pages = Array.from({ length: Math.ceil(first.pagination.total / PER_PAGE) - 1 }, (_, at) => at + 2)
  const others = await inTurns(pages, read)
  return new Map(
    [first, ...others].flatMap(({ items }) =>
      items.map(({ id, promoPrice, regularPrice }) => [id, minorOf(promoPrice ?? regularPrice)] as const),
    ),
  )
}

function find(origin: string, market: Market, { page, perPage, body }: { page: number; perPage: number; body: object }) {
  const headers = { 'content-type': 'application/json', langId: market }
  const url = `${origin}/shop/search/products?page=${page}&per_page=${perPage}`
  return fetchData<DataOf<typeof searchProducts>>(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Maps a list in order, a few at once. */
async function inTurns<T, R>(all: readonly T[], read: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let at = 0; at < all.length; at += AT_ONCE) results.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(read))))
  return results
}
