// As unknown-words.test.tsx, for what islands read in the browser: every value of every response is replaced, read by the gateway, and shown.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { routeOf } from '#edge/gateway/contract-routes.ts'
import { callsAt } from '#edge/gateway/shop-calls.ts'
import { verifyResponse } from '#edge/gateway/verify-response.ts'
import { MANY } from '#mock-api/test-world/cart-calls.ts'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import type { ProductId } from '../domain/ids.ts'
import { SCRIPT_COOKIES } from '../domain/marketing/script-cookies.ts'
import { suggestedOptions } from '../domain/search/suggested-options.ts'
import { ViewedProducts } from '../features/last-viewed/viewed-products.tsx'
import { suggestionLabels } from '../features/search-box/suggestion-labels.ts'
import { noteText } from '../features/search-box/suggestion-note.ts'
import { SuggestionOption } from '../features/search-box/suggestion-option.tsx'
import { FavoritesPanel } from '../layout/favorites-panel.tsx'
import { UserPanel } from '../layout/user-panel.tsx'
import { visitorProps } from '../layout/visitor-props.ts'
import { CallError, type CallResult } from '../shop-api/browser/call-shop.ts'
import { readCartWith } from '../shop-api/browser/cart.ts'
import { previewOrder } from '../shop-api/browser/checkout.ts'
import { estimateDelivery } from '../shop-api/browser/delivery.ts'
import { readLastViewed } from '../shop-api/browser/last-viewed.ts'
import { readLikes } from '../shop-api/browser/likes.ts'
import { readNewest } from '../shop-api/browser/newest.ts'
import { readProLists } from '../shop-api/browser/pro-lists.ts'
import { readSuggestions } from '../shop-api/browser/suggestions.ts'
import { readUser } from '../shop-api/browser/user.ts'
import { readResponse, type ResponseRoute } from '../shop-api/contract/read-response.ts'
import { createPrivateShop, type PrivateShop } from '../shop-api/private-shop.ts'
import type { ShopFetch } from '../shop-api/shop-fetch.ts'
import { createPageVisitor } from '../testing/every-page.ts'
import { placesOf, replaced, WRONG } from '../testing/replacements.ts'
import { testInput } from '../testing/test-input.ts'
import { DeliveryQuotes } from './product/delivery-quotes.tsx'
import { testDocument } from '../testing/test-document.ts'

const ORIGIN = 'http://api.test'
const visitor = await createPageVisitor()
const input = await testInput({ params: {} })
const { user, favorites, language, pathPrefix } = visitorProps(input)
const labels = suggestionLabels(input.t)
const { signal } = new AbortController()
const quotes = {
  individual: 'Individually',
  free: 'Free',
  types: { STANDARD: 'Courier', HOME: 'Carried in' },
  days: { one: '{n}', few: '{n}' },
}

/** A read of the browser, and what shows it. A failed one is said by the island itself: `failed`. */
const READS: readonly { name: string; show: () => Promise<ReactNode> }[] = [
  {
    name: 'suggestions',
    async show() {
      const found = await readSuggestions('fot', signal)
      if (!found) return 'failed'
      const { notes, options } = suggestedOptions(found)
      return [
        ...notes.map((note) => noteText(note, 'fot', labels)),
        ...options.map((option) => (
          <SuggestionOption key={JSON.stringify(option)} {...{ option, labels, language }} text="fot" productLang="pl" />
        )),
      ]
    },
  },
  {
    name: 'last viewed products',
    async show() {
      const items = await readLastViewed([PRODUCT.promoOpen, MANY] as ProductId[], signal)
      return <ViewedProducts {...{ items, language, pathPrefix }} sold="Sold" clearLabel="Clear" onClear={() => undefined} />
    },
  },
  {
    name: 'likes',
    show: async () => <FavoritesPanel {...favorites} {...{ language, pathPrefix }} likes={await readLikes()} hasFailed={false} />,
  },
  { name: 'user', show: async () => <UserPanel {...user} user={await readUser()} pathPrefix={pathPrefix} /> },
  {
    name: 'delivery quotes',
    async show() {
      const read = await estimateDelivery({ productId: MANY as ProductId, quantity: 1, zipCode: '90-926' })
      return read.ok ? <DeliveryQuotes quotes={read.data} {...{ language }} enquiryHref="/" labels={quotes} /> : 'failed'
    },
  },
  { name: 'newest of a saved search', show: async () => (await readNewest('', 10))?.map((id) => id.toFixed(0)).join() ?? 'failed' },
]

