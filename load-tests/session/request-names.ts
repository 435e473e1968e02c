// All request names. A request without one is refused, since k6 would make each URL a time series of its own (k6 #2762).
// `page` is a document or its Flight, cached by the edge; `call` goes to the shop API each time; a `file` is what a page needs besides: a picture,
// a built file, a panel, which are cached for a day and longer. A new request = a row.
export const REQUEST_NAMES = {
  home: 'page',
  listing: 'page',
  'search results': 'page',
  'deep page': 'page',
  'filtered listing': 'page',
  product: 'page',
  'listing refresh': 'page',
  'product refresh': 'page',
  prefetch: 'page',
  crawl: 'page',
  'cart page': 'private',
  'favourites page': 'private',
  'login page': 'private',
  'account page': 'private',
  'withdrawal page': 'private',
  search: 'call',
  'product details': 'call',
  'add to cart': 'call',
  'cart details': 'call',
  'cart with code': 'call',
  'change quantity': 'call',
  'remove from cart': 'call',
  like: 'call',
  likes: 'call',
  register: 'call',
  login: 'call',
  logout: 'call',
  'delivery estimate': 'call',
  'payment methods': 'call',
  'order preview': 'call',
  order: 'call',
  suggestions: 'call',
  'visitor details': 'call',
  'last viewed': 'call',
  panel: 'file',
  'panel prefetch': 'file',
  picture: 'file',
  script: 'file',
  stylesheet: 'file',
  font: 'file',
} as const satisfies Record<string, 'page' | 'private' | 'call' | 'file'>

export type RequestName = keyof typeof REQUEST_NAMES
export type RequestKind = (typeof REQUEST_NAMES)[RequestName]

// Asked some thirty times a response: a look-up, because k6 runs beside what it measures.
const KINDS: ReadonlyMap<string, RequestKind> = new Map(Object.entries(REQUEST_NAMES))

/** Kind of a request; undefined: unknown name. */
export function requestKind(name: string): RequestKind | undefined {
  return KINDS.get(name)
}
