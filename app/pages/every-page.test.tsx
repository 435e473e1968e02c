// Renders every page of the table in every market, in process against the mock API: the whole frame with the page, streamed to its end.
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeAll, expect, test } from 'vitest'
import { contentPage } from '#db/catalog-tables.ts'
import { createCartWorld, GUEST, MANY } from '#mock-api/test-world/cart-calls.ts'
import { OFFER_TAG } from '#mock-api/test-world/products.ts'
import { NOON } from '#mock-api/test-world/time.ts'
import { VENDOR } from '#mock-api/test-world/vendors.ts'
import { CHOSEN_MARKET } from '../addresses/chosen-market.ts'
import { href } from '../addresses/href.ts'
import type { RouteMatch } from '../addresses/match-route.ts'
import { productHref, vendorHref } from '../addresses/page-links.ts'
import type { RouteName, RouteParams } from '../addresses/route-params.ts'
import type { OrderId, ProductId, VendorId } from '../domain/ids.ts'
import { LANGUAGES } from '../domain/language.ts'
import { ALL_MARKETS, type Market } from '../domain/market.ts'
import { NO_FILTERS } from '../domain/search/filters.ts'
import { routeSegment } from '../i18n/route-segments.ts'
import { createTranslator } from '../i18n/translator.ts'
import { Shell } from '../layout/shell.tsx'
import type { PageInput } from '../page.ts'
import { type PageRow, PAGES } from '../pages.ts'
import { addProList, putOnProList, shareProList } from '../shop-api/contract/pro.ts'
import { createPrivateShop } from '../shop-api/private-shop.ts'
import type { ShopFetch } from '../shop-api/shop-fetch.ts'
import { createShopApi } from '../shop-api/shop-api.ts'
import { namesWithoutLabel } from '../testing/label-in-name.ts'

const ORIGIN = 'https://shop.test'

/** Test data of a visitor: an order, its payment, a full cart, the lists and codes of a professional. */
let visitor: { headers: Record<string, string>; fetch: ShopFetch; order: OrderId; payment: string; sharedKey: string }

beforeAll(async () => {
  const { world, add, order } = await createCartWorld()
  const page = { title: 'Contact', seoTitle: 'Contact', seoDescription: 'Write to us', body: '<p>Write.</p>', visibleFrom: NOON - 1 }
  world.db
    .insert(contentPage)
    .values(LANGUAGES.map((langId) => ({ ...page, langId, slug: routeSegment('terms', langId) })))
    .run()
  const headers = await world.logIn('pro', GUEST)
  await add(MANY, {}, headers)
  const placed = await order({}, headers)
  await add(MANY, {}, headers)
  const list = await world.call(addProList, '/shop/client/pro/lists', { headers, body: { name: 'Hotel' } })
  const path = `/shop/client/pro/lists/${list.data.id}`
  await world.call(putOnProList, `${path}/products`, { headers, body: { productId: MANY, quantity: 2 } })
  const { shareKey } = (await world.call(shareProList, `${path}/share`, { headers })).data
  visitor = {
    headers,
    fetch: async (url, init) => world.app.request(url, init),
    order: placed.orderId as OrderId,
    payment: placed.paymentLink.split('/').at(-1) ?? '',
    sharedKey: shareKey ?? '',
  }
})

