// THE TABLE OF IDENTITIES: which field of a response must equal which value of the request. Every call that identifies an entity by id or
// slug has a row here; identities.test.ts reports missing rows.
import { pathMatcher } from './path-values.ts'

/** A response field that repeats a value of the request. */
interface Identity {
  /** Path in `data`: `slug`, or `items.*.id` for every item of a list. If there are several paths, one match is enough. */
  response: readonly [string, ...string[]]
  /** Location in the request: a value of the path, the query or the body. */
  request: `${'path' | 'query' | 'body'}.${string}`
  /** The request holds several comma-separated values; the response contains a subset. */
  isList?: true
  /** The response may omit it. */
  isOptional?: true
  /** Compared case-insensitively. */
  ignoresCase?: true
}

const OWN_ID: readonly Identity[] = [{ response: ['id'], request: 'path.id' }]
const PAYMENT: readonly Identity[] = [{ response: ['id'], request: 'path.paymentId' }]

/** Method and path of a call -> its identities; empty: the response identifies nothing. */
export const IDENTITIES: Readonly<Record<string, readonly Identity[]>> = {
  'GET /shop/product/details/{id}': OWN_ID,
  'GET /shop/product/viewed/last': [{ response: ['items.*.id'], request: 'query.productsIds', isList: true }],
  'GET /shop/vendor/{id}': OWN_ID,
  'GET /shop/boutique': [{ response: ['items.*.slug'], request: 'query.slugs', isList: true }],
  'GET /shop/boutique/{butique}': [{ response: ['slug'], request: 'path.butique' }],
  // A plain number is an id (GAP-46).
  'GET /shop/tag/{tag}': [{ response: ['slug', 'id'], request: 'path.tag' }],
  'GET /shop/content-page/{lang}/{slug}': [
    { response: ['slug'], request: 'path.slug' },
    { response: ['lang'], request: 'path.lang' },
  ],
  'GET /shop/search/examples': [{ response: ['items.*.id'], request: 'query.categories', isList: true }],
  'POST /shop/search/products': [{ response: ['items.*.vendorId'], request: 'body.vendor' }],
  // Rows of a reference list; the response does not name the list.
  'GET /shop/reference/{list}': [],
  'GET /shop/client/orders/{id}': OWN_ID,
  'POST /shop/client/orders/{id}/cancel': OWN_ID,
  'POST /shop/client/orders/{id}/withdrawals': [{ response: ['orderId'], request: 'path.id' }],
  'POST /shop/client/pro/lists/{id}/share': OWN_ID,
  'DELETE /shop/client/pro/lists/{id}/share': OWN_ID,
  'GET /shop/shared-lists/{key}': [{ response: ['shareKey'], request: 'path.key' }],
  // Products; the response does not name the order.
  'POST /shop/client/orders/{id}/buy-again': [],
  'GET /shop/checkout/sandbox-payment/{paymentId}': PAYMENT,
  'POST /shop/checkout/sandbox-payment/{paymentId}': PAYMENT,
  // Only an unguessable link.
  'POST /shop/checkout/re-pay/{orderId}': [],
  // An invalid code gives no discount.
  'GET /shop/cart/details2/{promoCode}': [
    { response: ['summary.discount.code'], request: 'path.promoCode', isOptional: true, ignoresCase: true },
  ],
  'POST /shop/cart/product/add': [{ response: ['productId'], request: 'body.productId' }],
  // The whole cart; the removed product may have been the last line.
  'POST /shop/cart/product/change-quantity': [],
  'POST /shop/cart/product/remove-details': [],
  // Ways of delivery; the response does not name the product.
  'POST /shop/delivery/cost/estimate': [],
  'POST /shop/client/product/like/{id}': OWN_ID,
  'PUT /shop/client/addresses/{id}': OWN_ID,
  'DELETE /shop/client/addresses/{id}': [],
  'PUT /shop/client/pro/lists/{id}': OWN_ID,
  'DELETE /shop/client/logins/{id}': [],
  'DELETE /shop/client/pro/lists/{id}': [],
  'POST /shop/client/pro/lists/{id}/products': OWN_ID,
  'DELETE /shop/client/pro/lists/{id}/products/{productId}': OWN_ID,
}

/** A call as sent. */
export interface SentCall {
  /** Upper case. */
  method: string
  url: string
  /** Parsed; undefined without a body. */
  body: unknown
}

/** An identity with the values of one request. */
export interface ExpectedIdentity extends Identity {
  expected: readonly string[]
}

/** Values of a request. */
export interface SentValues {
  path: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  /** undefined without a body */
  body: unknown
}

/** The identities that a call's response must have; empty: none. @param call method and path of the contract, `GET /shop/vendor/{id}` */
export function expectedIdentities(call: string, sent: SentValues): readonly ExpectedIdentity[] {
  return (IDENTITIES[call] ?? []).flatMap((identity) => {
    const [value] = valuesAt(sent, identity.request.split('.'))
    if (value === undefined || value === null) return []
    return [{ ...identity, expected: identity.isList ? String(value).split(',') : [String(value)] }]
  })
}

const matchesOf = pathMatcher(
  Object.keys(IDENTITIES).map((call) => {
    const [method = '', path = ''] = call.split(' ')
    return { call, method, path }
  }),
)

/** expectedIdentities for a call whose route is found by its URL. */
export function identitiesOfRequest({ method, url, body }: SentCall): readonly ExpectedIdentity[] {
  const { pathname, searchParams } = new URL(url)
  const match = matchesOf(pathname).find(({ row }) => row.method === method)
  return match ? expectedIdentities(match.row.call, { path: match.values, query: Object.fromEntries(searchParams), body }) : []
}

/** Path of the first mismatch between response and request, such as `id`; null: they match. Values are omitted: one may be a secret link. */
export function mismatchedPath(identities: readonly ExpectedIdentity[], response: unknown): string | null {
  for (const { response: paths, expected, isOptional, ignoresCase } of identities) {
    const textOf = (value: unknown) => (ignoresCase ? String(value).toUpperCase() : String(value))
    const accepted = new Set(expected.map(textOf))
    const found = paths.map((path) => valuesAt(response, ['data', ...path.split('.')]))
    const isExpected = (value: unknown) => accepted.has(textOf(value)) || (isOptional === true && (value ?? null) === null)
    const isMatch = found.some((values) => values.every(isExpected))
    if (!isMatch) return paths.join(' or ')
  }
  return null
}

/** Values at a path; for a list one per item, undefined where missing. */
export function valuesAt(node: unknown, [key, ...rest]: readonly string[]): readonly unknown[] {
  if (key === undefined) return [node]
  if (typeof node !== 'object' || node === null) return [undefined]
  if (key === '*') return Array.isArray(node) ? node.flatMap((each) => valuesAt(each, rest)) : [undefined]
  return valuesAt((node as Record<string, unknown>)[key], rest)
}
