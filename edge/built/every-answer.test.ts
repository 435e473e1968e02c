// What every answer bears, whatever is asked: over all pages in all languages, and over every status that the edge gives.
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_FILTERS } from '#app/domain/filters.ts'
import type { OrderId, ProductId, VendorId } from '#app/domain/ids.ts'
import { LANGUAGES } from '#app/domain/language.ts'
import { href, type RouteName, type RouteParams, ROUTES } from '#app/routes.ts'
import { startTestEdge, type TestEdge } from './test-edge.ts'

let edge: TestEdge
beforeAll(async () => {
  edge = await startTestEdge()
})
afterAll(() => edge.close())
beforeEach(() => edge.shop.setInterference())

type EdgeResponse = Awaited<ReturnType<TestEdge['get']>>

/** One address of every page. */
const EXAMPLES: { [Name in RouteName]: RouteParams[Name] } = {
  home: {},
  catalog: { filters: NO_FILTERS },
  tag: { tag: 'prl', filters: NO_FILTERS },
  boutique: { butique: 'skandynawia', filters: NO_FILTERS },
  vendor: { slug: 'dom-z-dusza', id: 1 as VendorId, filters: NO_FILTERS },
  content: { slug: 'kontakt-z-nami' },
  cart: {},
  favorites: {},
  login: { redirectTo: null },
  register: { redirectTo: null },
  passwordReset: {},
  newPassword: { token: null },
  userProfile: {},
  checkout: { step: 'delivery', order: null } as RouteParams['checkout'],
  payment: { id: '00000000-0000-4000-8000-000000000000' },
  orderHistory: { page: 1 },
  order: { id: 1 as OrderId },
  withdrawal: { id: 1 as OrderId },
  proLists: {},
  discountCodes: {},
  product: { slug: 'fotel-366', id: 1 as ProductId, variant: null },
}

const PAGES = (Object.keys(EXAMPLES) as RouteName[]).flatMap((name) =>
  LANGUAGES.map((language) => ({ name, language, address: href(name, EXAMPLES[name], language) })),
)

function expectWholeSet({ headers, status }: EdgeResponse, what: string) {
  const type = headers.get('content-type') ?? ''
  expect(headers.get('cache-control'), `${what}: ${status} says how it may be kept`).toMatch(/no-store|max-age=\d+|^private, no-cache$/)
  expect(headers.get('x-content-type-options'), what).toBe('nosniff')
  expect(headers.get('referrer-policy'), what).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
  expect(headers.get('cross-origin-opener-policy'), what).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy'), what).toBe(type.startsWith('image/') ? 'cross-origin' : 'same-origin')
  expect(headers.get('x-frame-options'), what).toBe('DENY')
  expect(headers.get('origin-agent-cluster'), what).toBe('?1')
  expect(headers.get('permissions-policy'), what).toContain('camera=()')
  expect(headers.get('content-security-policy'), what).toContain("default-src 'none'")
  expect(headers.get('content-security-policy'), what).toContain("frame-ancestors 'none'")
  if (!what.includes('/assets/')) expect(headers.get('strict-transport-security'), `${what}: this is http`).toBeNull()
  expect(headers.get('access-control-allow-origin'), what).toBeNull()
  if (type.startsWith('text/html')) {
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of [
      "script-src 'self' ",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      'report-uri /csp',
      'report-to csp',
    ]) {
      expect(policy, what).toContain(part)
    }
    expect(policy, what).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure/)
    expect(headers.get('content-security-policy-report-only'), what).toContain("require-trusted-types-for 'script'")
    expect(headers.get('reporting-endpoints'), what).toBe('csp="/csp"')
  }
}

describe('every page', () => {
  test.each(PAGES)('$name: $address', async ({ name, address }) => {
    const answer = await edge.get(address)
    await answer.text()
    expectWholeSet(answer, address)
    if (ROUTES[name].cache === 'private') expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  })

  test.each(PAGES.filter(({ language }) => language === 'pl'))(
    '$name, asked for its head alone and without the shop',
    async ({ address }) => {
      const head = await edge.get(address, { method: 'HEAD' })
      expect(await head.text()).toBe('')
      expectWholeSet(head, `HEAD ${address}`)
      edge.shop.setInterference(isDown)
      const failed = await edge.get(address)
      await failed.text()
      expectWholeSet(failed, `${address} without the shop`)
    },
  )
})

const JSON_CALL = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const isDown = async () => new Response(null, { status: 503 })
const file = () => `/assets/${readdirSync('dist/client/assets').find((name) => name.endsWith('.js'))}`

