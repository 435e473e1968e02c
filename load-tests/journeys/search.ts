import type { BodyOf } from '#app/shop-api/contract/call-types.ts'
import type { searchProducts } from '#app/shop-api/contract/search.ts'
import { type Card, cardsOf } from '../../e2e/promises/cards.ts'
import { filterFault } from '../oracles/filter-oracles.ts'
import { narrowedFault, repeatedFault, searchFault } from '../oracles/search-oracles.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { requestPage } from '../session/request-page.ts'
import { sendRequest, expectFaultless, expectThat, numberAt, think } from '../session/send-request.ts'
import { drawFilters, type Visitor } from '../session/visitor.ts'
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

/** Searches: views results, perhaps filtered or a further page, and one of the products. */
export function search(visitor: Visitor): JourneyEnd {
  const { plan, random } = visitor
  const wanted = visitor.query()
  const text = random() * 100 < TYPOS ? typo(wanted, random) : wanted
  const [color] = (random() * 100 < FILTERED && drawFilters(visitor, 'colors').colors) || []
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
    subject: { asked: text },
    isRead: true,
  })
  const cards = cardsOf(results ?? '')
  if (results !== null) checkListing(visitor, { cards, text })
  think(visitor, 3)
  if (color !== undefined) {
    const path = catalog + listingQuery({ text, colors: [color] })
    const narrowed = requestPage(visitor, { name: 'filtered listing', path })
    if (narrowed !== null && visitor.checksPages) {
      const ids = cardsOf(narrowed).map(({ id }) => id)
      checkColour(visitor, ids, { text, colour: color })
    }
    think(visitor, 3)
  }
  if (depth !== undefined) {
    const expected = visitor.expectedSearch(text)
    const last = Math.ceil((expected?.total ?? 0) / PER_PAGE)
    // Nobody asks for a page beyond the last, but robots (crawler.ts).
    const page = last > 1 ? Math.min(depth, last) : depth
    const further = requestPage(visitor, {
      name: 'deep page',
      path: catalog + listingQuery({ text, page }),
      subject: { asked: text },
      mayRedirect: true,
    })
    if (further !== null && expected && visitor.checksPages) {
      const ids = cardsOf(further).map(({ id }) => id)
      expectFaultless(visitor, 'search-order', repeatedFault(ids, { page, perPage: PER_PAGE }, expected))
    }
    think(visitor, 3)
  }
  const [product] = cards
  if (product !== undefined) requestPage(visitor, { name: 'product', path: product.path })
}

function checkListing(visitor: Visitor, { cards, text }: { cards: Card[]; text: string }): void {
  const expected = visitor.expectedSearch(text)
  const ids = cards.map(({ id }) => id)
  if (expected)
    expectFaultless(visitor, 'search-order', searchFault({ ids, total: null, perPage: PER_PAGE }, expected, visitor.plan.mostSold))
}

function checkColour(visitor: Visitor, ids: readonly number[], { text, colour }: { text: string; colour: number }): void {
  const { catalogProduct: productOf, plan } = visitor
  const isLeft = (id: number) => productOf(id)?.filters?.colors.includes(colour) === true
  const fault =
    filterFault(ids, { colors: [colour] }, productOf) ??
    narrowedFault(ids, { text, isLeft, perPage: PER_PAGE, expected: visitor.expectedSearch(text) }, plan.mostSold)
  expectFaultless(visitor, 'filter-narrows', fault)
}

function searchMock(visitor: Visitor, { text, color, depth }: Searched): void {
  const body: BodyOf<typeof searchProducts> = { textSearch: text, visibleOnGrid: 2, facets: true }
  const all = askSearch(visitor, body, 1)
  const expected = visitor.expectedSearch(text)
  if (all && expected) expectFaultless(visitor, 'search-order', searchFault({ ...all, perPage: PER_PAGE }, expected, visitor.plan.mostSold))
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
