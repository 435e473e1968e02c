import type { BodyOf } from '#app/shop-api/contract/call-types.ts'
import type { searchProducts } from '#app/shop-api/contract/search.ts'
import { sendRequest, expectThat, numberAt, think } from '../session/send-request.ts'
import { randomItem, type Visitor } from '../session/visitor.ts'
import { linkedProducts } from './linked-products.ts'
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
export function search(visitor: Visitor): void {
  const { plan, random } = visitor
  const wanted = visitor.query()
  const text = random() * 100 < TYPOS ? typo(wanted, random) : wanted
  const color = random() * 100 < FILTERED ? randomItem(random, plan.assortment.colors) : undefined
  const depth = random() * 100 < PAGED ? 2 + Math.floor(random() ** 2 * (DEEPEST - 1)) : undefined
  const searched = { text, color, depth }
  if (plan.target === 'mock') searchMock(visitor, searched)
  else searchPages(visitor, searched)
}

interface Searched {
  text: string
  color: number | undefined
  /** Number of the results page. */
  depth: number | undefined
}

function searchPages(visitor: Visitor, { text, color, depth }: Searched): void {
  const { catalog } = visitor.plan.assortment.paths[visitor.market]
  const results = sendRequest(visitor, { name: 'search results', path: catalog + listingQuery({ text }), readsBody: true })
  expectThat(visitor, 'results are a whole page', results.body?.trimEnd().endsWith('</html>') ?? false)
  think(visitor, 3)
  if (color !== undefined) {
    sendRequest(visitor, { name: 'filtered listing', path: catalog + listingQuery({ text, colors: [color] }) })
    think(visitor, 3)
  }
  if (depth !== undefined) {
    sendRequest(visitor, { name: 'deep page', path: catalog + listingQuery({ text, page: depth }) })
    think(visitor, 3)
  }
  const [product] = linkedProducts(results.body ?? '')
  if (product !== undefined) sendRequest(visitor, { name: 'product', path: product })
}

function searchMock(visitor: Visitor, { text, color, depth }: Searched): void {
  const body: BodyOf<typeof searchProducts> = { textSearch: text, visibleOnGrid: 2, facets: true }
  const all = askSearch(visitor, body, 1)
  think(visitor, 3)
  if (color !== undefined) {
    const narrowed = askSearch(visitor, { ...body, colors: [color] }, 1)
    expectThat(visitor, 'a filter adds no products', narrowed <= all)
    think(visitor, 3)
  }
  if (depth !== undefined) askSearch(visitor, body, depth)
}

/** Number of products on all pages together. */
function askSearch(visitor: Visitor, body: BodyOf<typeof searchProducts>, page: number): number {
  const path = `/shop/search/products?page=${page}&per_page=${PER_PAGE}`
  const response = sendRequest(visitor, { name: 'search', method: 'POST', path, body, readsBody: true })
  const total = numberAt(response, 'data.pagination.total')
  const expected = Math.max(0, Math.min(PER_PAGE, total - (page - 1) * PER_PAGE))
  expectThat(visitor, 'a page has as many products as are left', response.status === 200 && numberAt(response, 'data.items.#') === expected)
  return total
}
