import type { BodyOf } from '#app/shop-api/contract/call-types.ts'
import type { searchProducts } from '#app/shop-api/contract/search.ts'
import { listedCards } from '../oracles/listed-cards.ts'
import { listedPriceFault } from '../oracles/price-oracles.ts'
import { colourFault, searchFault } from '../oracles/search-oracles.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { requestPage } from '../session/request-page.ts'
import { sendRequest, expectFaultless, expectThat, numberAt, think } from '../session/send-request.ts'
import { randomItem, type Visitor } from '../session/visitor.ts'
import { listingQuery } from './listing-query.ts'
import { typo } from './typo.ts'

/** Share of mistyped searches, % … */
const TYPOS = 8
/** … of filtered ones, % … */
const FILTERED = 35
/** … and of paged ones, %, with the last page. */
const PAGED = 25
const DEEPEST = 20
const PER_PAGE = 32
/** Number of cards of a listing whose prices are checked. */
const PRICED_CARDS = 8

/** Searches: views results, perhaps filtered or a further page, and one of the products. */
export function search(visitor: Visitor): JourneyEnd {
  const { plan, random } = visitor
  const wanted = visitor.query()
  const text = random() * 100 < TYPOS ? typo(wanted, random) : wanted
  const color = random() * 100 < FILTERED ? randomItem(random, plan.assortment.colors) : undefined
  const depth = random() * 100 < PAGED ? 2 + Math.floor(random() ** 2 * (DEEPEST - 1)) : undefined
  const searched = { text, color, depth }
  if (plan.target === 'mock') searchMock(visitor, searched)
  else searchPages(visitor, searched)
  return 'completed'
}

interface Searched {
  text: string
  color: number | undefined
  /** Number of the results page. */
  depth: number | undefined
}

function searchPages(visitor: Visitor, { text, color, depth }: Searched): void {
  const { catalog } = visitor.plan.assortment.paths[visitor.market]
  const results = requestPage(visitor, {
    name: 'search results',
    path: catalog + listingQuery({ text }),
    markers: [listingMarker(visitor)],
    isRead: true,
  })
  const cards = listedCards(results ?? '')
  if (results !== null) checkListing(visitor, { cards, text })
  think(visitor, 3)
  if (color !== undefined) {
    const path = catalog + listingQuery({ text, colors: [color] })
    const narrowed = requestPage(visitor, { name: 'filtered listing', path, markers: [listingMarker(visitor)] })
    if (narrowed !== null && visitor.checksPages) {
      const ids = listedCards(narrowed).map(({ id }) => id)
      checkColour(visitor, ids, { text, colour: color })
    }
    think(visitor, 3)
  }
  if (depth !== undefined) {
    requestPage(visitor, { name: 'deep page', path: catalog + listingQuery({ text, page: depth }), mayRedirect: true })
    think(visitor, 3)
  }
  const [product] = cards
  if (product !== undefined) requestPage(visitor, { name: 'product', path: product.path, markers: [`"sku":"${product.id}"`] })
}

/** Part of the form of every listing: where its filters lead. */
export function listingMarker({ plan, market }: Visitor): string {
  return `action="${plan.assortment.paths[market].catalog}"`
}

function checkListing(visitor: Visitor, { cards, text }: { cards: ReturnType<typeof listedCards>; text: string }): void {
  const { plan, market } = visitor
  const expected = visitor.expectedSearch(text)
  const ids = cards.map(({ id }) => id)
  if (expected) expectFaultless(visitor, 'search-order', searchFault({ ids, total: null, perPage: PER_PAGE }, expected, plan.sells))
  const shown = { market, currency: plan.currencies[market], sells: plan.sells }
  expectFaultless(visitor, 'price-listing', listedPriceFault(cards.slice(0, PRICED_CARDS), visitor.catalogProduct, shown))
}

function checkColour(visitor: Visitor, ids: readonly number[], searched: { text: string; colour: number }): void {
  const colorsOf = (id: number) => visitor.catalogProduct(id)?.colors ?? null
  const expected = visitor.expectedSearch(searched.text)
  expectFaultless(visitor, 'filter-colour', colourFault(ids, { ...searched, expected }, { colorsOf, sells: visitor.plan.sells }))
}

function searchMock(visitor: Visitor, { text, color, depth }: Searched): void {
  const body: BodyOf<typeof searchProducts> = { textSearch: text, visibleOnGrid: 2, facets: true }
  const all = askSearch(visitor, body, 1)
  const expected = visitor.expectedSearch(text)
  if (all && expected) expectFaultless(visitor, 'search-order', searchFault({ ...all, perPage: PER_PAGE }, expected, visitor.plan.sells))
  think(visitor, 3)
  if (color !== undefined) {
    const narrowed = askSearch(visitor, { ...body, colors: [color] }, 1)
    if (all && narrowed) {
      expectThat(visitor, 'filter-narrows', narrowed.total <= all.total, `"${text}", colour ${color}: ${narrowed.total} of ${all.total}`)
      checkColour(visitor, narrowed.ids, { text, colour: color })
    }
    think(visitor, 3)
  }
  if (depth !== undefined) askSearch(visitor, body, depth)
}

/** Ids of a page of results and the number of products on all pages together; null: no answer. */
function askSearch(visitor: Visitor, body: BodyOf<typeof searchProducts>, page: number): { ids: number[]; total: number } | null {
  const path = `/shop/search/products?page=${page}&per_page=${PER_PAGE}`
  const response = sendRequest(visitor, { name: 'search', method: 'POST', path, body, readsBody: true })
  if (response.status !== 200) return null
  const total = numberAt(response, 'data.pagination.total')
  const expected = Math.max(0, Math.min(PER_PAGE, total - (page - 1) * PER_PAGE))
  const ids = response.json('data.items.#.id')
  const count = Array.isArray(ids) ? ids.length : -1
  expectThat(visitor, 'search-count', count === expected, `"${body.textSearch}", page ${page}: ${count} of ${expected}`)
  return Array.isArray(ids) ? { ids: ids.map(Number), total } : null
}
