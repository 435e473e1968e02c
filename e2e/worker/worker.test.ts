import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FLIGHT_TYPE, flightPath, KNOWN_OLD, MOVED_HEADER, REFRESH_HEADER } from '#edge/http/flight-protocol.ts'
import { startTestEdge } from './test-edge.ts'
import { edgeOfFile } from './edge-of-file.ts'

const edge = edgeOfFile(startTestEdge)

// Runs first, while no module is loaded: then stylesheets of islands are known before the document is rendered.
test.each(['/fotel-366-1', '/produkty', '/cp/pl'])(
  'on the first %s of a worker the order of the layers stands before every sheet',
  async (path) => {
    const html = await (await edge.get(path)).text()
    const order = html.indexOf('@layer reset,')
    expect(order).toBeGreaterThan(0)
    expect(order).toBeLessThan(html.indexOf('<link rel="stylesheet"'))
  },
)

describe('pages', () => {
  test.each([
    ['/', 200, 'pl'],
    ['/cp/en', 200, 'en'],
    ['/produkty', 200, 'pl'],
    ['/en/products', 200, 'en'],
    ['/es/productos', 200, 'es'],
    ['/fotel-366-1', 200, 'pl'],
    ['/es/fotel-366-1', 200, 'es'],
    ['/nie-ma', 404, 'pl'],
    ['/en/nothing', 404, 'en'],
    ['/nie-ma-99999', 404, 'pl'],
    ['/cp/es/nie-ma', 404, 'es'],
  ])('%s returns %i in %s', async (path, status, language) => {
    const response = await edge.get(path)
    expect(response.status).toBe(status)
    const html = await response.text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toMatch(/<\/body><\/html>$/)
  })

  test.each([
    ['/zly-slug-1', '/fotel-366-1'],
    ['/zly-slug-1?campaignId=7&utm_source=x&y=1', '/fotel-366-1?campaignId=7&utm_source=x'],
  ])('GAP-55, GAP-99: a wrong slug with a right id, %s, redirects to %s', async (path, location) => {
    const response = await edge.get(path)
    expect([response.status, response.headers.get('location')]).toEqual([301, location])
  })
})

describe('a browser without scripts', () => {
  test('a streamed page redirects it, a buffered one does not', async () => {
    const streamed = await (await edge.get('/produkty?colors=2')).text()
    expect(streamed).toContain('<noscript><meta http-equiv="refresh" content="0;url=/__whole?to=%2Fprodukty%3Fcolors%3D2"/></noscript>')
    const whole = await (await edge.get('/produkty?colors=2', { headers: { cookie: 'whole=1' } })).text()
    expect(whole).not.toContain('http-equiv="refresh"')
  })

  test('a buffered page has every section in place', async () => {
    const whole = await (await edge.get('/produkty', { headers: { cookie: 'whole=1' } })).text()
    expect(whole).toContain('Fotel 366')
    expect(whole).not.toMatch(/<template id="B:|<div hidden id="S:/)
  })

  test('a cookie remembers it, and it is redirected back to the clean URL', async () => {
    const remembered = await edge.get('/__whole?to=%2Fprodukty%3Fcolors%3D2')
    expect([remembered.status, remembered.headers.get('location')]).toEqual([303, '/produkty?colors=2&whole=1'])
    expect(remembered.headers.get('set-cookie')).toMatch(/^whole=1; Path=\/; HttpOnly; SameSite=Lax/)
    const back = await edge.get('/produkty?colors=2&whole=1', { headers: { cookie: 'whole=1' } })
    expect([back.status, back.headers.get('location')]).toEqual([302, '/produkty?colors=2'])
  })

  test('one without cookies does not end in a redirect loop', async () => {
    const page = await edge.get('/produkty?whole=1')
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('http-equiv="refresh"')
  })
})

