// THE TABLE OF ORACLES: what a session checks in responses. The id is what a run's verdict and its mutants name (verdict/, mutants/).
// `answer`: whether the shop answered at all, which an overloaded one may not; a share of these is allowed under load. `content`: an
// answer that says the wrong thing, which no load excuses; where calls fail on purpose, a failed one may explain some. `never`: another
// person's data, a wrong price, sale or order, which no failed call explains.
export const ORACLES = {
  'answer-status': { kind: 'answer', text: 'a response has an expected status' },
  exception: { kind: 'content', text: 'a session ends without an exception' },
  'cache-state': { kind: 'content', text: 'a page says how it came about (Cache-Status)' },
  'body-readable': { kind: 'content', text: 'a response has a body of its kind' },
  'whole-page': { kind: 'content', text: 'a page is whole, from doctype to </html>' },
  'final-address': { kind: 'content', text: 'a page is at the address that was requested' },
  'page-marker': { kind: 'content', text: 'a page is of its kind, in its language' },
  'product-page': { kind: 'content', text: 'a product page is that of the product' },
  'search-count': { kind: 'content', text: 'a page of results has as many products as are left' },
  'search-total': { kind: 'content', text: 'a search finds as many products as before the run' },
  'search-order': { kind: 'content', text: 'a search finds the products that match its text, best first' },
  'filter-narrows': { kind: 'content', text: 'a filter adds no products' },
  'filter-colour': { kind: 'content', text: 'products of a filtered search have its colour' },
  'price-listing': { kind: 'never', text: "a listing shows the product's price in the currency of the market" },
  'price-page': { kind: 'never', text: "a product page shows the product's price in the currency of the market" },
  'price-details': { kind: 'never', text: "the API has the product's price in the currency of the market" },
  'price-cart': { kind: 'never', text: 'a line of the cart costs what the product page said' },
  'price-order': { kind: 'never', text: 'an order costs what was shown' },
  'foreign-data': { kind: 'never', text: 'a response has no data of another person' },
  'really-sold': { kind: 'never', text: 'only what somebody bought is sold out' },
  'add-answer': { kind: 'content', text: 'an add to cart is answered with the line that it made' },
  'cart-one-more': { kind: 'content', text: 'after an add the cart has exactly that piece more' },
  'cart-sum': { kind: 'never', text: 'the total is the sum of its parts' },
  'cart-quantity': { kind: 'content', text: 'a changed quantity is in the cart' },
  'cart-code': { kind: 'content', text: 'a code holds or says that it does not' },
  'cart-emptied': { kind: 'content', text: 'the cart is empty in the end' },
  'order-placed': { kind: 'never', text: 'an order has what was in the cart' },
  'order-stock': { kind: 'content', text: 'after an order the stock has one piece less' },
  'likes-own': { kind: 'content', text: 'likes are those of this session' },
  'account-cart': { kind: 'content', text: 'a new account has what the guest had' },
  'logout-empty': { kind: 'content', text: 'after logout the cart is empty' },
  'login-merges': { kind: 'content', text: 'a login merges both carts' },
  'delivery-cost': { kind: 'content', text: 'no delivery costs less than nothing' },
  'picture-answers': { kind: 'content', text: 'a picture that a page names answers as one' },
  'asset-answers': { kind: 'content', text: 'a file that a page names answers as its kind' },
} as const satisfies Record<string, { kind: 'answer' | 'content' | 'never'; text: string }>

export type OracleId = keyof typeof ORACLES

/** Id of a recorded failure, which is followed by what was seen. */
export function oracleOf(broken: string): OracleId | null {
  const id = broken.split(':', 1)[0] ?? ''
  return isOracle(id) ? id : null
}

function isOracle(id: string): id is OracleId {
  return Object.hasOwn(ORACLES, id)
}
