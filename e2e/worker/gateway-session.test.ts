// Login, logout and refused tokens through the built worker: what reaches the browser, and which cookies.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestEdge, type TestEdge } from './test-edge.ts'

const GUEST = '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
const CUSTOMER = { email: 'customer@patyna.test', password: 'patyna-2026' }
const OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

let edge: TestEdge
beforeAll(async () => {
  edge = await startTestEdge()
})
afterAll(() => edge.close())
beforeEach(() => {
  edge.shop.setInterference()
  edge.shop.takeSeen()
})

const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  edge.get(path, { method: 'POST', body: JSON.stringify(body), headers: { ...OURS, ...headers } })

type EdgeResponse = Awaited<ReturnType<typeof post>>

/** What an answer sets, by name: the whole line. */
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

  test('GAP-103: the guest id is another one after login, and set once', async () => {
    const { response, guestId } = await logIn({ cookie: `ysguestId=${GUEST}` })
    expect(guestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(guestId).not.toBe(GUEST)
    expect(response.headers.getSetCookie().filter((line) => line.startsWith('ysguestId='))).toHaveLength(1)
  })

  test('AUTH-04, AUTH-09: registration and a client without registration log in, too', async () => {
    const register = { ...NEW_CLIENT, email: 'nowa@patyna.test', password: 'krzeslo-1962', newsletterAgreement: false }
    const registered = await post('/shop/client/register', register)
    const guest = await post('/shop/client/create-without-registration', { ...NEW_CLIENT, email: 'gosc@patyna.test' })
    for (const answer of [registered, guest]) {
      expect(answer.status).toBe(200)
      expect(valueOf(cookiesOf(answer)['token'])).toMatch(/^[\w-]{16,}$/)
    }
    expect(await registered.json()).toEqual({ data: {} })
    expect(await guest.json()).toMatchObject({ data: { userData: { hasPassword: false } } })
  })

  test.each(['/auth/standard/', '/auth/%73tandard'])('no spelling of the path brings the token out: %s', async (path) => {
    const answer = await post(path, CUSTOMER)
    expect(await answer.text()).not.toMatch(/"token"/)
  })

  test('GAP-105: a wrong password is said, and nothing is set', async () => {
    const { cookie } = await logIn()
    const answer = await post('/auth/standard', { ...CUSTOMER, password: 'wrong-password' }, { cookie })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { code: 'INVALID_CREDENTIALS' } })
    expect(cookiesOf(answer)['token']).toBeUndefined()
  })
})

describe('a forgotten password (GAP-34)', () => {
  /** Asks for a mail and answers its link; null = none was sent. */
  async function mailedLink(email: string, langId: string): Promise<string | null> {
    const before = edge.shop.outbox().length
    const asked = await post('/shop/client/password/reset', { email }, { langId })
    expect([asked.status, await asked.json()]).toEqual([200, { data: {} }])
    const [mail] = edge.shop.outbox()
    return edge.shop.outbox().length > before && mail ? mail.link : null
  }

  test.each([
    ['pl', '/nowe-haslo', 'Nowe hasło'],
    ['en', '/en/new-password', 'New password'],
    ['es', '/es/nueva-contrasena', 'Nueva contraseña'],
  ])('in %s the mailed link opens the page that sets a new one', async (langId, path, title) => {
    const link = (await mailedLink(CUSTOMER.email, langId)) ?? ''
    expect(new URL(link, 'https://shop.test').pathname).toBe(path)
    const page = await edge.get(link)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const html = await page.text()
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toMatch(/<input[^>]*autoComplete="new-password"/i)
  })

  test('the secret sets the password once, and whoever sets it is logged in', async () => {
    const email = 'zapominalska@patyna.test'
    await post('/shop/client/register', { ...NEW_CLIENT, email, password: 'krzeslo-1962' })
    const token = new URL((await mailedLink(email, 'pl')) ?? '', 'https://shop.test').searchParams.get('token')
    const set = await post('/shop/client/password/set', { token, password: 'fotel-366-dab' })
    expect([set.status, await set.json()]).toEqual([200, { data: {} }])
    expect(valueOf(cookiesOf(set)['token'])).toMatch(/^[\w-]{16,}$/)
    const again = await post('/shop/client/password/set', { token, password: 'fotel-366-buk' })
    expect([again.status, await again.json()]).toMatchObject([422, { error: { fields: { token: 'incorrectValueErrorMessage' } } }])
    expect((await post('/auth/standard', { email, password: 'krzeslo-1962' })).status).toBe(401)
    expect((await post('/auth/standard', { email, password: 'fotel-366-dab' })).status).toBe(200)
  })

  test('an address that nobody has gets the same answer, and no mail', async () => {
    expect(await mailedLink('nikt@patyna.test', 'pl')).toBeNull()
  })
})