/** An example of every page. Pages that redirect logged-in users are rendered for a guest. */
function examples({ language }: Market): { [Name in RouteName]: RouteParams[Name] } {
  return {
    home: {},
    catalog: { filters: NO_FILTERS },
    tag: { tag: String(OFFER_TAG), filters: NO_FILTERS },
    boutique: { butique: 'zielone', filters: NO_FILTERS },
    vendor: { slug: 'dom-z-dusza', id: VENDOR.plain as VendorId, filters: NO_FILTERS },
    content: { slug: routeSegment('terms', language) },
    cart: {},
    favorites: {},
    login: { redirectTo: null },
    register: { redirectTo: null },
    passwordReset: {},
    newPassword: { token: 'a'.repeat(32) },
    confirmEmail: { token: 'a'.repeat(32) },
    similarAlert: { token: 'a'.repeat(32) },
    confirmNewsletter: { token: 'a'.repeat(32) },
    endNewsletter: { token: 'a'.repeat(32) },
    userProfile: {},
    accountData: {},
    checkout: { step: 'delivery', order: null },
    payment: { id: visitor.payment },
    orderHistory: { page: 1 },
    order: { id: visitor.order },
    orderDocuments: { id: visitor.order },
    withdrawal: { id: visitor.order },
    proLists: {},
    sharedList: { key: visitor.sharedKey },
    discountCodes: {},
    product: { slug: 'fotel-366', id: MANY as ProductId, variant: null },
  }
}
const OF_GUESTS: ReadonlySet<RouteName> = new Set<RouteName>(['login', 'register', 'passwordReset', 'newPassword'])

async function inputOf<Name extends RouteName>(name: Name, market: Market) {
  const { language } = market
  const links = {
    productHref: (product: Parameters<typeof productHref>[0]) => productHref(product, language),
    vendorHref: (vendor: Parameters<typeof vendorHref>[0]) => vendorHref(vendor, language),
  }
  const shopOf = (headers: Record<string, string>) => ({
    origin: 'http://api.test',
    headers: { langId: language, shippingTo: market.shippingTo, ...headers },
    fetch: visitor.fetch,
    ...links,
  })
  const input: PageInput<RouteParams[Name]> = {
    params: examples(market)[name],
    market,
    language,
    origin: ORIGIN,
    hosts: { vendor: 'https://vendor.shop.test', admin: 'https://admin.shop.test' },
    shop: createShopApi({ ...shopOf({}), language }),
    t: await createTranslator(language),
    now: NOON,
  }
  const isGuest = OF_GUESTS.has(name)
  const shop = createPrivateShop({ ...shopOf(isGuest ? {} : visitor.headers), isNobody: isGuest })
  return { ...input, session: { shop, promoCode: null } }
}

async function pageIn<Name extends RouteName>(name: Name, market: Market): Promise<{ html: string; errors: unknown[] }> {
  const input = await inputOf(name, market)
  const row: PageRow<RouteParams[Name]> = PAGES[name]
  const page: ReactNode = createElement((await row.load()) as FunctionComponent<object>, input)
  const errors: unknown[] = []
  const match = { name, params: input.params, market } as RouteMatch
  const shell = (
    <Shell input={input} match={match}>
      {page}
    </Shell>
  )
  const { prelude } = await prerender(shell, { onError: (error) => void errors.push(error) })
  return { html: await new Response(prelude as unknown as ReadableStream).text(), errors }
}

const EVERY_PAGE = ALL_MARKETS.flatMap((market) => (Object.keys(PAGES) as RouteName[]).map((name) => ({ market: market.name, name })))

test.each(EVERY_PAGE)('$market: $name', async ({ market: marketName, name }) => {
  const market = ALL_MARKETS.find((each) => each.name === marketName)
  if (!market) throw new RangeError(marketName)
  const { html, errors } = await pageIn(name, market)
  expect(errors).toEqual([])
  expect(html).toMatch(/<h1\b/)
  // i18next renders the key of a missing text.
  expect(html).not.toMatch(/>(?:common|nav|product|product-listing|validations):\w+</)
  for (const other of ALL_MARKETS) expect(html, 'the switch offers every market').toContain(`>${other.name}</span>`)
  expect(namesWithoutLabel(html)).toEqual([])
  const { params } = await inputOf(name, market)
  expect(html, 'the switch marks this page').toContain(
    `href="${CHOSEN_MARKET}${href(name, params, market.language).replaceAll('&', '&amp;')}" lang="${market.language}"`,
  )
})

test('MKT-01, GAP-124: every market is an alternate of the home page', async () => {
  for (const market of ALL_MARKETS) {
    const { html } = await pageIn('home', market)
    for (const { language } of ALL_MARKETS) expect(html).toContain(`hrefLang="${language}" href="${ORIGIN}/cp/${language}"`)
  }
})