/** Reads of the browser that must be what the page itself reads: then unknown-words.test.tsx renders them. */
const AS_PAGES: readonly { name: string; read: () => Promise<CallResult<unknown>>; ofPage: (shop: PrivateShop) => Promise<unknown> }[] = [
  { name: 'cart', read: () => readCartWith(null), ofPage: (shop) => shop.cart(null) },
  { name: 'preview of the order', read: () => previewOrder({ deliveries: [] }, null), ofPage: (shop) => shop.preview(null) },
  { name: 'order lists', read: () => readProLists(), ofPage: (shop) => shop.proLists() },
]

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue(undefined)
})

/** Errors of responses of which something is left, and which the gateway refuses all the same. */
const refused: unknown[] = []

/** A browser whose calls go through the gateway's reader. @param change another response of the shop API @returns those that it gave */
function browser(change: (json: unknown) => unknown): unknown[] {
  const given: unknown[] = []
  refused.length = 0
  const [cookie, logged] = [`${SCRIPT_COOKIES.visitor.name}=1`, { getAttribute: () => '7' }]
  vi.stubGlobal('document', testDocument({ cookie, getElementById: () => logged, dispatchEvent: () => true }))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit & { headers: Record<string, string> }) => {
    const { method = 'GET', body } = init
    const response = await visitor.fetch(ORIGIN + path, {
      method,
      headers: { ...init.headers, ...visitor.headers },
      body: body as string | null,
    })
    const json: unknown = await response.json()
    given.push(json)
    const url = new URL(ORIGIN + path)
    const call = callsAt(url.pathname).get(method)
    if (!call || !response.ok) throw new Error(`${method} ${path} responded ${response.status}`)
    const values = { langId: 'pl', query: url.searchParams, body: new TextEncoder().encode(String(body ?? '')) }
    const changed = change(json)
    const read = readResponse(routeOf(`${method} ${call.path}`) as ResponseRoute, changed)
    return verifyResponse(call, values, Response.json(changed)).catch((error: unknown) => {
      if (read.ok && read.mended.length > 0) refused.push(error)
      return Response.json({ error: { code: 'SHOP_UNAVAILABLE' } }, { status: 503 })
    })
  })
  return given
}

const NAMES_OF_NOTHING = /\b(?:undefined|NaN|unknown)\b|\[object|Invalid Date|<dt><\/dt>|href=""/

/** Each changed response of a read. */
async function everyChange(read: () => Promise<unknown>): Promise<readonly { name: string; json: unknown }[]> {
  const given = browser((json) => json)
  await read()
  expect(given).toHaveLength(1)
  return given.flatMap((json) =>
    [...placesOf(json)].flatMap(([text, place]) =>
      WRONG.map((value) => ({ name: `${text} = ${String(value)}`, json: replaced(json, place, value) })),
    ),
  )
}

test.each(READS)('EXT-42: the island of $name shows what is left of a response', async ({ show }) => {
  const changes = await everyChange(show)
  expect(changes.length).toBeGreaterThan(4)
  const problems: string[] = []
  for (const { name, json } of changes) {
    browser(() => json)
    try {
      const html = renderToStaticMarkup(await show())
      problems.push(...refused.map((error) => `${name}: ${String(error)}`))
      if (NAMES_OF_NOTHING.test(html)) problems.push(`${name}: ${NAMES_OF_NOTHING.exec(html)?.[0]}`)
    } catch (error) {
      // Said by the island: what it shows cannot be read.
      if (!(error instanceof CallError)) problems.push(`${name}: ${String(error)}`)
    }
  }
  expect(problems).toEqual([])
})

test.each(AS_PAGES)('EXT-42: an island reads its $name as the page does', async ({ read, ofPage }) => {
  const changes = await everyChange(read)
  const problems: string[] = []
  for (const { name, json } of changes) {
    browser(() => json)
    const fetch: ShopFetch = async () => Response.json(json)
    const links = { productHref: () => '', vendorHref: () => '' }
    const shop = createPrivateShop({ origin: ORIGIN, headers: { langId: 'pl' }, fetch, isNobody: false, ...links })
    const [result, page] = await Promise.all([read(), ofPage(shop).catch(() => 'failed')])
    const own = result.ok ? result.data : 'failed'
    if (JSON.stringify(own) !== JSON.stringify(page)) problems.push(name)
  }
  expect(problems).toEqual([])
})
