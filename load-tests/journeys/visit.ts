// One visit as a browser makes it: home, search with suggestions, product, add to cart, cart, back; some come again with a warm cache. Its requests are
// those that were recorded from Chromium (run/recorded-visits.json).
import type { BodyOf, DataOf } from '#app/shop-api/contract/call-types.ts'
import type { addToCart } from '#app/shop-api/contract/cart.ts'
import type { likesDetails } from '#app/shop-api/contract/likes.ts'
import { type FlightCard, flightCards } from '../oracles/flight-cards.ts'
import { searchFault } from '../oracles/search-oracles.ts'
import { navigate, prefetch, requestPanel } from '../session/navigate.ts'
import { loadFiles } from '../session/load-files.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { requestPage } from '../session/request-page.ts'
import { dataOf, expectFaultless, expectThat, sendRequest, think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'
import { expectAdded, readCart } from './cart.ts'
import { askWhileTyping } from './suggestions.ts'
import { listingQuery } from './listing-query.ts'
import { RECORDED_TEXT } from './recorded-text.ts'

/** How far visitors go, of those who came so far, %. */
const FUNNEL = { product: 85, add: 30, returning: 40 } as const
/** Results of a page of a listing. */
const PER_PAGE = 32

/** A visitor of the mix. */
export function visit(visitor: Visitor): JourneyEnd {
  const goesOn = (step: keyof typeof FUNNEL) => visitor.random() * 100 < FUNNEL[step]
  const first = walk(visitor, { visit: 'first', text: visitor.query(), nth: 0, before: NOTHING, goesOn })
  if (first === 'refused' || visitor.note.broken.length > 0 || !goesOn('returning')) return endOf(first)
  think(visitor, 10)
  return endOf(walk(visitor, { visit: 'returning', text: visitor.query(), nth: 0, before: first, goesOn }))
}

/** The visit of the recording, whole, and the same again with a warm cache. */
export function wholeVisit(visitor: Visitor): JourneyEnd {
  const first = walk(visitor, { visit: 'first', text: RECORDED_TEXT, nth: 0, before: NOTHING, goesOn: () => true })
  if (first === 'refused' || visitor.note.broken.length > 0) return endOf(first)
  return endOf(walk(visitor, { visit: 'returning', text: RECORDED_TEXT, nth: 1, before: first, goesOn: () => true }))
}

/** What an earlier visit left. */
interface Before {
  /** Added something: the shop knows the visitor from then on, and pages ask for what is theirs. Who only reads stays unknown. */
  isKnown: boolean
  /** Opened a product, which the browser remembers. */
  hasViewed: boolean
}

const NOTHING: Before = { isKnown: false, hasViewed: false }

function endOf(outcome: Before | 'refused'): JourneyEnd {
  return outcome === 'refused' ? 'refused' : 'completed'
}

interface Walk {
  visit: 'first' | 'returning'
  text: string
  /** Which of the results is opened, from 0. */
  nth: number
  before: Before
  goesOn: (step: 'product' | 'add') => boolean
}

function walk(visitor: Visitor, { visit, text, nth, before, goesOn }: Walk): Before | 'refused' {
  openHome(visitor, visit, before)
  think(visitor, 4)
  typeText(visitor, visit, text)
  const cards = searchText(visitor, { visit, text, before })
  think(visitor, 6)
  const card = cards[nth] ?? cards[0]
  if (card === undefined || !goesOn('product')) return before
  openProduct(visitor, { visit, card, before })
  think(visitor, 8)
  if (card.offer === null || !goesOn('add')) return { ...before, hasViewed: true }
  return buy(visitor, { visit, card, before }) === 'refused' ? 'refused' : { isKnown: true, hasViewed: true }
}

function openHome(visitor: Visitor, visit: string, { isKnown, hasViewed }: Before): void {
  const { plan, market } = visitor
  requestPage(visitor, { name: 'home', path: plan.assortment.paths[market].home, step: `${visit} home` })
  if (isKnown) requestOwnState(visitor)
  if (hasViewed) requestLastViewed(visitor)
  requestPanel(visitor, 'departments', { isPrefetch: true, step: `${visit} home` })
}

/** What a page shows of a visitor that the shop knows. */
function requestOwnState(visitor: Visitor): void {
  sendRequest(visitor, { name: 'visitor details', path: '/shop/client/details' })
  requestLikes(visitor)
  sendRequest(visitor, { name: 'cart details', path: '/shop/cart/details2' })
}

/** A row of products that the browser remembers; somebody who comes for the first time has viewed none before this one. */
function requestLastViewed(visitor: Visitor, id = visitor.product().id): void {
  sendRequest(visitor, { name: 'last viewed', path: `/shop/product/viewed/last?productsIds=${id}&per_page=1` })
}

function requestLikes(visitor: Visitor): void {
  const response = sendRequest(visitor, { name: 'likes', path: '/shop/client/product/likes-details?page=1&per_page=all', readsBody: true })
  const liked = dataOf<DataOf<typeof likesDetails>>(response)
  if (liked) expectThat(visitor, 'likes-own', liked.items.length === 0, `${liked.items.length} likes of somebody who likes nothing`)
}

/** The field gets its panel, and after each letter asks for suggestions. */
function typeText(visitor: Visitor, visit: string, text: string): void {
  requestPanel(visitor, 'search', { step: `${visit} type` })
  askWhileTyping(visitor, text, (body) => loadFiles(visitor, `${visit} type`, body))
}

function searchText(visitor: Visitor, { visit, text, before }: Pick<Walk, 'visit' | 'text' | 'before'>): FlightCard[] {
  const { plan, market } = visitor
  const path = plan.assortment.paths[market].catalog + listingQuery({ text })
  const flight = navigate(visitor, { name: 'search results', path, step: `${visit} search` })
  const cards = flightCards(flight ?? '', PER_PAGE)
  const expected = visitor.expectedSearch(text)
  const ids = cards.map(({ id }) => id)
  if (flight !== null && expected)
    expectFaultless(visitor, 'search-order', searchFault({ ids, total: null, perPage: PER_PAGE }, expected, plan.mostSold))
  requestPanel(visitor, 'filters', { isPrefetch: true, address: path, step: `${visit} search` })
  if (before.isKnown) requestLikes(visitor)
  return cards
}

type OnProduct = Pick<Walk, 'visit' | 'before'> & { card: FlightCard }

/** The pointer rests on a card, whose page is then there before the click. */
function openProduct(visitor: Visitor, { visit, card: { id, path, offer }, before }: OnProduct): void {
  const { market } = visitor
  const known = visitor.catalogProduct(id)
  if (known && offer) expectThat(visitor, 'price-listing', offer.minor === known.prices[market], `product ${id}: ${offer.minor}`)
  const page = prefetch(visitor, path)
  if (page === 'none') navigate(visitor, { name: 'product', path, step: `${visit} product` })
  else loadFiles(visitor, `${visit} product`, page)
  requestStateOfProduct(visitor, id, before)
}

function requestStateOfProduct(visitor: Visitor, id: number, { isKnown, hasViewed }: Before): void {
  if (isKnown) {
    requestLikes(visitor)
    sendRequest(visitor, { name: 'visitor details', path: '/shop/client/details' })
  }
  if (hasViewed) requestLastViewed(visitor, id)
}

function buy(visitor: Visitor, { visit, card: { id, path, offer }, before }: OnProduct): JourneyEnd {
  const { plan, market } = visitor
  const body: BodyOf<typeof addToCart> = {
    productId: id,
    quantity: 1,
    deliveryTypeId: offer?.deliveryTypeId === 2 ? 2 : 1,
    productPrice: (offer?.minor ?? 0) / 100,
    currencyCode: plan.currencies[market] === 'EUR' ? 'EUR' : 'PLN',
  }
  loadFiles(visitor, `${visit} add`, null)
  const response = sendRequest(visitor, {
    name: 'add to cart',
    method: 'POST',
    path: '/shop/cart/product/add',
    body,
    // 409: sold, where others buy, or the only piece is in the cart of an earlier visit.
    expectedStatuses: plan.mostSold > 0 || before.isKnown ? [200, 409] : [200],
    readsBody: true,
  })
  // After another answer, which is recorded, the cart has nothing to look at.
  if (response.status !== 200) return 'refused'
  requestLikes(visitor)
  const cart = readCart(visitor)
  const added = { id, name: '', path, price: offer?.minor ?? 0, stock: 0 }
  // Somebody who added before has something in the cart already.
  if (!before.isKnown && cart !== null) expectAdded(visitor, cart, added)
  think(visitor, 3)
  navigate(visitor, { name: 'cart page', path: plan.assortment.paths[market].cart, step: `${visit} cart` })
  sendRequest(visitor, { name: 'cart details', path: '/shop/cart/details2' })
  think(visitor, 4)
  navigate(visitor, { name: 'product', path, step: `${visit} back` })
  requestStateOfProduct(visitor, id, { ...before, isKnown: true })
  return 'completed'
}
