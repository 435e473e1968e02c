// An example of every page, with what it is rendered from: the mock API in process, in which a visitor has a cart, orders, lists and codes.
import { contentPage } from '#db/catalog-tables.ts'
import { changeOrder } from '#mock-api/control/contract/shop.ts'
import { createCartWorld, GUEST, MANY, ORDER } from '#mock-api/test-world/cart-calls.ts'
import { OFFER_TAG } from '#mock-api/test-world/products.ts'
import { NOON } from '#mock-api/test-world/time.ts'
import { VENDOR } from '#mock-api/test-world/vendors.ts'
import { plainRoutes, type RouteName, type RouteParams } from '../addresses/route-params.ts'
import type { OrderId, ProductId, VendorId } from '../domain/ids.ts'
import { LANGUAGES } from '../domain/language.ts'
import type { Market } from '../domain/market.ts'
import { NO_FILTERS } from '../domain/search/filters.ts'
import { routeSegment } from '../i18n/route-segments.ts'
import type { PrivatePageInput } from '../page.ts'
import { addAddress } from '../shop-api/contract/addresses.ts'
import { likeProduct } from '../shop-api/contract/likes.ts'
import { addProList, putOnProList, shareProList } from '../shop-api/contract/pro.ts'
import { withdraw } from '../shop-api/contract/withdrawals.ts'
import { createPrivateShop } from '../shop-api/private-shop.ts'
import type { ShopFetch } from '../shop-api/shop-fetch.ts'
import { pageLinks, worldInput } from './world-input.ts'

export const ORIGIN = 'https://shop.test'
/** Slug of a content page with products and the newsletter, in Polish. */
export const CAMPAIGN = 'noc'

/** Test data of a visitor: orders, a full cart, likes, an address, the lists and codes of a professional. */
export interface PageVisitor {
  headers: Record<string, string>
  fetch: ShopFetch
  /** Not paid. */
  order: OrderId
  payment: string
  /** Its number. */
  orderNumber: string
  /** Of a consumer: paid, sent, and one of its pieces withdrawn from, with every document there is. */
  withdrawn: { order: OrderId; headers: Record<string, string> }
  sharedKey: string
}

/** Makes the world of the examples. */
export async function createPageVisitor(): Promise<PageVisitor> {
  const { world, add, order } = await createCartWorld()
  const page = { title: 'Contact', seoTitle: 'Contact', seoDescription: 'Write to us', body: '<p>Write.</p>', visibleFrom: NOON - 1 }
  const campaign = { ...page, langId: 'pl', slug: CAMPAIGN, tagId: OFFER_TAG, newsletter: true } as const
  world.db
    .insert(contentPage)
    .values([campaign, ...LANGUAGES.map((langId) => ({ ...page, langId, slug: routeSegment('terms', langId) }))])
    .run()
  const consumer = await world.logIn('customer')
  const invoice = { company: 'Atelier', nip: '526-104-08-28', address: 'Piotrkowska 104, 90-926 Łódź' }
  await add(MANY, { quantity: 2 }, consumer)
  const { orderId: sent } = await order({ invoice }, consumer)
  for (const status of ['PAID', 'SHIPPED']) await world.call(changeOrder, `/__mock/orders/${sent}`, { method: 'PATCH', body: { status } })
  const items = [{ productId: MANY, deliveryTypeId: 1, quantity: 1 }]
  await world.call(withdraw, `/shop/client/orders/${sent}/withdrawals`, { headers: consumer, body: { items, reason: null } })
  const headers = await world.logIn('pro', GUEST)
  await add(MANY, {}, headers)
  const placed = await order({}, headers)
  await add(MANY, {}, headers)
  await world.call(likeProduct, `/shop/client/product/like/${MANY}`, { headers, body: { like: true } })
  await world.call(addAddress, '/shop/client/addresses', { headers, body: ORDER.deliveryAddress })
  const list = await world.call(addProList, '/shop/client/pro/lists', { headers, body: { name: 'Hotel' } })
  const path = `/shop/client/pro/lists/${list.data.id}`
  await world.call(putOnProList, `${path}/products`, { headers, body: { productId: MANY, quantity: 2 } })
  const { shareKey } = (await world.call(shareProList, `${path}/share`, { headers })).data
  return {
    headers,
    fetch: async (url, init) => world.app.request(url, init),
    order: placed.orderId as OrderId,
    orderNumber: placed.number,
    withdrawn: { order: sent as OrderId, headers: consumer },
    payment: placed.paymentLink.split('/').at(-1) ?? '',
    sharedKey: shareKey ?? '',
  }
}

/** An example of every page. Pages that redirect logged-in users are rendered for a guest. */
function examples({ language }: Market, visitor: PageVisitor): { [Name in RouteName]: RouteParams[Name] } {
  return {
    ...plainRoutes({}),
    catalog: { filters: NO_FILTERS },
    tag: { tag: String(OFFER_TAG), filters: NO_FILTERS },
    boutique: { butique: 'zielone', filters: NO_FILTERS },
    vendor: { slug: 'dom-z-dusza', id: VENDOR.plain as VendorId, filters: NO_FILTERS },
    content: { slug: routeSegment('terms', language) },
    login: { redirectTo: null },
    register: { redirectTo: null },
    newPassword: { token: 'a'.repeat(32) },
    confirmEmail: { token: 'a'.repeat(32) },
    similarAlert: { token: 'a'.repeat(32) },
    confirmNewsletter: { token: 'a'.repeat(32) },
    endNewsletter: { token: 'a'.repeat(32) },
    checkout: { step: 'delivery', order: null },
    payment: { id: visitor.payment },
    orderHistory: { page: 1 },
    order: { id: visitor.order },
    orderDocuments: { id: visitor.order },
    withdrawal: { id: visitor.order },
    sharedList: { key: visitor.sharedKey },
    product: { slug: 'fotel-366', id: MANY as ProductId, variant: null },
  }
}
const OF_GUESTS: ReadonlySet<RouteName> = new Set<RouteName>(['login', 'register', 'passwordReset', 'newPassword'])

/** The input of a page, public ones have a session that they do not read. @param params @default the page's example */
export async function inputOf<Name extends RouteName>(
  name: Name,
  { market, visitor, params = examples(market, visitor)[name] }: { market: Market; visitor: PageVisitor; params?: RouteParams[Name] },
): Promise<PrivatePageInput<RouteParams[Name]>> {
  const { language } = market
  const isGuest = OF_GUESTS.has(name)
  const headers = { langId: language, shippingTo: market.shippingTo, ...(isGuest ? {} : visitor.headers) }
  const links = { origin: 'http://api.test', fetch: visitor.fetch, ...pageLinks(language) }
  const session = { shop: createPrivateShop({ ...links, headers, isNobody: isGuest }), promoCode: null }
  return { ...(await worldInput({ params, language, fetch: visitor.fetch })), session }
}
