// The measured calls. Guests, products and queries vary per call, so that no response comes from a cache.
import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { addToCart } from '#app/shop-api/contract/cart.ts'
import { searchProducts } from '#app/shop-api/contract/search.ts'
import { product, vendor } from '#db/catalog-tables.ts'
import { openDb } from '#db/open.ts'
import { queryClasses } from '../search/bench-queries.ts'
import type { Call } from './keep-alive-connection.ts'

const PER_PAGE = 32
const SEARCH_RESPONSE = searchProducts.responses[200].content['application/json'].schema
/** Enough that no cart, like or price is shared within a run. */
const MOST_PRODUCTS = 50_000

/** A product without purchase restrictions, with its price in PLN. */
export interface Offer {
  productId: number
  vendorId: number
  price: number
  /** Pieces. */
  stock: number
}

/** Products on sale at their regular price, so that a sent price is the current one. */
export function offersOf(path: string): Offer[] {
  const db = openDb(path)
  const isOffer = and(
    eq(product.statusId, 'PUBLISHED'),
    gt(product.stock, 0),
    isNull(product.promoPrice),
    isNotNull(product.standardDeliveryPrice),
    eq(vendor.isSuspended, false),
  )
  const rows = db
    .select({ productId: product.id, vendorId: product.vendorId, grosze: product.regularPrice, stock: product.stock })
    .from(product)
    .innerJoin(vendor, eq(product.vendorId, vendor.id))
    .where(isOffer)
    .limit(MOST_PRODUCTS)
    .all()
  db.$client.close()
  return rows.map(({ grosze, ...offer }) => ({ ...offer, price: grosze / 100 }))
}

/** The cheapest route of the server: no world, no visitor, no database. */
export const bare = (): Call => ({ method: 'GET', path: '/healthz' })

/** A new guest adds a product. `guests` collects the guests. */
export function cartAdds(offers: readonly Offer[], guests: string[]): () => Call {
  const nextOffer = inTurn(offers)
  return () => {
    const guestId = randomUUID()
    guests.push(guestId)
    return addCall(nextOffer(), { guestId })
  }
}

/** Adds pieces of a product to the cart of the headers' visitor. */
export function addCall({ productId, price }: Offer, headers: Record<string, string>, quantity = 1): Call {
  return post('/shop/cart/product/add', { productId, quantity, deliveryTypeId: 1, productPrice: price, currencyCode: 'PLN' }, headers)
}

/** Likes or unlikes a product. */
export function likeCall(productId: number, like: boolean, headers: Record<string, string>): Call {
  return post(`/shop/client/product/like/${productId}`, { like }, headers)
}

/** A new guest likes a product. */
export function likes(offers: readonly Offer[]): () => Call {
  const nextOffer = inTurn(offers)
  return () => likeCall(nextOffer().productId, true, { guestId: randomUUID() })
}

/** A guest with a cart requests it. */
export function carts(guests: readonly string[]): () => Call {
  const nextGuest = inTurn(guests)
  return () => ({ method: 'GET', path: '/shop/cart/details2', headers: { guestId: nextGuest() } })
}

/** Logins of one account, each from another address, because attempts are throttled per address. */
export function logins(credentials: { email: string; password: string }): () => Call {
  let nth = 0
  return () => post('/auth/standard', credentials, { 'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth++ & 255}` })
}

/** All classes of searches in equal parts, with facets; a minimum price that grows by a grosz makes each query unique. */
export async function searches(origin: string): Promise<() => Call> {
  const response = await fetch(`${origin}/shop/search/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"facets":true}',
  })
  const { data } = SEARCH_RESPONSE.parse(await response.json())
  const classes = queryClasses(data.facets)
  const longest = Math.max(...classes.map(({ queries }) => queries.length))
  const all = Array.from({ length: longest }, (_, at) => classes.flatMap(({ queries }) => queries[at % queries.length] ?? [])).flat()
  const nextQuery = inTurn(all)
  let nth = 0
  return () => {
    const { body, page } = nextQuery()
    const from = (body.price?.from ?? 0) + nth++ / 100
    return post(`/shop/search/products?page=${page}&per_page=${PER_PAGE}`, { ...body, price: { ...body.price, from } })
  }
}

/** Throws unless a search response matches the contract, has facets, and has at most the requested number of items. */
export function checkSearch(json: unknown): void {
  const { data } = SEARCH_RESPONSE.parse(json)
  if (!data.facets || data.items.length > Math.min(PER_PAGE, data.pagination.total))
    throw new Error(`Not an response of a search: ${JSON.stringify(data)}`)
}

/** Throws unless the product is in the cart. */
export function checkAdded(json: unknown): void {
  addToCart.responses[200].content['application/json'].schema.parse(json)
}

/** A call with a JSON body. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Call {
  return { method: 'POST', path, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

function inTurn<T>(all: readonly T[]): () => T {
  let at = 0
  return () => {
    const one = all[at++ % all.length]
    if (one === undefined) throw new Error('There is nothing to take turns with')
    return one
  }
}
