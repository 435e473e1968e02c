// A guest's order through the built worker: its token is no login, and goes with the calls of one table (EXT-45).
import { describe, expect, test } from 'vitest'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { ORDER, wanted } from '#mock-api/test-world/cart-calls.ts'
import { startTestEdge } from './test-edge.ts'
import { OURS, edgeOfFile } from './edge-of-file.ts'

const GUEST = '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
const TOKEN = 'g'.repeat(43)
const CLIENT = { defaultLangId: 'pl', personalDataAgreement: true, termsAgreement: true, email: ORDER.email }
const MAKE = '/shop/client/create-without-registration'
/** Written out: a row more in the table of the edge is a right more for whoever sits at this browser next. */
const OF_GUESTS = new Set(['POST /shop/checkout/order', 'GET /shop/client/orders/{id}', 'POST /shop/client/password/change'])

const edge = edgeOfFile(() => startTestEdge({ VISITOR_FACTS_SECRET: 'a-secret-of-the-tests-0123456789' }))

const send = (method: string, path: string, cookie: string, { body = {}, headers = {} }: { body?: object; headers?: object } = {}) =>
  edge.get(path, { method, headers: { ...OURS, cookie, ...headers }, ...(method !== 'GET' && { body: JSON.stringify(body) }) })
type EdgeResponse = Awaited<ReturnType<typeof send>>
const setCookies = (response: EdgeResponse) =>
  Object.fromEntries(response.headers.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line]))
const valueOf = (line: string | undefined) => /=([^;]*)/.exec(line ?? '')?.[1] ?? ''
const logIn = async (cookie: string) => {
  const response = await send('POST', '/auth/standard', cookie, { body: { email: 'customer@patyna.test', password: 'patyna-2026' } })
  return { response, cookie: `token=${valueOf(setCookies(response)['token'])}; ysguestId=${valueOf(setCookies(response)['ysguestId'])}` }
}

/** The cookies of a guest whose client is made. */
async function guest(): Promise<string> {
  const made = await send('POST', MAKE, `ysguestId=${GUEST}`, { body: CLIENT })
  return `ysguestId=${GUEST}; guestOrder=${valueOf(setCookies(made)['guestOrder'])}`
}

