// THE TABLE OF IDENTITIES: where the answer of a call says what it is about, and where the call asked for it. Both must be the same. A call
// that names something by id or slug has a row here; identities.test.ts finds those that have none.
import { pathValues } from './path-values.ts'

/** One place of an answer that repeats what was asked. */
interface Identity {
  /** Place in `data`: `slug`, or `items.*.id` for each of a list. Of several places one is enough. */
  says: readonly [string, ...string[]]
  /** Where the call names it: a value of the path, the query or the body. */
  asked: `${'path' | 'query' | 'body'}.${string}`
  /** The call names several, with commas between; the answer is about some of them. */
  isList?: true
  /** The answer may leave it out. */
  isOptional?: true
  /** Upper and lower case are the same. */
  ignoresCase?: true
}

const OWN_ID: readonly Identity[] = [{ says: ['id'], asked: 'path.id' }]
const PAYMENT: readonly Identity[] = [{ says: ['id'], asked: 'path.paymentId' }]

/** Method and path of a call -> its identities; none: the answer names nothing. */
export const IDENTITIES: Readonly<Record<string, readonly Identity[]>> = {
  'GET /shop/product/details/{id}': OWN_ID,
  'GET /shop/product/viewed/last': [{ says: ['items.*.id'], asked: 'query.productsIds', isList: true }],
  'GET /shop/vendor/{id}': OWN_ID,
  'GET /shop/boutique/{butique}': [{ says: ['slug'], asked: 'path.butique' }],
  // A plain number is an id (GAP-46).
  'GET /shop/tag/{tag}': [{ says: ['slug', 'id'], asked: 'path.tag' }],
  'GET /shop/content-page/{lang}/{slug}': [
    { says: ['slug'], asked: 'path.slug' },
    { says: ['lang'], asked: 'path.lang' },
  ],
  'POST /shop/search/products': [{ says: ['items.*.vendorId'], asked: 'body.vendor' }],
  // Rows of a list, without a word of which.
  'GET /shop/reference/{list}': [],
  'GET /shop/client/orders/{id}': OWN_ID,
  'GET /shop/checkout/sandbox-payment/{paymentId}': PAYMENT,
  'POST /shop/checkout/sandbox-payment/{paymentId}': PAYMENT,
  // A link that cannot be guessed, and nothing beside it.
  'POST /shop/checkout/re-pay/{orderId}': [],
  // Without a discount where the code does not hold.
  'GET /shop/cart/details2/{promoCode}': [
    { says: ['summary.discount.code'], asked: 'path.promoCode', isOptional: true, ignoresCase: true },
  ],
  'POST /shop/cart/product/add': [{ says: ['productId'], asked: 'body.productId' }],
  // The whole cart, in which the product may have been the last.
  'POST /shop/cart/product/change-quantity': [],
  'POST /shop/cart/product/remove-details': [],
  // Ways of delivery, without a word of the product.
  'POST /shop/delivery/cost/estimate': [],
  'POST /shop/client/product/like/{id}': OWN_ID,
  'PUT /shop/client/addresses/{id}': OWN_ID,
  'DELETE /shop/client/addresses/{id}': [],
  'PUT /shop/client/pro/lists/{id}': OWN_ID,
  'DELETE /shop/client/pro/lists/{id}': [],
  'POST /shop/client/pro/lists/{id}/products': OWN_ID,
  'DELETE /shop/client/pro/lists/{id}/products/{productId}': OWN_ID,
}

/** A call as it is sent. */
export interface SentCall {
  /** Capital letters. */
  method: string
  url: string
  /** Parsed; undefined: it has none. */
  body: unknown
}

/** An identity with what this call asked for. */
export interface AskedIdentity extends Identity {
  wanted: readonly string[]
}

/** Values with which a call is sent. */
export interface SentValues {
  path: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  /** undefined: none */
  body: unknown
}

/** The identities that the answer of a call must have; none: it names nothing. @param call method and path of the contract, `GET /shop/vendor/{id}` */
export function expectedIdentities(call: string, sent: SentValues): readonly AskedIdentity[] {
  return (IDENTITIES[call] ?? []).flatMap((identity) => {
    const [value] = valuesAt(sent, identity.asked.split('.'))
    if (value === undefined || value === null) return []
    return [{ ...identity, wanted: identity.isList ? String(value).split(',') : [String(value)] }]
  })
}

/** expectedIdentities of a call whose route is not known: it is looked up by the URL. */
export function identitiesAsked({ method, url, body }: SentCall): readonly AskedIdentity[] {
  const { pathname, searchParams } = new URL(url)
  for (const call of Object.keys(IDENTITIES)) {
    const path = call.startsWith(`${method} `) ? pathValues(call.slice(method.length + 1), pathname) : null
    if (path) return expectedIdentities(call, { path, query: Object.fromEntries(searchParams), body })
  }
  return []
}

/** The place by which a good answer is another's, as `id`; null: it is what was asked for. Values stay untold: one may be a secret link. */
export function anothersAnswer(identities: readonly AskedIdentity[], answer: unknown): string | null {
  for (const { says, wanted, isOptional, ignoresCase } of identities) {
    const textOf = (value: unknown) => (ignoresCase ? String(value).toUpperCase() : String(value))
    const accepted = new Set(wanted.map(textOf))
    const said = says.map((place) => valuesAt(answer, ['data', ...place.split('.')]))
    const isFine = (value: unknown) => accepted.has(textOf(value)) || (isOptional === true && (value ?? null) === null)
    const isAsked = said.some((values) => values.every(isFine))
    if (!isAsked) return says.join(' or ')
  }
  return null
}

/** Values at a place; of a list each, undefined where there is nothing. */
function valuesAt(node: unknown, [key, ...rest]: readonly string[]): readonly unknown[] {
  if (key === undefined) return [node]
  if (typeof node !== 'object' || node === null) return [undefined]
  if (key === '*') return Array.isArray(node) ? node.flatMap((each) => valuesAt(each, rest)) : [undefined]
  return valuesAt((node as Record<string, unknown>)[key], rest)
}
