// Panels of pages, on raw workerd: fragments with a path and a key of their own, and the page in which one stands open.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FLIGHT_TYPE, flightPath, panelPath, PREFETCH_HEADER } from '#edge/http/flight-protocol.ts'
import { startRawEdge } from './raw-edge.ts'
import { type RawGet, rawGet } from './raw-get.ts'
import { warmPage } from './warm-page.ts'
import { expectWholeSet } from './whole-header-set.ts'
import { edgeOfFile } from './edge-of-file.ts'

const BUILD = flightPath(readFileSync('dist/.built-from', 'utf8'))
const filtersOf = (address: string) => panelPath(BUILD, 'filters', address)

const edge = edgeOfFile(startRawEdge)

const get = (path: string, options?: RawGet) => rawGet(edge.origin + path, options)
const isDown = async () => new Response(null, { status: 503 })
/** A listing that nobody has asked for yet. */
let unused = 0
const freshAddress = () => `/produkty?styles=1,${1000 + ++unused}`

/** Searches of the shop since the last call. */
async function searches() {
  const asked = edge.shop.takeSeen().filter(({ url }) => url.includes('/shop/search/products'))
  return Promise.all(
    asked.map(async (request) => ({ perPage: new URL(request.url).searchParams.get('per_page'), body: await request.json() })),
  )
}

const warm = (path: string) => warmPage(edge.origin + path)

test.each(['/produkty', '/en/products?colors=2', '/es/productos', '/tag/noc-zakupow', '/butik/zielone', '/sprzedawca/dom-z-dusza-1'])(
  'the filters of %s are a fragment that is kept for everybody',
  async (address) => {
    const first = await get(filtersOf(address))
    expect([first.status, first.headers['content-type']]).toEqual([200, FLIGHT_TYPE])
    const hit = await warm(filtersOf(address))
    edge.shop.takeSeen()
    const cookie = 'promoCode=LATO; visitor=1; ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
    const again = await get(filtersOf(address), { headers: { cookie, 'accept-language': 'es', 'x-forwarded-host': 'evil.test' } })
    expect(again.body.equals(hit.body)).toBe(true)
    expect(edge.shop.takeSeen()).toEqual([])
    expect(hit.headers['cache-control']).toBe('private, no-cache')
    expect(hit.headers['x-robots-tag']).toBe('noindex')
    expectWholeSet({ status: hit.status, headers: new Headers(hit.headers) }, filtersOf(address))
    const unchanged = await get(filtersOf(address), { headers: { 'if-none-match': hit.headers['etag'] ?? '' } })
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
  },
)

test.each(['/cp/pl', '/cp/en', '/cp/es'])(
  'the menus of departments are one fragment for every page of %s, without calls, for a day',
  async (home) => {
    const path = panelPath(BUILD, 'departments', home)
    edge.shop.setInterference(isDown)
    const { headers, body } = await warm(path)
    expect(headers['cache-control']).toBe('private, max-age=86400, immutable')
    expect(body.toString()).toMatch(/categories=3004/)
    expect(edge.shop.takeSeen()).toEqual([])
  },
)

test('a page has the links of the row, and those of its menus only on the page of their department', async () => {
  const linksOf = async (address: string) => [...(await warm(address)).body.toString().matchAll(/categories=\d+/g)].map(([link]) => link)
  const catalog = new Set(await linksOf('/produkty'))
  expect([catalog.has('categories=145'), catalog.has('categories=3004')]).toEqual([true, false])
  expect(await linksOf('/produkty?categories=145')).toContain('categories=3004')
})

