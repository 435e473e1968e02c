// Login, logout and refused tokens through the built worker: what reaches the browser, and which cookies. Long: one worker serves all.
import { describe, expect, test } from 'vitest'
import { startTestEdge } from './test-edge.ts'
import { OURS, edgeOfFile } from './edge-of-file.ts'

const GUEST = '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
const CUSTOMER = { email: 'customer@patyna.test', password: 'patyna-2026' }

const edge = edgeOfFile(startTestEdge)

const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  edge.get(path, { method: 'POST', body: JSON.stringify(body), headers: { ...OURS, ...headers } })

type EdgeResponse = Awaited<ReturnType<typeof post>>

/** Set-Cookie lines of a response, by cookie name. */
const cookiesOf = (response: EdgeResponse) =>
  Object.fromEntries(response.headers.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line]))
const valueOf = (cookie: string | undefined) => /=([^;]*)/.exec(cookie ?? '')?.[1]

async function logIn(headers: Record<string, string> = {}) {
  const response = await post('/auth/standard', CUSTOMER, headers)
  const { token, ysguestId } = cookiesOf(response)
  return { response, token, guestId: valueOf(ysguestId), cookie: `token=${valueOf(token)}; ysguestId=${valueOf(ysguestId)}` }
}

const NEW_CLIENT = { defaultLangId: 'pl', personalDataAgreement: true, termsAgreement: true }

