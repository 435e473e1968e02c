// THE TABLE OF BROKEN SHOPS: each is a healthy shop behind one mutation, and must end failed for its own reason. Here is one for each oracle and rule of
// sessions; generated-mutants.ts makes one of each promise of a page, a call and a file.
import type { Breakage } from '../../e2e/promises/changes.ts'
import type { JourneyName } from '../journey-mix.ts'
import type { Target } from '../plan.ts'
import { changeBody, changeData, changeHeader, changePage, type Data, json, type Mutation } from './mutation.ts'

/** Sessions of a mutant: enough for a median, and a few seconds. */
export const MUTANT_SESSIONS = 8

/** What a broken shop does wrong. */
type MutantKind =
  | 'healthy'
  | 'empty'
  | 'wrong'
  | 'stale'
  | 'slow'
  | 'half missing'
  | 'lying status'
  | "somebody else's"
  | 'too good to be true'

/** A shop, broken or healthy. */
export interface Mutant {
  kind: MutantKind | Breakage['kind']
  what: string
  target: Target
  journey: JourneyName | 'all'
  /** Id of the reason that the verdict must have (verdict/reason.ts); null: the shop is healthy and must pass. */
  reason: string | null
  /** null: nothing is broken */
  mutation: Mutation | null
  /** All sessions of the smoke run: ratios are judged, or few sessions do what is broken. @default that of a healthy shop alone */
  isWhole?: boolean
}

const SEARCH = /^POST \/shop\/search\/products/
const DETAILS = /^GET \/shop\/product\/details\//
const CART = /^GET \/shop\/cart\/details2$/
const ADD = /^POST \/shop\/cart\/product\/add/
const REMOVE = /^POST \/shop\/cart\/product\/remove/
const QUANTITY = /^POST \/shop\/cart\/product\/change-quantity/
const ORDER = /^POST \/shop\/checkout\/order$/
const LIKES = /^GET \/shop\/client\/product\/likes-details/
const PAGE = /^GET \/(?!shop\/|assets\/|photos\/|_rsc\/)/
const PRODUCT_PAGE = /^GET \/[^?]*-\d+$/
const RESULTS = /^GET \/[^?]*\?textSearch=/

/** Makes broken shops of a journey. */
export function of(target: Target, journey: JourneyName) {
  return (kind: Mutant['kind'], what: string, reason: string, mutation: Mutation, isWhole = false): Mutant => {
    return { kind, what, target, journey, reason, mutation, isWhole }
  }
}

const searchMock = of('mock', 'search')
const cartMock = of('mock', 'cart')
const checkoutMock = of('mock', 'checkout')
const likesMock = of('mock', 'likes')
const searchEdge = of('edge', 'search')
const productEdge = of('edge', 'product')

/** Remembers the first response and repeats it. */
function frozen(): NonNullable<Mutation['response']> {
  const first = new Map<string, Parameters<NonNullable<Mutation['response']>>[0]>()
  return (response, { path }) => {
    if (!first.has(path)) first.set(path, response)
    return first.get(path) ?? response
  }
}

const eachLine = (cart: Data, change: (line: Data) => void): void => {
  if (typeof cart === 'object') for (const { items } of cart.deliveries) for (const line of items) change(line)
}

