// The only door from the browser to the shop: /shop/* and /auth/* of this origin, private and never stored.
import type { Context } from 'hono'
import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { isLanguage } from '#app/domain/language.ts'
import { DEFAULT_MARKET, marketOfLanguage } from '#app/domain/market.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { COOKIES } from '../session/cookies.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { visitorAddressHeader } from './visitor-address.ts'

/** Milliseconds that the shop has for a private call; a mutation is never tried twice. */
const CALL_TIMEOUT_MS = 5000

export const shopGateway = new Hono<EdgeContext>().all('/shop/*', passOn).all('/auth/*', passOn)

/** Headers of the shop's answer that go on to the browser. */
const PASSED_ON = ['content-type', 'retry-after', 'x-mock-fault-applied'] as const

/**
 * Sends a call on with the visitor's session headers. Nothing else of the request travels: not its cookies, not its headers,
 * and the shop's host is configured, so no part of an address can lead elsewhere.
 */
async function passOn(c: Context<EdgeContext>): Promise<Response> {
  const session = { ...c.var.session, guestId: c.var.session.guestId ?? newGuestId(c) }
  const { pathname, search } = new URL(c.req.url)
  const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD'
  const answer = await fetch(parseEnv(c.env).SHOP_API_ORIGIN + pathname + search, {
    method: c.req.method,
    headers: {
      ...sessionHeaders(marketOf(c), session),
      ...visitorAddressHeader(c),
      ...c.var.mockHeaders,
      ...(hasBody && { 'content-type': c.req.header('content-type') ?? '' }),
    },
    body: hasBody ? await c.req.arrayBuffer() : null,
    redirect: 'manual',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch(() => null)
  if (!answer) return c.json({ error: { code: 'SHOP_UNAVAILABLE', message: 'The shop does not answer.' } }, 503, PRIVATE)
  const headers = { 'content-type': 'application/json', ...passedOn(answer), ...PRIVATE }
  // c.newResponse keeps the cookie that a first visit was given.
  return c.newResponse(answer.body, new Response(null, { status: answer.status, headers }))
}

function passedOn({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

const PRIVATE = { 'cache-control': 'private, no-store' }

/** The page says its language; the market follows from it. */
function marketOf(c: Context<EdgeContext>) {
  const language = c.req.header('langId') ?? ''
  return isLanguage(language) ? marketOfLanguage(language) : DEFAULT_MARKET
}

function newGuestId(c: Context<EdgeContext>): string {
  const id = crypto.randomUUID()
  setCookie(c, COOKIES.guestId.name, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.req.url.startsWith('https:'),
    maxAge: COOKIES.guestId.maxAge,
  })
  return id
}
