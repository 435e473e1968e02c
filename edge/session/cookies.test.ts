import { type Context, Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import type { EdgeContext } from '../edge-context.ts'
import { COOKIES, dropCookie, keepPanelLogin, plainValues, putCookie, readCookies } from './cookies.ts'

interface Site {
  /** PUBLIC_ORIGIN. */
  origin?: string
  /** Of the request. @default origin */
  requested?: string
  parentDomain?: string
  /** Header of the request. */
  cookie?: string
}

/** The Set-Cookie header of one response. */
async function cookieLine(
  set: (c: Context<EdgeContext>) => void,
  { origin = 'https://shop.patyna.test', requested = origin, parentDomain = '', cookie = '' }: Site = {},
) {
  const app = new Hono<EdgeContext>()
  app.get('/', (c) => {
    set(c)
    return c.body(null)
  })
  const hosts = { SHOP_API_ORIGIN: 'http://shop.test', PUBLIC_ORIGIN: origin, VENDOR_HOST: origin, ADMIN_HOST: origin }
  const env = { ...hosts, PARENT_DOMAIN: parentDomain }
  const response = await app.request(`${requested}/`, { headers: { cookie } }, env)
  return response.headers.get('set-cookie')
}

const parentDomain = 'patyna.test'

describe('the token (GAP-102, EXT-61)', () => {
  test('CKE-02: is the shop’s own, whatever the parent domain, and removed as it was set', async () => {
    const line = '__Host-token=x; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax'
    expect(await cookieLine((c) => putCookie(c, COOKIES.token, 'x'), { parentDomain })).toBe(line)
    const gone = '__Host-token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'
    expect(await cookieLine((c) => dropCookie(c, COOKIES.token), { parentDomain })).toBe(gone)
  })

  test('CKE-01: beside it the panels have theirs on the parent domain, where one is configured', async () => {
    const line = 'token=x; Max-Age=2592000; Domain=patyna.test; Path=/; HttpOnly; Secure; SameSite=Lax'
    expect(await cookieLine((c) => keepPanelLogin(c, 'x'), { parentDomain })).toBe(line)
    expect(await cookieLine((c) => keepPanelLogin(c, 'x'))).toBeNull()
  })

  test('a logout clears both scopes of the plain name, of older builds and of the panels', async () => {
    const site = { parentDomain, cookie: 'token=old' }
    expect(await cookieLine((c) => keepPanelLogin(c, null), site)).toBe(
      ['token=; Max-Age=0; Path=/', 'token=; Max-Age=0; Domain=patyna.test; Path=/']
        .map((scope) => `${scope}; HttpOnly; Secure; SameSite=Lax`)
        .join(', '),
    )
    expect(await cookieLine((c) => keepPanelLogin(c, null), { parentDomain })).toBeNull()
  })
})

const TOSSED =
  'token=a; ysguestId=b; __Host-token=own; token=c;token=a; \u00a0__Host-guestOrder=d; __host-guestOrder=e; marketId=3; xtoken=f'
const REST = { '__host-guestOrder': 'e', marketId: '3', xtoken: 'f' }
test.each([
  ['https: what carries the prefix, by the names of the table', 'https://shop.patyna.test', { token: 'own', ...REST }, ['a', 'c']],
  ['this machine: plain names', 'http://127.0.0.1', { token: 'a', ysguestId: 'b', '__Host-token': 'own', ...REST }, []],
])('EXT-61: of doubled cookies %s', async (_what, origin, expected, plain) => {
  const seen: unknown[] = []
  await cookieLine((c) => void seen.push({ ...readCookies(c) }, plainValues(c, COOKIES.token)), { origin, cookie: TOSSED })
  expect(seen).toEqual([expected, plain])
})

test.each([
  [
    'CKE-03: the guest id is this host’s alone',
    COOKIES.guestId,
    '__Host-ysguestId=x; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ],
  ['a cookie for scripts is not HttpOnly', COOKIES.visitor, 'visitor=x; Max-Age=31536000; Path=/; Secure; SameSite=Lax'],
  [
    'CKE-04: the code lives until the browser closes',
    { ...COOKIES.promoCode, writer: 'edge' as const },
    'promoCode=x; Path=/; Secure; SameSite=Lax',
  ],
])('%s', async (_what, policy, line) => expect(await cookieLine((c) => putCookie(c, policy, 'x'), { parentDomain })).toBe(line))

test('without https a cookie is not Secure, and the panels get none: this machine has none, but for a front end of its own', async () => {
  const site = { origin: 'http://127.0.0.1', parentDomain }
  expect(await cookieLine((c) => putCookie(c, COOKIES.guestId, 'x'), site)).not.toContain('Secure')
  expect(await cookieLine((c) => keepPanelLogin(c, 'x'), site)).toBeNull()
  const requested = 'https://127.0.0.1'
  expect(await cookieLine((c) => putCookie(c, COOKIES.guestId, 'x'), { ...site, requested })).toContain('Secure')
})

test('GAP-102, GAP-103: where the storefront is public every cookie is Secure, whatever a request came by', async () => {
  const requested = 'http://127.0.0.1'
  // Some have an id in their name.
  for (const policy of Object.values(COOKIES).map((each) => ({ ...each, name: 'cookie', writer: 'edge' as const }))) {
    expect(await cookieLine((c) => putCookie(c, policy, 'x'), { requested })).toContain('; Secure')
    expect(await cookieLine((c) => dropCookie(c, policy), { requested })).toContain('; Secure')
  }
})

test('a cookie that scripts write is in the table by its own row, and never HttpOnly', () => {
  const rows = Object.entries(SCRIPT_COOKIES).filter(([key]) => key !== 'visitor')
  expect(rows.length).toBeGreaterThan(3)
  for (const [key, { name, maxAge }] of rows)
    expect(COOKIES[key as keyof typeof SCRIPT_COOKIES]).toMatchObject({ name, maxAge, httpOnly: false, writer: 'script' })
})