export const MUTANTS: readonly Mutant[] = [
  searchEdge('empty', 'pages of results list nothing', 'search-order', {
    on: RESULTS,
    ...changePage((html) => html.replaceAll('<article', '<section')),
  }),
  searchMock('empty', 'a search finds nothing', 'search-total', {
    on: SEARCH,
    ...changeData((data) => ({ ...data, items: [], pagination: { ...data.pagination, total: 0 } })),
  }),
  cartMock('empty', 'the cart is always empty', 'cart-one-more', { on: CART, instead: () => json('Koszyk jest pusty') }),
  cartMock('empty', 'a product has no body', 'exception', { on: DETAILS, instead: () => ({ status: 200, headers: {}, body: '' }) }),

  searchMock('wrong', 'a search ignores its text', 'search-total', { on: SEARCH, ...changeBody((body) => void delete body.textSearch) }),
  {
    ...searchMock('wrong', 'a search ignores its colours', 'filter-narrows', {
      on: SEARCH,
      ...changeBody((body) => void delete body.colors),
    }),
    // Few sessions narrow a search, and not each colour leaves something out.
    isWhole: true,
  },
  searchMock('wrong', 'a search lists the worst first', 'search-order', {
    on: SEARCH,
    ...changeData((data) => void data.items.reverse()),
  }),
  searchEdge('wrong', 'pages of results ignore the text', 'promised-heading', {
    on: RESULTS,
    request: (request) => ({ ...request, path: request.path.replace(/\?.*/, '') }),
  }),
  cartMock('wrong', 'totals are ten times too high', 'cart-sum', {
    on: /^(GET|POST) \/shop\/cart\/(details2|product\/change)/,
    ...changeData((cart) => {
      if (typeof cart === 'object') cart.summary.totalCost *= 10
    }),
  }),
  cartMock('wrong', 'the API has another price', 'price-details', {
    on: DETAILS,
    ...changeData((data) => {
      data.prices.regular *= 1.01
    }),
  }),
  cartMock('wrong', 'lines of the cart cost more than the page said', 'price-cart', {
    on: CART,
    ...changeData((cart) => eachLine(cart, (line) => void (line.price += 1))),
  }),
  cartMock('wrong', 'an add to cart adds two', 'cart-one-more', {
    on: ADD,
    ...changeData((line) => line),
    ...changeBody((body) => void (body.quantity = 2)),
  }),
  cartMock('wrong', 'a changed quantity is forgotten', 'cart-quantity', {
    on: QUANTITY,
    ...changeData((cart) => eachLine(cart, (line) => void (line.quantity = 1))),
  }),
  cartMock('wrong', 'a removed piece stays', 'cart-emptied', {
    on: REMOVE,
    ...changeData(() => ({ deliveries: [{ items: [] }], summary: {} })),
  }),
  cartMock('wrong', 'codes are ignored', 'cart-code', {
    on: /^GET \/shop\/cart\/details2\/.+/,
    ...changeData((cart) => void Object.assign(cart, { promoCodeError: null, summary: { ...cart.summary, discount: null } })),
  }),
  checkoutMock('wrong', 'an order costs a tenth more than was shown', 'price-order', {
    on: ORDER,
    ...changeData((order) => {
      order.summary.totalCost *= 1.1
    }),
  }),
  checkoutMock('wrong', 'an order has no number', 'order-placed', { on: ORDER, ...changeData((order) => ({ ...order, orderId: 0 })) }),

  checkoutMock('stale', 'the stock of a product never changes', 'order-stock', { on: DETAILS, response: frozen() }),
  productEdge('stale', 'pages are a day old', 'page-age', { on: PAGE, ...changeHeader('cache-status', 'patyna; hit; ttl=-86400') }),

  searchMock('slow', 'each search takes 1.7 s', 'hangs-search', { on: SEARCH, delayMs: 1700 }),
  productEdge('slow', 'product pages take 1.7 s', 'hangs-product', { on: PRODUCT_PAGE, delayMs: 1700 }),

  {
    ...searchMock('half missing', 'further pages of results are empty', 'search-count', {
      on: /^POST \/shop\/search\/products\?page=[2-9]/,
      ...changeData((data) => ({ ...data, items: [], pagination: { ...data.pagination, total: 900 } })),
    }),
    // One session in four opens a further page.
    isWhole: true,
  },
  likesMock('half missing', 'likes are lost', 'likes-own', { on: LIKES, ...changeData((data) => ({ ...data, items: [] })) }),

  searchEdge('lying status', 'pages have no Cache-Status', 'cache-state', { on: PAGE, ...changeHeader('cache-status', null) }),
  productEdge('lying status', 'every product leads home', 'answer-status', {
    on: PRODUCT_PAGE,
    instead: () => ({ status: 302, headers: { location: '/' }, body: '' }),
  }),
  cartMock('lying status', 'everything is sold out', 'really-sold', {
    on: DETAILS,
    ...changeData((data) => void (data.amountOfAvailableItems = 0)),
  }),
  checkoutMock('lying status', 'each order is refused (409)', 'completed-checkout', { on: ORDER, instead: () => json(null, 409) }),
  searchMock('lying status', 'from the 4th call on the shop is overloaded (503)', 'answer-status', {
    on: SEARCH,
    instead: ({ nth }) => (nth > 3 ? json(null, 503) : null),
  }),
  cartMock('lying status', 'nobody may see a cart (401)', 'answer-status', { on: CART, instead: () => json(null, 401) }),

  productEdge("somebody else's", 'pages greet another customer', 'foreign-data', {
    on: PAGE,
    ...changePage((html) => html.replace('<main', '<p>customer@patyna.test</p><main')),
  }),
  checkoutMock("somebody else's", 'an order names another customer', 'foreign-data', {
    on: ORDER,
    ...changeData((order) => ({ ...order, email: 'pro@patyna.test' })),
  }),

  {
    ...searchEdge('too good to be true', 'every page is a hit of the cache', 'ratio-hitRatio', {
      on: PAGE,
      ...changeHeader('cache-status', 'patyna; hit; ttl=20'),
    }),
    isWhole: true,
  },
]