describe('logout', () => {
  test('AUTH-05, AUTH-06, AUTH-07: the shop is told, the token goes, a new guest comes', async () => {
    const { cookie, guestId } = await logIn()
    edge.shop.takeSeen()
    const answer = await post('/auth/logout', {}, { cookie })
    expect(edge.shop.takeSeen().map(({ url }) => new URL(url).pathname)).toEqual(['/auth/logout'])
    const { token, ysguestId } = cookiesOf(answer)
    expect(token).toMatch(/^token=; Max-Age=0; Path=\//)
    expect(valueOf(ysguestId)).not.toBe(guestId)
    const details = await edge.get('/shop/client/details', { headers: { cookie } })
    expect(await details.json()).toEqual({ data: null })
  })

  test('while the shop is down this device is logged out all the same', async () => {
    const { cookie } = await logIn()
    edge.shop.setInterference(async () => new Response(null, { status: 503 }))
    expect(cookiesOf(await post('/auth/logout', {}, { cookie }))['token']).toMatch(/^token=; Max-Age=0/)
  })
})

describe('a token that the shop does not know (GAP-102)', () => {
  const stale = { cookie: `token=${'x'.repeat(43)}; ysguestId=${GUEST}` }

  test('is dropped, and the visitor goes on as the guest, without a word', async () => {
    const answer = await edge.get('/shop/client/details', { headers: stale })
    expect([answer.status, await answer.json()]).toEqual([200, { data: null }])
    expect(cookiesOf(answer)['token']).toMatch(/^token=; Max-Age=0/)
    expect(edge.shop.takeSeen().map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${'x'.repeat(43)}`, null])
  })

  test('does not keep a guest from putting something into the cart', async () => {
    const product = { productId: 1, quantity: 1, deliveryTypeId: 1, productPrice: 0.01, currencyCode: 'PLN' }
    const refused = await post('/shop/cart/product/add', product, stale)
    expect(await refused.json()).toMatchObject({ error: { code: 'PRICE_CHANGED' } })
  })

  test('is dropped by a private page as well, which comes as the guest sees it', async () => {
    const page = await edge.get('/cart', { headers: stale })
    expect(page.status).toBe(200)
    expect(cookiesOf(page)['token']).toMatch(/^token=; Max-Age=0/)
  })
})

describe('a call that expects a login', () => {
  const order = { deliveries: [], promoCode: null }
  const expecting = (cookie: string) => ({ cookie, 'expects-login': '1' })

  test('is refused with the token, once, and never made in a guest’s name', async () => {
    const answer = await post('/shop/checkout/preview', order, expecting(`token=${'x'.repeat(43)}; ysguestId=${GUEST}`))
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: { code: 'UNAUTHORIZED' } }])
    expect(cookiesOf(answer)['token']).toMatch(/^token=; Max-Age=0/)
    expect(edge.shop.takeSeen().map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${'x'.repeat(43)}`])
  })

  test('is refused without a token before the shop is asked', async () => {
    const answer = await post('/shop/checkout/preview', order, expecting(`ysguestId=${GUEST}`))
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: { code: 'UNAUTHORIZED' } }])
    expect(edge.shop.takeSeen()).toEqual([])
  })

  test('is made with a good one', async () => {
    const { cookie } = await logIn()
    const details = await edge.get('/shop/client/details', { headers: expecting(cookie) })
    expect(await details.json()).toMatchObject({ data: { id: expect.any(Number) } })
  })
})

describe('calls from elsewhere', () => {
  const body = '{"like":true}'
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another host of our domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['a browser that only says another origin', { 'sec-fetch-site': '', origin: 'https://evil.test' }, 403],
    ['nobody who says from where', { 'sec-fetch-site': '' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a form that pretends', { 'content-type': 'text/plain' }, 415],
    ['our own pages', {}, 200],
    ['our own pages in an old browser', { 'sec-fetch-site': '', origin: 'http://shop.test' }, 200],
  ])('from %s', async (_who, changes, status) => {
    const headers = Object.fromEntries(Object.entries({ ...OURS, cookie: `ysguestId=${GUEST}`, ...changes }).filter(([, value]) => value))
    const answer = await edge.get('/shop/client/product/like/1', { method: 'POST', body, headers })
    expect(answer.status, await answer.clone().text()).toBe(status)
    if (status !== 200) {
      expect(await answer.json()).toMatchObject({ error: { code: expect.stringMatching(/^[A-Z_]+$/) } })
      expect(edge.shop.takeSeen()).toEqual([])
    }
  })

  test('a body above 32 KB is refused before the shop sees it', async () => {
    const answer = await post('/shop/client/product/like/1', { like: true, filler: 'x'.repeat(33 * 1024) })
    expect([answer.status, edge.shop.takeSeen().length]).toEqual([413, 0])
  })

  test('EXT-06, CRT-19: the key of an add and the locale of cart calls travel on', async () => {
    await post('/shop/cart/product/remove-details', { productId: 1 }, { 'idempotency-key': 'abcdefgh', locale: 'pl-PL', 'x-other': '1' })
    const [request] = edge.shop.takeSeen()
    expect(['idempotency-key', 'locale', 'x-other'].map((name) => request?.headers.get(name))).toEqual(['abcdefgh', 'pl-PL', null])
  })
})

describe('private pages', () => {
  test.each(['/cart', '/ulubione', '/en/favorites'])('%s is nobody else’s and in no index', async (path) => {
    const { headers, status } = await edge.get(path)
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'private, no-store', 'noindex'])
  })

  test('a visitor without any cookie gets an empty cart, and the shop is not asked for it', async () => {
    await (await edge.get('/cart')).text()
    expect(edge.shop.takeSeen().filter(({ url }) => url.includes('/cart/'))).toEqual([])
  })

  test('ROLE-04: the shop is asked in the visitor’s name', async () => {
    const { cookie } = await logIn()
    edge.shop.takeSeen()
    await (await edge.get('/cart', { headers: { cookie } })).text()
    const asked = edge.shop.takeSeen().find(({ url }) => url.includes('/cart/details2'))
    expect(asked?.headers.get('authorization')).toMatch(/^Bearer /)
    expect(asked?.headers.get('locale')).toBe('pl-PL')
  })

  test('CKE-04: the code of the cookie is asked for, too', async () => {
    await (await edge.get('/cart', { headers: { cookie: `ysguestId=${GUEST}; promoCode=WIOSNA10` } })).text()
    expect(edge.shop.takeSeen().some(({ url }) => url.endsWith('/shop/cart/details2/WIOSNA10'))).toBe(true)
  })
})
