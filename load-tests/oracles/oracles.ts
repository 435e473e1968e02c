import { ASPECT_NAMES, ASPECTS, type Aspect } from '../../e2e/promises/aspects.ts'

// THE TABLE OF ORACLES: what a session checks in responses. The id is what a run's verdict and its mutants name (verdict/, mutants/).
// `answer`: whether the shop answered at all, which an overloaded one may not; a share of these is allowed under load. `content`: an
// answer that says the wrong thing, which no load excuses; where calls fail on purpose, a failed one may explain some. `never`: another
// person's data, a wrong price, sale or order, which no failed call explains.
const OWN = {
  'answer-status': { kind: 'answer', text: 'a response has an expected status' },
  exception: { kind: 'content', text: 'a session ends without an exception' },
  'cache-state': { kind: 'content', text: 'a page says how it came about (Cache-Status)' },
  'search-count': { kind: 'content', text: 'a page of results has as many products as are left' },
  'search-total': { kind: 'content', text: 'a search finds as many products as before the run' },
  'search-order': { kind: 'content', text: 'a search finds the products that match its text, best first' },
  'filter-narrows': { kind: 'content', text: 'a filter leaves the products that have its value, and adds none' },
  'sort-order': { kind: 'content', text: 'a sorted listing has its order' },
  suggested: { kind: 'content', text: 'what a text finds is suggested, at its price' },
  'price-listing': { kind: 'never', text: "a card's offer costs what its product does" },
  'price-details': { kind: 'never', text: "the API has the product's price in the currency of the market" },
  'price-cart': { kind: 'never', text: 'a line of the cart costs what the product page said' },
  'price-order': { kind: 'never', text: 'an order costs what was shown' },
  'foreign-data': { kind: 'never', text: 'a response has no data of another person' },
  'really-sold': { kind: 'never', text: 'only what somebody bought is sold out' },
  'add-answer': { kind: 'content', text: 'an add to cart is answered with the line that it made' },
  'cart-one-more': { kind: 'content', text: 'after an add the cart has exactly that piece more' },
  'cart-sum': { kind: 'never', text: 'the total is the sum of its parts' },
  'cart-quantity': { kind: 'content', text: 'a changed quantity is in the cart' },
  'cart-code': { kind: 'content', text: 'a code takes off what it should, or says that it does not hold' },
  'cart-emptied': { kind: 'content', text: 'the cart is empty in the end' },
  'order-placed': { kind: 'never', text: 'an order has what was in the cart' },
  'order-stock': { kind: 'content', text: 'after an order the stock has one piece less' },
  'likes-own': { kind: 'content', text: 'likes are those of this session' },
  'account-cart': { kind: 'content', text: 'a new account has what the guest had' },
  'logout-empty': { kind: 'content', text: 'after logout the cart is empty' },
  'login-merges': { kind: 'content', text: 'a login merges both carts' },
  'delivery-cost': { kind: 'content', text: 'no delivery costs less than nothing' },
} as const satisfies Record<string, Oracle>

interface Oracle {
  kind: 'answer' | 'content' | 'never'
  text: string
}

/** What no failed call explains. */
const NEVER: ReadonlySet<Aspect> = new Set(['amounts', 'cards', 'structured', 'cookies'])

/** The promises of pages and calls (e2e/promises/), by what is broken of them. */
const PROMISED = Object.fromEntries(
  ASPECT_NAMES.map((aspect): [string, Oracle] => [
    `promised-${aspect}`,
    { kind: NEVER.has(aspect) ? 'never' : 'content', text: ASPECTS[aspect] },
  ]),
) as Readonly<Record<`promised-${Aspect}`, Oracle>>

export const ORACLES = { ...OWN, ...PROMISED }

export type OracleId = keyof typeof ORACLES

/** Id of a recorded failure, which is followed by what was seen. */
export function oracleOf(broken: string): OracleId | null {
  const id = broken.split(':', 1)[0] ?? ''
  return isOracle(id) ? id : null
}

function isOracle(id: string): id is OracleId {
  return Object.hasOwn(ORACLES, id)
}