test('the listing neither holds its panels nor has anything counted for them; the fragment is one search for counts alone', async () => {
  const address = freshAddress()
  const page = (await get(address)).body.toString()
  const ofFilters = /<input[^>]* name="(colors|classification|priceFrom)"|"name":"colors"/
  expect(ofFilters.test(page)).toBe(false)
  const [ofPage, ...more] = await searches()
  expect(more).toEqual([])
  expect(ofPage?.body).not.toHaveProperty('facets')
  const fragment = await get(filtersOf(address))
  expect(fragment.body.toString()).toContain('"name":"colors"')
  expect(await searches()).toEqual([{ perPage: '1', body: { ...ofPage?.body, facets: true } }])
})

test('a page and its panel are kept apart', async () => {
  const address = freshAddress()
  await warm(address)
  expect((await get(filtersOf(address))).headers['cache-status']).toContain('fwd=uri-miss')
  await warm(filtersOf(address))
  expect((await warm(address)).body.toString()).toMatch(/<\/body><\/html>$/)
})

test.each([
  ['an unknown panel', panelPath(BUILD, 'nothing', '/produkty'), 404],
  ['a name of every object', panelPath(BUILD, 'toString', '/produkty'), 404],
  ['no name', panelPath(BUILD, '', '/produkty'), 404],
  ['a page that has none', filtersOf('/fotel-366-1'), 404],
  ['a private page', filtersOf('/cart'), 404],
  ['departments of a page that has none', panelPath(BUILD, 'departments', '/produkty'), 404],
  ['no page', filtersOf('/nie-ma'), 404],
  ['nothing behind it', filtersOf(''), 404],
  ['another build', panelPath(flightPath('0123'), 'filters', '/produkty'), 409],
  ['another spelling of the path', filtersOf('/Produkty'), 204],
  ['repeated fields', filtersOf('/produkty?colors=7&colors=2'), 204],
  ['another slug', filtersOf('/sprzedawca/inny-1'), 204],
  ['a tag that is none', filtersOf('/tag/nie-ma'), 204],
  ['its path without the one of Flight', '/~filters/produkty', 404],
])('%s: %s is %i', async (_what, path, status) => {
  const { headers, ...answer } = await get(path)
  expect([answer.status, headers['cache-control']]).toEqual([status, expect.stringContaining('no-store')])
})

test('a guess is answered from the store or by a render, and by nothing once the shop has failed; who opens it is told', async () => {
  const headers = { [PREFETCH_HEADER.toLowerCase()]: '1' }
  expect((await get(filtersOf(freshAddress()), { headers })).status).toBe(200)
  const address = freshAddress()
  edge.shop.setInterference(isDown)
  expect((await get(filtersOf(address), { headers })).status).toBe(204)
  const failed = await get(filtersOf(address))
  expect([failed.status, failed.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
  edge.shop.setInterference()
  expect((await get(filtersOf(address), { headers })).status, 'no calls for a guess after a failure').toBe(204)
})

test('a listing with its filters open is a page of its own: not indexed, never the listing’s copy', async () => {
  const address = freshAddress()
  const plain = (await warm(address)).body.toString()
  const open = (await get(`${address}&panel=colors`)).body.toString()
  // Not of that address, whose filter keeps it out of the index anyway.
  const isIndexed = async (path: string) => !(await get(path)).body.includes('<meta name="robots" content="noindex, follow"/>')
  expect([await isIndexed('/produkty'), await isIndexed('/produkty?panel=colors')]).toEqual([true, false])
  expect(open).toMatch(/<dialog[^>]* open=""[^>]* aria-labelledby="opened-filters"/)
  expect(open).toContain('type="checkbox"')
  expect((await warm(address)).body.toString()).toBe(plain)
  const other = (await warm(`${address}&panel=filters`)).body.toString()
  expect(other).toContain('aria-labelledby="opened-filters"')
  expect((await get('/sitemaps/pl/pages.xml')).body.toString()).not.toContain('panel=')
})

test('an unknown panel of a query changes nothing', async () => {
  const address = freshAddress()
  await warm(address)
  expect((await get(`${address}&panel=nothing`)).headers['cache-status']).toMatch(/^patyna; hit/)
})
