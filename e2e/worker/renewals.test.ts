// What an old page is renewed by: the responses that it was made from, and time. On raw workerd with the page cache.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { href } from '#app/addresses/href.ts'
import type { VendorId } from '#app/domain/ids.ts'
import { LANGUAGES } from '#app/domain/language.ts'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { flightPath, KNOWN_OLD, REFRESH_HEADER } from '#edge/http/flight-protocol.ts'
import { CACHE_POLICIES } from '#edge/store/cache-policies.ts'
import { startRawEdge } from './raw-edge.ts'
import { type RawResponse, rawGet } from './raw-get.ts'
import type { Interference } from './test-shop.ts'
import { warmPage } from './warm-page.ts'

const BUILD = flightPath(readFileSync('dist/.built-from', 'utf8'))
/** Listings, which are stale soonest, in every market. */
const LISTINGS = [
  ...LANGUAGES.map((language) => href('catalog', { filters: NO_FILTERS }, language)),
  href('vendor', { slug: 'dom-z-dusza', id: 1 as VendorId, filters: NO_FILTERS }, 'pl'),
]
/** Listings whose shop API changes while they are stored. */
const [SAME, DEARER, DOWN, UNSOUND, REFUSED] = [
  '/produkty?colors=1',
  '/produkty?colors=2',
  '/produkty?colors=3',
  '/produkty?colors=4',
  '/produkty?colors=7',
]

let edge: Awaited<ReturnType<typeof startRawEdge>>
let shop: (typeof edge)['shop']
const etags = new Map<string, string>()

beforeAll(async () => {
  edge = await startRawEdge()
  shop = edge.shop
  for (const path of [...LISTINGS, SAME, DEARER, DOWN, UNSOUND]) {
    await warmPage(edge.origin + path)
    etags.set(path, (await refresh(path)).headers['etag'] ?? '')
  }
  await new Promise((resolve) => setTimeout(resolve, (CACHE_POLICIES.listing.fresh + 1) * 1000))
}, 90_000)
afterAll(() => edge.close())
beforeEach(() => {
  shop.setInterference()
  shop.takeSeen()
})

/** The refresh of an open page. */
const refresh = (path: string, etag?: string): Promise<RawResponse> =>
  rawGet(edge.origin + BUILD + path, { headers: { [REFRESH_HEADER]: '1', ...(etag !== undefined && { 'if-none-match': etag }) } })

/** Every search finds its products at another price. */
const dearer: Interference = async ({ url }, respond) =>
  url.includes('/search/products')
    ? new Response((await (await respond()).text()).replaceAll(/"regularPrice":\d+/g, '"regularPrice":9876'))
    : null

test.each(LISTINGS)('LST-14: %s, unchanged, is renewed without a render, and 304 to those who show it', async (path) => {
  const response = await refresh(path, etags.get(path))
  expect(response.status).toBe(304)
  expect(response.headers['cache-status']).toBe('patyna; fwd=stale; fwd-status=304; stored')
  expect([response.headers['etag'], response.body.length]).toEqual([etags.get(path), 0])
  expect(shop.takeSeen().length).toBeGreaterThan(0)
  expect((await rawGet(edge.origin + path)).headers['cache-status']).toMatch(/^patyna; hit; ttl=(29|30)$/)
  expect(shop.takeSeen()).toEqual([])
})

test('its reads are repeated with the ETags that the shop API gave; a search has none', async () => {
  expect((await refresh(SAME, etags.get(SAME))).status).toBe(304)
  const conditions = shop.takeSeen().map(({ method, headers }) => [method, headers.has('if-none-match')])
  expect(conditions.toSorted()).toEqual([
    ['GET', true],
    ['POST', false],
  ])
})

test('LST-14: another price renders the page, from the response that showed it, and gives it another ETag', async () => {
  shop.setInterference(dearer)
  const response = await refresh(DEARER, etags.get(DEARER))
  expect([response.status, response.headers['cache-status']]).toEqual([200, 'patyna; fwd=stale; stored'])
  expect(response.headers['etag']).toMatch(/^W\/"/)
  expect([...etags.values()]).not.toContain(response.headers['etag'])
  expect(response.body.toString()).toMatch(/9\s876/)
  const searches = shop.takeSeen().filter(({ method }) => method === 'POST')
  expect(searches).toHaveLength(1)
  expect((await rawGet(edge.origin + DEARER)).body.toString()).toMatch(/9\s876/)
})

test('LST-14: with a shop API that is down a refresh gets nothing, visitors the old page', async () => {
  shop.setInterference(async () => new Response(null, { status: 503 }))
  expect((await refresh(DOWN, etags.get(DOWN))).status).toBe(204)
  expect((await rawGet(edge.origin + DOWN)).headers['cache-status']).toMatch(/^patyna; hit; ttl=-\d/)
})

test('another response that breaks the contract does not replace the page', async () => {
  shop.setInterference(async ({ url }) => (url.includes('/search/products') ? Response.json({ data: { items: 'none' } }) : null))
  expect((await refresh(UNSOUND, etags.get(UNSOUND))).status).toBe(204)
  shop.setInterference()
  expect((await rawGet(edge.origin + UNSOUND)).headers['etag']).toBe(etags.get(UNSOUND))
})

test('GAP-98: who was told that the price is another one gets the page that has it, although the stored one is fresh', async () => {
  await warmPage(edge.origin + REFUSED)
  const etag = (await refresh(REFUSED)).headers['etag'] ?? ''
  shop.setInterference(dearer)
  expect((await refresh(REFUSED, etag)).status).toBe(304)
  const response = await rawGet(edge.origin + BUILD + REFUSED, { headers: { [REFRESH_HEADER]: KNOWN_OLD, 'if-none-match': etag } })
  expect([response.status, response.headers['cache-status']]).toEqual([200, 'patyna; fwd=stale; stored'])
  expect(response.body.toString()).toMatch(/9\s876/)
  expect((await rawGet(edge.origin + REFUSED)).body.toString()).toMatch(/9\s876/)
})