describe('login', () => {
  test('AUTH-03, CKE-02: the token becomes a cookie that no script can read, for 30 days', async () => {
    const { token } = await logIn()
    expect(token).toMatch(/^token=[\w-]{16,}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('GAP-102: the browser never sees the token itself', async () => {
    const { response, token } = await logIn()
    const text = await response.text()
    expect([response.status, JSON.parse(text)]).toEqual([200, { data: {} }])
    expect(text).not.toContain(valueOf(token))
  })

  test('GAP-103: the guest id is replaced after login, and set once; what tells scripts of it lives as long', async () => {
    const { response, guestId } = await logIn({ cookie: `ysguestId=${GUEST}; visitor=1` })
    expect(cookiesOf(response)['visitor']).toMatch(/^visitor=1; Max-Age=31536000;/)
    expect(guestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(guestId).not.toBe(GUEST)
    expect(response.headers.getSetCookie().filter((line) => line.startsWith('ysguestId='))).toHaveLength(1)
  })

  test('AUTH-04: registration logs in, too', async () => {
    const register = { ...NEW_CLIENT, email: 'nowa@patyna.test', password: 'krzeslo-1962', newsletterAgreement: false }
    const registered = await post('/shop/client/register', register)
    expect([registered.status, await registered.json()]).toEqual([200, { data: {} }])
    expect(valueOf(cookiesOf(registered)['token'])).toMatch(/^[\w-]{16,}$/)
  })

  test.each(['/auth/standard/', '/auth/%73tandard'])('no spelling of the path exposes the token: %s', async (path) => {
    const response = await post(path, CUSTOMER)
    expect(await response.text()).not.toMatch(/"token"/)
  })

  test('GAP-105: a wrong password is reported, and no cookie is set', async () => {
    const { cookie } = await logIn()
    const response = await post('/auth/standard', { ...CUSTOMER, password: 'wrong-password' }, { cookie })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: { code: 'INVALID_CREDENTIALS' } })
    expect(cookiesOf(response)['token']).toBeUndefined()
  })
})

describe('logout', () => {
  test('AUTH-05, AUTH-06, AUTH-07: the shop API is called, the token is removed, a new guest id is set', async () => {
    const { cookie, guestId } = await logIn()
    edge.shop.takeSeen()
    const response = await post('/auth/logout', {}, { cookie })
    expect(edge.shop.takeSeen().map(({ url }) => new URL(url).pathname)).toEqual(['/auth/logout'])
    const { token, ysguestId } = cookiesOf(response)
    expect(token).toMatch(/^token=; Max-Age=0; Path=\//)
    expect(valueOf(ysguestId)).toMatch(/^[0-9a-f-]{36}$/)
    expect(ysguestId).not.toContain(guestId)
    const details = await edge.get('/shop/client/details', { headers: { cookie } })
    expect(await details.json()).toEqual({ data: null })
  })

  test.each([
    ['while the shop API is down this device is logged out all the same', 503, 503],
    ['that the session has ended already is as good', 401, 200],
  ])('%s', async (_what, status, told) => {
    const { cookie } = await logIn()
    edge.shop.setInterference(async () => Response.json({ error: { code: 'UNAUTHORIZED', message: '' } }, { status }))
    const response = await post('/auth/logout', {}, { cookie })
    expect([response.status, cookiesOf(response)['token']]).toEqual([told, expect.stringMatching(/^token=; Max-Age=0/)])
  })
})

describe('an unknown token (GAP-102)', () => {
  const stale = { cookie: `token=${'x'.repeat(43)}; ysguestId=${GUEST}` }

  test('is removed, and the visitor continues as the guest, without a message', async () => {
    const response = await edge.get('/shop/client/details', { headers: stale })
    expect([response.status, await response.json()]).toEqual([200, { data: null }])
    expect(cookiesOf(response)['token']).toMatch(/^token=; Max-Age=0/)
    expect(edge.shop.takeSeen().map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${'x'.repeat(43)}`, null])
  })

  test('does not prevent a guest from adding to the cart', async () => {
    const product = { productId: 1, quantity: 1, deliveryTypeId: 1, productPrice: 0.01, currencyCode: 'PLN' }
    const refused = await post('/shop/cart/product/add', product, stale)
    expect(await refused.json()).toMatchObject({ error: { code: 'PRICE_CHANGED' } })
  })

  test('is also removed by a private page that does not exist, whose stand-in comes from the store', async () => {
    for (const round of ['stored', 'from the store']) {
      const page = await edge.get('/checkout?step=thank-you&order=PAT-1', { headers: stale })
      expect([page.status, page.headers.get('cache-control')], round).toEqual([404, 'no-store'])
      expect(cookiesOf(page)['token'], round).toMatch(/^token=; Max-Age=0/)
      expect(await page.text(), round).toContain('</html>')
    }
    expect(cookiesOf(await edge.get('/nie-ma-takiej-strony-1'))).toEqual({})
  })

  test('is also removed by a private page, which is rendered for the guest', async () => {
    const page = await edge.get('/cart', { headers: stale })
    expect(page.status).toBe(200)
    expect(cookiesOf(page)['token']).toMatch(/^token=; Max-Age=0/)
  })
})

describe('a session whose cookie for scripts is missing', () => {
  const told = /^visitor=1; Max-Age=31536000; Path=\/; SameSite=Lax$/

  test.each([
    ['a guest id from another host of the shop', `ysguestId=${GUEST}`],
    ['a login from there', null],
  ])('%s: a private page and a call tell scripts of it', async (_what, guest) => {
    const cookie = guest ?? (await logIn()).cookie
    for (const path of ['/cart', '/shop/cart/details2']) {
      expect(cookiesOf(await edge.get(path, { headers: { ...OURS, cookie } }))['visitor'], path).toMatch(told)
      expect(cookiesOf(await edge.get(path, { headers: { ...OURS, cookie: `${cookie}; visitor=1` } }))).toEqual({})
    }
  })

  test('a stranger’s private page has nothing to tell', async () => {
    expect(cookiesOf(await edge.get('/cart'))).toEqual({})
  })
})

describe('a call that expects a login', () => {
  const order = { deliveries: [], promoCode: null }
  const expecting = (cookie: string) => ({ cookie, 'expects-login': '1' })

  test('is refused with the token, once, and never made as a guest', async () => {
    const response = await post('/shop/checkout/preview', order, expecting(`token=${'x'.repeat(43)}; ysguestId=${GUEST}`))
    expect([response.status, await response.json()]).toMatchObject([401, { error: { code: 'UNAUTHORIZED' } }])
    expect(cookiesOf(response)['token']).toMatch(/^token=; Max-Age=0/)
    expect(edge.shop.takeSeen().map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${'x'.repeat(43)}`])
  })

  test('is refused without a token before the shop API is called', async () => {
    const response = await post('/shop/checkout/preview', order, expecting(`ysguestId=${GUEST}`))
    expect([response.status, await response.json()]).toMatchObject([401, { error: { code: 'UNAUTHORIZED' } }])
    expect(edge.shop.takeSeen()).toEqual([])
  })

  test('is made with a valid one', async () => {
    const { cookie } = await logIn()
    const details = await edge.get('/shop/client/details', { headers: expecting(cookie) })
    expect(await details.json()).toMatchObject({ data: { id: expect.any(Number) } })
  })
})

describe('GAP-103: a stranger', () => {
  const READS = [
    '/shop/search/suggest?q=fotel',
    '/shop/product/viewed/last?productsIds=1&per_page=1',
    '/shop/banners',
    '/shop/%73earch/suggest?q=fotel',
  ]

  test.each(READS)('reads %s as nobody, and stays a stranger', async (path) => {
    const response = await edge.get(path, { headers: OURS })
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
    expect(edge.shop.takeSeen().map(({ headers }) => headers.get('guestId'))).toEqual(['00000000-0000-4000-8000-000000000000'])
  })

  test('searches as nobody, too, though a search is a POST', async () => {
    const response = await post('/shop/search/products?page=1&per_page=10')
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
  })

  test.each(READS)('who has become a guest reads %s as that guest', async (path) => {
    const response = await edge.get(path, { headers: { ...OURS, cookie: `ysguestId=${GUEST}; visitor=1` } })
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
    expect(edge.shop.takeSeen().map(({ headers }) => headers.get('guestId'))).toEqual([GUEST])
  })
})

// By Sec-Fetch-Site: probes/call-probes.ts.
describe('calls from other origins', () => {
  const body = '{"like":true}'
  test.each([
    ['a browser that sends only another origin', { 'sec-fetch-site': '', origin: 'https://evil.test' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['own pages in an old browser', { 'sec-fetch-site': '', origin: 'http://shop.test' }, 200],
  ])('from %s', async (_who, changes, status) => {
    const headers = Object.fromEntries(Object.entries({ ...OURS, cookie: `ysguestId=${GUEST}`, ...changes }).filter(([, value]) => value))
    const response = await edge.get('/shop/client/product/like/1', { method: 'POST', body, headers })
    expect(response.status, await response.clone().text()).toBe(status)
    if (status !== 200) {
      expect(await response.json()).toMatchObject({ error: { code: expect.stringMatching(/^[A-Z_]+$/) } })
      expect(edge.shop.takeSeen()).toEqual([])
    }
  })

  test('EXT-06, CRT-19: the key of an add and the locale of cart calls are forwarded', async () => {
    await post('/shop/cart/product/remove-details', { productId: 1 }, { 'idempotency-key': 'abcdefgh', locale: 'pl-PL', 'x-other': '1' })
    const [request] = edge.shop.takeSeen()
    expect(['idempotency-key', 'locale', 'x-other'].map((name) => request?.headers.get(name))).toEqual(['abcdefgh', 'pl-PL', null])
  })
})

describe('private pages', () => {
  test('ROLE-04: the shop API is called with the visitor’s session', async () => {
    const { cookie } = await logIn()
    edge.shop.takeSeen()
    await (await edge.get('/cart', { headers: { cookie } })).text()
    const requested = edge.shop.takeSeen().find(({ url }) => url.includes('/cart/details2'))
    expect(requested?.headers.get('authorization')).toMatch(/^Bearer /)
    expect(requested?.headers.get('locale')).toBe('pl-PL')
  })

  test('CKE-04: the cart is requested with the code of the cookie', async () => {
    await (await edge.get('/cart', { headers: { cookie: `ysguestId=${GUEST}; promoCode=WIOSNA10` } })).text()
    expect(edge.shop.takeSeen().some(({ url }) => url.endsWith('/shop/cart/details2/WIOSNA10'))).toBe(true)
  })
})
