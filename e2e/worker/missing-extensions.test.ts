// A shop API without our extensions: each call that the contract tags `extension` answers 404 or 501 in turn, then all of them, and every page
// that makes it is opened. A page does without, or is no page where the call is what it is about; it never fails.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { href } from '#app/addresses/href.ts'
import type { RouteName } from '#app/addresses/route-params.ts'
import type { OrderId, ProductId, VendorId } from '#app/domain/ids.ts'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { CONTRACT_ROUTES } from '#app/shop-api/contract/calls.ts'
import { flightPath, panelPath } from '#edge/http/flight-protocol.ts'
import { ORDER, wanted } from '#mock-api/test-world/cart-calls.ts'
import { startTestEdge, type TestEdge } from './test-edge.ts'

type Visitor = 'guest' | 'customer' | 'pro'

const OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', langId: 'pl' }
const EXTENSIONS = CONTRACT_ROUTES.filter(({ tags }) => tags?.includes('extension')).map(({ method, path, operationId }) => ({
  operationId,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))
/** What a shop API answers to a call that it does not have. */
const WITHOUT = [404, 501] as const

/** Calls that a page is about: without one of them it does not exist. */
const ABOUT: Partial<Record<RouteName, readonly string[]>> = {
  boutique: ['boutiqueDetails'],
  tag: ['tagDetails'],
  vendor: ['vendorDetails'],
  product: ['productDetails'],
  content: ['contentPage'],
  payment: ['sandboxPayment'],
  order: ['orderDetails'],
  orderDocuments: ['orderDetails'],
  withdrawal: ['orderDetails'],
  sharedList: ['sharedList'],
}

/** React's marker of a section that failed on the server. */
const FAILED_SECTION = /\$RX\("/
/** The heading of a part that could not be loaded. */
const NOT_LOADED = /<h[1-3][^>]*>[^<]*nie dał[ayo] się wczytać/

let edge: TestEdge
/** The extensions that the shop API lacks now, and what it answers to them. */
let missing: { names: ReadonlySet<string>; status: number } = { names: new Set(), status: 404 }
const cookies: Record<Visitor, string> = { guest: `ysguestId=${crypto.randomUUID()}`, customer: '', pro: '' }
let pages: Record<RouteName, { path: string; visitor?: Visitor }>

beforeAll(async () => {
  edge = await startTestEdge()
  cookies.customer = await logIn('customer@patyna.test')
  cookies.pro = await logIn('pro@patyna.test')
  const id = (await orderOf('customer', 30)).orderId as OrderId
  await orderOf('guest', 31)
  const { paymentLink } = await orderOf('customer', 32)
  const list = await post('/shop/client/pro/lists', { name: 'Hotel' }, 'pro')
  const { shareKey: key } = await post(`/shop/client/pro/lists/${list.id}/share`, {}, 'pro')
  for (const visitor of ['guest', 'customer'] as const) await post('/shop/cart/product/add', wanted(33), visitor)
  pages = pagesOf({ id, key, payment: paymentLink.split('/').at(-1) })
})
afterAll(() => edge.close())
beforeEach(() => {
  missing = { names: new Set(), status: 404 }
  edge.shop.setInterference(async ({ method, url }) => {
    const name = extensionOf(method, new URL(url).pathname)
    return name !== null && missing.names.has(name) ? Response.json({ error: { code: 'NOT_FOUND' } }, { status: missing.status }) : null
  })
})

test('every page of a shop API with all extensions is whole, and says which of them it calls', async () => {
  const called: string[] = []
  for (const name of names()) called.push(...(await extensionsOf(name)))
  expect(new Set(called).size, 'extensions that some page reads').toBeGreaterThan(15)
})

test.each(WITHOUT)(
  'GAP-45, EXT-16 to EXT-33: a call that answers %d takes its part from a page, and never breaks it',
  async (status) => {
    for (const name of names()) {
      for (const operationId of await extensionsOf(name)) {
        missing = { names: new Set([operationId]), status }
        expect.soft(await outcomeOf(name), `${name} without ${operationId}`).toBe(ABOUT[name]?.includes(operationId) ? 'no page' : 'whole')
        missing = { names: new Set(), status }
      }
    }
  },
  120_000,
)

test.each(WITHOUT)(
  'every page of a shop API whose extensions all answer %d is whole, or no page',
  async (status) => {
    for (const name of names()) {
      const isAbout = ABOUT[name] !== undefined && (await extensionsOf(name)).some((each) => ABOUT[name]?.includes(each))
      missing = { names: new Set(EXTENSIONS.map(({ operationId }) => operationId)), status }
      expect.soft(await outcomeOf(name), name).toBe(isAbout ? 'no page' : 'whole')
      missing = { names: new Set(), status }
    }
  },
  120_000,
)

test.each(WITHOUT)('the panels of a shop API whose extensions all answer %d are there', async (status) => {
  const build = flightPath(readFileSync('dist/.built-from', 'utf8'))
  missing = { names: new Set(EXTENSIONS.map(({ operationId }) => operationId)), status }
  for (const path of [panelPath(build, 'filters', '/produkty'), panelPath(build, 'departments', '/cp/pl')])
    expect.soft((await edge.get(path)).status, path).toBe(200)
})

const names = () => Object.keys(pages) as RouteName[]

/** How a page stands: whole, 404, or failed. */
async function outcomeOf(name: RouteName): Promise<'whole' | 'no page' | string> {
  const { path, visitor = 'guest' } = pages[name]
  const response = await edge.get(path, { headers: { cookie: cookies[visitor] } })
  const html = await response.text()
  if (response.status === 404) return 'no page'
  const failure = (FAILED_SECTION.exec(html) ?? NOT_LOADED.exec(html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')))?.[0] ?? null
  return response.status === 200 && failure === null && html.includes('<h1') ? 'whole' : `${response.status}: ${failure ?? 'no heading'}`
}

/** The extensions that the server calls for a page. */
async function extensionsOf(name: RouteName): Promise<readonly string[]> {
  edge.shop.takeSeen()
  expect(await outcomeOf(name), `${name} with every call`).toBe('whole')
  const called = edge.shop.takeSeen().map(({ method, url }) => extensionOf(method, new URL(url).pathname))
  return [...new Set(called.filter((each) => each !== null))]
}

function extensionOf(method: string, path: string): string | null {
  return EXTENSIONS.find((one) => one.method === method && one.pattern.test(path))?.operationId ?? null
}

async function logIn(email: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'patyna-2026' })
  const response = await edge.get('/auth/standard', { method: 'POST', body, headers: OURS })
  expect(response.status).toBe(200)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function post(path: string, body: object, visitor: Visitor) {
  const response = await edge.get(path, { method: 'POST', body: JSON.stringify(body), headers: { ...OURS, cookie: cookies[visitor] } })
  const text = await response.text()
  expect(response.status, `${path}: ${text}`).toBe(200)
  return JSON.parse(text).data
}

async function orderOf(visitor: Visitor, product: number) {
  await post('/shop/cart/product/add', wanted(product), visitor)
  await post('/shop/checkout/preview', { deliveries: ORDER.deliveries, promoCode: null }, visitor)
  return post('/shop/checkout/order', ORDER, visitor)
}

/** Every page, with what it is about in the shop of the tests. */
function pagesOf({ id, key, payment }: { id: OrderId; key: string; payment: string }): typeof pages {
  const token = 'a'.repeat(32)
  const product = { slug: 'fotel-366', id: 1 as ProductId, variant: null }
  const filters = NO_FILTERS
  return {
    home: { path: href('home', {}, 'pl') },
    content: { path: href('content', { slug: 'kontakt-z-nami' }, 'pl') },
    catalog: { path: href('catalog', { filters }, 'pl') },
    tag: { path: href('tag', { tag: 'noc-zakupow', filters }, 'pl') },
    boutique: { path: href('boutique', { butique: 'zielone', filters }, 'pl') },
    vendor: { path: href('vendor', { slug: 'dom-z-dusza', id: 1 as VendorId, filters }, 'pl') },
    product: { path: href('product', product, 'pl') },
    cart: { path: href('cart', {}, 'pl') },
    favorites: { path: href('favorites', {}, 'pl') },
    login: { path: href('login', { redirectTo: null }, 'pl') },
    register: { path: href('register', { redirectTo: null }, 'pl') },
    passwordReset: { path: href('passwordReset', {}, 'pl') },
    newPassword: { path: href('newPassword', { token }, 'pl') },
    confirmEmail: { path: href('confirmEmail', { token }, 'pl') },
    similarAlert: { path: href('similarAlert', { token }, 'pl') },
    userProfile: { path: href('userProfile', {}, 'pl'), visitor: 'customer' },
    accountData: { path: href('accountData', {}, 'pl'), visitor: 'customer' },
    checkout: { path: href('checkout', { step: 'summary', order: null }, 'pl'), visitor: 'customer' },
    payment: { path: href('payment', { id: payment }, 'pl') },
    orderHistory: { path: href('orderHistory', { page: 1 }, 'pl'), visitor: 'customer' },
    order: { path: href('order', { id }, 'pl'), visitor: 'customer' },
    orderDocuments: { path: href('orderDocuments', { id }, 'pl'), visitor: 'customer' },
    withdrawal: { path: href('withdrawal', { id }, 'pl'), visitor: 'customer' },
    proLists: { path: href('proLists', {}, 'pl'), visitor: 'pro' },
    sharedList: { path: href('sharedList', { key }, 'pl') },
    discountCodes: { path: href('discountCodes', {}, 'pl'), visitor: 'pro' },
  }
}