describe('the market switch (GAP-54)', () => {
  test.each([
    ['/cp/es', '3'],
    ['/en/products?colors=2,7', '1'],
    ['/cp/pl', '2'],
  ])('its link to %s leads there, and market %s is remembered', async (path, id) => {
    const response = await edge.get(`/__market${path}`, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect([response.status, response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([
      303,
      path,
      `marketId=${id}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
    ])
  })

  test('a link of another site leads there, too, and changes no cookie', async () => {
    const { headers } = await edge.get('/__market/cp/es', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect([headers.get('location'), headers.get('set-cookie')]).toEqual(['/cp/es', null])
  })
})

describe('calls to the shop API', () => {
  test('API-01, API-02, API-03: every call has guestId, langId and shippingTo', async () => {
    await (await edge.get('/es/productos')).text()
    const requests = edge.shop.takeSeen()
    expect(requests.length).toBeGreaterThan(0)
    for (const { headers } of requests) {
      expect(headers.get('guestId')).toMatch(/^[0-9a-f-]{36}$/)
      expect([headers.get('langId'), headers.get('shippingTo')]).toEqual(['es', 'es'])
    }
  })

  test('a public page never sends the visitor’s session, whatever the cookies; only its personalisation does', async () => {
    const cookie = 'token=secret-token-of-somebody; ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
    const [anonymous, personal] = await Promise.all([edge.get('/fotel-366-1'), edge.get('/fotel-366-1', { headers: { cookie } })])
    const stripNonces = async (response: { text: () => Promise<string> }) => (await response.text()).replace(/nonce="[^"]*"/g, '')
    await Promise.all([anonymous, personal].map(stripNonces))
    const isOfVisitor = ({ url }: Request) => /\/shop\/(cart|client)\//.test(url)
    const requested = edge.shop.takeSeen()
    expect(requested.map(({ headers }) => headers.get('cookie')).filter(Boolean)).toEqual([])
    expect(requested.some((request) => !isOfVisitor(request))).toBe(true)
    for (const { headers } of requested.filter((request) => !isOfVisitor(request))) {
      expect(headers.get('authorization')).toBeNull()
      expect(headers.get('guestId')).toBe('00000000-0000-4000-8000-000000000000')
    }
  })
})

describe('the gateway', () => {
  const search = (headers: Record<string, string> = {}) =>
    edge.get('/shop/search/products', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    })

  test('API-04: a token cookie becomes a bearer header; cookies are not forwarded', async () => {
    await search({ cookie: 'token=abcdefghijklmnopqrst; other=1' })
    const [request] = edge.shop.takeSeen()
    expect(request?.headers.get('authorization')).toBe('Bearer abcdefghijklmnopqrst')
    expect(request?.headers.get('cookie')).toBeNull()
  })

  test('AUTH-10, CKE-03: a guest id is created when absent, and kept when present', async () => {
    const like = (headers: Record<string, string> = {}) =>
      edge.get('/shop/client/product/like/1', {
        method: 'POST',
        body: '{"like":true}',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      })
    const first = await like()
    const id = /ysguestId=([0-9a-f-]{36}); Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/.exec(
      first.headers.get('set-cookie') ?? '',
    )?.[1]
    expect(id).toBeDefined()
    const second = await like({ cookie: `ysguestId=${id}; visitor=1` })
    expect(second.headers.get('set-cookie')).toBeNull()
    expect(first.headers.get('set-cookie')).toContain('visitor=1; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(edge.shop.takeSeen().map(({ headers }) => headers.get('guestId'))).toEqual([id, id])
  })

  test('browser headers do not become session headers', async () => {
    await search({ guestId: '11111111-1111-4111-8111-111111111111', authorization: 'Bearer mine-not-yours-0000' })
    const sent = edge.shop.takeSeen().map(({ headers }) => [headers.get('guestId'), headers.get('authorization')])
    expect(sent).toEqual([[expect.stringMatching(/^(?!1{8})[0-9a-f-]{36}$/), null]])
  })
})

describe('Flight', () => {
  const flight = (path: string, headers: Record<string, string> = {}) =>
    edge.get(flightPath(readFileSync('dist/.built-from', 'utf8')) + path, { headers })
  const refresh = { [REFRESH_HEADER]: '1' }

  test.each(['/produkty', '/fotel-366-1'])('LST-14, PRD-62: a refresh of %s returns the page again', async (path) => {
    const response = await flight(path, refresh)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, FLIGHT_TYPE])
    expect(await response.text()).toContain('Fotel 366')
  })

  test('PRD-60: a refresh of a product that has another name now says that the page has moved', async () => {
    edge.shop.setInterference(async ({ url }, respond) => {
      if (!url.includes('/product/details/1')) return null
      return new Response((await (await respond()).text()).replaceAll('"name":"Fotel 366"', '"name":"Fotel 367"'))
    })
    const response = await flight('/fotel-366-1', { [REFRESH_HEADER]: KNOWN_OLD })
    expect([response.status, response.headers.get(MOVED_HEADER)]).toEqual([204, '1'])
  })
})
