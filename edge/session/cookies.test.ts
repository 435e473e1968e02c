import { type Context, Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import type { EdgeContext } from '../edge-context.ts'
import { COOKIES, dropCookie, putCookie } from './cookies.ts'

interface Site {
  /** PUBLIC_ORIGIN. */
  origin?: string
  /** Of the request. @default origin */
  requested?: string
  parentDomain?: string
}

/** The Set-Cookie header of one response. */
async function cookieLine(
  set: (c: Context<EdgeContext>) => void,
  { origin = 'https://shop.patyna.test', requested = origin, parentDomain = '' }: Site = {},
) {
  const app = new Hono<EdgeContext>()
  app.get('/', (c) => {
    set(c)
    return c.body(null)
  })
  const hosts = { SHOP_API_ORIGIN: 'http://shop.test', PUBLIC_ORIGIN: origin, VENDOR_HOST: origin, ADMIN_HOST: origin }
  const env = { ...hosts, PARENT_DOMAIN: parentDomain }
  const response = await app.request(`${requested}/`, {}, env)
  return response.headers.get('set-cookie')
}

const parentDomain = 'patyna.test'

describe('the token (GAP-102)', () => {
  test('CKE-01, CKE-02: is set on the parent domain where one is configured, on every path', async () => {
    expect(await cookieLine((c) => putCookie(c, COOKIES.token, 'x'), { parentDomain })).toBe(
      'token=x; Max-Age=2592000; Domain=patyna.test; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
  })

  test('is removed with the attributes with which it was set', async () =>
    expect(await cookieLine((c) => dropCookie(c, COOKIES.token), { parentDomain })).toMatch(
      /^token=; Max-Age=0; Domain=patyna\.test; Path=\//,
    ))
})

test.each([
  ['CKE-03: the guest id is this host’s alone', COOKIES.guestId, 'ysguestId=x; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax'],
  ['a cookie for scripts is not HttpOnly', COOKIES.visitor, 'visitor=x; Max-Age=31536000; Path=/; Secure; SameSite=Lax'],
  [
    'CKE-04: the code lives until the browser closes',
    { ...COOKIES.promoCode, writer: 'edge' as const },
    'promoCode=x; Path=/; Secure; SameSite=Lax',
  ],
])('%s', async (_what, policy, line) => expect(await cookieLine((c) => putCookie(c, policy, 'x'), { parentDomain })).toBe(line))

test('without https a cookie is not Secure: this machine has none', async () => {
  expect(await cookieLine((c) => putCookie(c, COOKIES.guestId, 'x'), { origin: 'http://127.0.0.1' })).not.toContain('Secure')
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