describe('EXT-45: the token of a guest’s order', () => {
  test('is a cookie of its own, short, and no login', async () => {
    const made = await send('POST', MAKE, `ysguestId=${GUEST}; visitor=1`, { body: CLIENT })
    expect(made.status).toBe(200)
    expect(await made.clone().text()).not.toContain('"token"')
    expect(Object.keys(setCookies(made))).toEqual(['guestOrder'])
    expect(setCookies(made)['guestOrder']).toMatch(/^guestOrder=[\w-]{16,}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('does not replace a login', async () => {
    const { cookie } = await logIn('')
    edge.shop.takeSeen()
    const made = await send('POST', MAKE, cookie, { body: CLIENT })
    expect([made.status, await made.json()]).toMatchObject([409, { error: { code: 'OTHER_USER' } }])
    expect([edge.shop.takeSeen(), made.headers.getSetCookie().filter((line) => /token|guestOrder/.test(line))]).toEqual([[], []])
  })

  test.each(CONTRACT_CALLS.map(({ method, path }) => ({ method, path })))('$method $path', async ({ method, path }) => {
    edge.shop.setInterference(async () => Response.json({ data: {} }))
    const isOfTable = OF_GUESTS.has(`${method} ${path}`)
    const filled = path.replaceAll(/\{\w+\}/g, '1')
    const cookie = `ysguestId=${GUEST}; guestOrder=${TOKEN}`
    await send(method, filled, cookie)
    const sent = edge.shop.takeSeen().map(({ headers }) => headers.get('authorization'))
    expect(sent).toEqual([isOfTable ? `Bearer ${TOKEN}` : null])
    await send(method, filled, `${cookie}; token=${'x'.repeat(43)}`)
    const others = edge.shop.takeSeen().map(({ headers }) => headers.get('authorization'))
    // Whoever is logged in makes no client of a guest.
    expect(others).toHaveLength(filled === MAKE ? 0 : 1)
    expect(others).not.toContain(`Bearer ${TOKEN}`)
  })

  test('opens neither the account nor a login: /moje-konto leads to it, /logowanie opens, nobody is named', async () => {
    const cookie = await guest()
    const account = await send('GET', '/moje-konto', cookie)
    expect([account.status, account.headers.get('location')]).toMatchObject([302, expect.stringMatching(/^\/logowanie/)])
    const login = await send('GET', '/logowanie', cookie)
    expect([login.status, await login.text()]).toMatchObject([200, expect.stringContaining('<h1>Logowanie</h1>')])
    expect(await (await send('GET', '/shop/client/details', cookie)).json()).toEqual({ data: null })
    const cart = await (await send('GET', '/cart', cookie)).text()
    expect(cart).toMatch(/id="page-login"[^>]*value=""|value=""[^>]*id="page-login"/)
    expect(cart).not.toContain(cookie.split('guestOrder=')[1])
    for (const { headers } of edge.shop.takeSeen()) expect(headers.get('authorization')).toBeNull()
  })

  test('ends with a login, and with a logout, which takes nothing of a guest', async () => {
    const cookie = await guest()
    expect(setCookies((await logIn(cookie)).response)['guestOrder']).toMatch(/^guestOrder=; Max-Age=0/)
    const out = setCookies(await send('POST', '/auth/logout', cookie))
    expect(out['guestOrder']).toMatch(/^guestOrder=; Max-Age=0/)
    expect(out['ysguestId'], 'the cart stays').toBeUndefined()
  })

  test('that the shop API refuses is gone, and the order is never made as anybody else', async () => {
    const response = await send('POST', '/shop/checkout/order', `ysguestId=${GUEST}; guestOrder=${TOKEN}`, { body: ORDER })
    expect([response.status, await response.json()]).toMatchObject([401, { error: { code: 'UNAUTHORIZED' } }])
    expect(edge.shop.takeSeen().map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${TOKEN}`])
    expect(setCookies(response)['guestOrder']).toMatch(/^guestOrder=; Max-Age=0/)
    expect(setCookies(response)['token']).toBeUndefined()
  })
})

test('EXT-46: the link of an order opens also where the token of a guest’s order is refused, which is gone then', async () => {
  const cookie = `ysguestId=${crypto.randomUUID()}`
  await send('POST', '/shop/cart/product/add', cookie, { body: wanted(30) })
  const placed = await send('POST', '/shop/checkout/order', cookie, { body: ORDER })
  const { orderId, number, paymentLink } = JSON.parse(await placed.text()).data
  const link = `/historia-zamowien/${orderId}?payment=${paymentLink.replace('/platnosc-testowa/', '')}`
  const page = await send('GET', link, `${cookie}; guestOrder=${TOKEN}`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(number)])
  expect(setCookies(page)['guestOrder']).toMatch(/^guestOrder=; Max-Age=0/)
})

describe('EXT-45: a guest’s page while somebody logs in in another tab', () => {
  test.each(['/shop/checkout/order', '/shop/client/password/change'])('its call is refused: %s', async (path) => {
    const { cookie } = await logIn(await guest())
    edge.shop.takeSeen()
    const response = await send('POST', path, cookie, { body: ORDER, headers: { 'page-login': 'guest' } })
    expect([response.status, await response.json()]).toMatchObject([409, { error: { code: 'OTHER_USER' } }])
    expect(edge.shop.takeSeen()).toEqual([])
  })

  test('while nobody does, the order is the guest’s and takes the cart', async () => {
    await send('POST', '/shop/cart/product/add', `ysguestId=${GUEST}`, { body: wanted(1) })
    const placed = await send('POST', '/shop/checkout/order', await guest(), { body: ORDER, headers: { 'page-login': 'guest' } })
    expect([placed.status, await placed.json()]).toMatchObject([200, { data: { status: 'AWAITING_PAYMENT' } }])
    expect(await (await send('GET', '/shop/cart/details2', `ysguestId=${GUEST}`)).json()).toMatchObject({ data: expect.any(String) })
  })
})