interface Probe {
  status: number
  path: string | (() => string)
  init?: Parameters<TestEdge['get']>[1]
  isShopDown?: true
}

/** Ways to every status. */
const PROBES: readonly Probe[] = [
  { status: 200, path: '/produkty' },
  { status: 200, path: '/healthz' },
  { status: 200, path: file },
  { status: 200, path: '/shop/client/details' },
  { status: 204, path: '/csp', init: { method: 'POST', body: '[]', headers: { 'content-type': 'application/reports+json' } } },
  { status: 301, path: '/Produkty/' },
  { status: 301, path: '/zly-slug-1' },
  { status: 302, path: '/produkty?colors=7&colors=2' },
  { status: 303, path: '/__whole?to=%2Fprodukty' },
  { status: 400, path: '/shop/..%2f..%2fhealthz' },
  { status: 400, path: '/csp', init: { method: 'POST', body: 'x', headers: { 'content-type': 'application/csp-report' } } },
  {
    status: 403,
    path: '/shop/client/product/like/1',
    init: { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
  },
  { status: 404, path: '/nie-ma' },
  { status: 404, path: '/assets/nothing.js' },
  { status: 404, path: '/photos/nothing-640.webp' },
  { status: 404, path: '/shop/nothing' },
  { status: 405, path: '/produkty', init: { method: 'DELETE' } },
  { status: 405, path: '/produkty', init: { method: 'OPTIONS' } },
  { status: 405, path: '/shop/client/details', init: { method: 'PATCH' } },
  { status: 409, path: '/_rsc/000000000000/produkty' },
  { status: 413, path: '/shop/client/product/like/1', init: { method: 'POST', body: 'x'.repeat(33 * 1024), headers: JSON_CALL } },
  {
    status: 413,
    path: '/csp',
    init: { method: 'POST', body: 'x'.repeat(9 * 1024), headers: { 'content-type': 'application/csp-report' } },
  },
  { status: 414, path: `/${'a'.repeat(9 * 1024)}` },
  { status: 415, path: '/shop/client/product/like/1', init: { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } } },
  { status: 415, path: '/csp', init: { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } } },
  { status: 421, path: 'http://evil.test/produkty' },
  { status: 421, path: 'http://evil.test/shop/client/details' },
  { status: 431, path: '/produkty', init: { headers: { 'x-long': 'a'.repeat(17 * 1024) } } },
  { status: 431, path: '/produkty', init: { headers: { cookie: `a=${'a'.repeat(9 * 1024)}` } } },
  { status: 503, path: '/fotel-366-1', isShopDown: true },
  { status: 503, path: '/shop/client/details', isShopDown: true },
  { status: 503, path: '/photos/nothing-640.webp', isShopDown: true },
]

describe('every status', () => {
  test.each(PROBES)('$status: $path', async ({ status, path, init, isShopDown }) => {
    if (isShopDown) edge.shop.setInterference(isDown)
    const address = typeof path === 'string' ? path : path()
    const answer = await edge.get(address, init)
    const text = await answer.text()
    expect(answer.status, text.slice(0, 200)).toBe(status)
    expectWholeSet(answer, `${init?.method ?? 'GET'} ${address.slice(0, 80)}`)
    if (status >= 300) expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    expect(text, 'nothing of the inside').not.toMatch(/at \w+ \(|\.tsx?:\d|127\.0\.0\.1|reference = /)
  })

  test('too many cookies are taken away, or nobody would ever come in again', async () => {
    const answer = await edge.get('/produkty', { headers: { cookie: `a=${'a'.repeat(9 * 1024)}` } })
    expect(answer.headers.get('clear-site-data')).toBe('"cookies"')
  })

  test.each(['/shop/client/details', '/auth/standard'])('what %s refuses has the one shape of an error (GAP-115)', async (path) => {
    const answer = await edge.get(path, { method: 'PATCH', headers: JSON_CALL, body: '{}' })
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toEqual({ error: { code: 'METHOD_NOT_ALLOWED', message: expect.any(String) } })
  })
})

test.each(['/logowanie', '/rejestracja', '/checkout', '/nowe-haslo'])('nobody learns that somebody comes from %s', async (address) => {
  const answer = await edge.get(address)
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
})

test('nonces differ from answer to answer', async () => {
  const nonces = await Promise.all(
    [1, 2, 3].map(async () => /'nonce-([^']+)'/.exec((await edge.get('/')).headers.get('content-security-policy') ?? '')?.[1]),
  )
  expect(new Set(nonces).size).toBe(3)
})
