// The only door from the browser to the shop: /shop/* and /auth/* of this origin, private and never stored.
import type { Context } from 'hono'
import { Hono } from 'hono'
import { isLanguage } from '#app/domain/language.ts'
import { DEFAULT_MARKET, marketOfLanguage } from '#app/domain/market.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { EXPECTS_LOGIN } from '#app/domain/account/session-end.ts'
import { readBody } from '../http/read-body.ts'
import { PRIVATE, refuse } from '../http/refusals.ts'
import { askAsVisitor } from '../session/request-as-visitor.ts'
import { keepSession, loggedIn, loggedOut, type VisitorSession, withGuest } from '../session/session-changes.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { keepFacts } from '../session/keep-visitor-facts.ts'
import { visitorAddressHeader } from './visitor-address.ts'
import { answerTo } from './verify-response.ts'
import { takeToken } from './granted-token.ts'
import { orderAsShown } from './order-as-shown.ts'
import { ownPagesOnly } from './same-origin-only.ts'
import { kindOfPath } from '../upstream/call-priorities.ts'
import { shopFetch } from '../upstream/upstream-fetch.ts'
import { wholeAnswer } from '../upstream/buffered-response.ts'
import { sessionEffect } from './shop-calls.ts'
import { shopPath } from './shop-path.ts'

/** Milliseconds that the shop has for a private call, to its last byte; one that was not answered is never tried twice. */
const CALL_TIMEOUT_MS = 5000
/** Of the request's headers only these travel on. */
const PASSED_HEADERS = ['content-type', 'idempotency-key', 'locale'] as const
/** Of the shop's answer only these travel back. */
const PASSED_ON = ['content-type', 'retry-after', 'x-mock-fault-applied'] as const

export const shopGateway = new Hono<EdgeContext>().all('/shop/*', ownPagesOnly(), passOn).all('/auth/*', ownPagesOnly(), passOn)

/**
 * Sends a call on with the visitor's session headers. Nothing else of the request travels: not its cookies, not its other headers,
 * and the shop's host is configured, so no part of an address can lead elsewhere.
 */
async function passOn(c: Context<EdgeContext>): Promise<Response> {
  const path = shopPath(c.req.url)
  if (path === null) return refuse(c, 'MALFORMED')
  const body = await readBody(c.req.raw)
  if ('refusal' in body) return refuse(c, body.refusal)
  const expectsLogin = c.req.header(EXPECTS_LOGIN) !== undefined
  if (expectsLogin && c.var.session.token === null) return refuse(c, 'UNAUTHORIZED')
  const askAs = async (session: VisitorSession) => orderAsShown(path, body.bytes, (sent) => askShop(c, session, sent))
  const asked = await askAsVisitor(withGuest(c.var.session), askAs, { expectsLogin }).catch(() => null)
  const effect = sessionEffect(c.req.method, path)
  if (effect === 'logout') {
    // Also when the shop does not answer: on this device the visitor is out.
    keepSession(c, loggedOut())
  } else if (asked) {
    if (asked.answer.ok && effect === 'login') return answerLogin(c, asked.answer)
    keepSession(c, asked.session)
  }
  if (!asked) return refuse(c, 'SHOP_UNAVAILABLE')
  return answerAs(c, await keepFacts(c, path, asked.answer, asked.session))
}

async function askShop(c: Context<EdgeContext>, session: VisitorSession, body: Uint8Array<ArrayBuffer>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const headers = new Headers(sessionHeaders(marketOf(c), session))
  for (const name of PASSED_HEADERS) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  for (const [name, value] of Object.entries({ ...visitorAddressHeader(c), ...c.var.mockHeaders })) headers.set(name, value)
  const { method, url } = c.req
  const answer = await shopFetch(c, { calls: kindOfPath(pathname) })(parseEnv(c.env).SHOP_API_ORIGIN + pathname + search, {
    method,
    headers,
    body: body.byteLength === 0 ? null : body,
    redirect: 'manual',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  })
  return answerTo({ method, url, body }, await wholeAnswer(answer))
}

async function answerLogin(c: Context<EdgeContext>, answer: Response): Promise<Response> {
  const grant = await takeToken(answer)
  if (!grant) return refuse(c, 'SHOP_UNAVAILABLE')
  keepSession(c, loggedIn(grant.token))
  return c.json(grant.body, 200, PRIVATE)
}

/** c.newResponse keeps the cookies that were set on the way. */
function answerAs(c: Context<EdgeContext>, answer: Response): Response {
  const headers = new Headers({ 'content-type': 'application/json', ...PRIVATE })
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return c.newResponse(answer.body, new Response(null, { status: answer.status, headers }))
}

/** The page says its language; the market follows from it. */
function marketOf(c: Context<EdgeContext>) {
  const language = c.req.header('langId') ?? ''
  return isLanguage(language) ? marketOfLanguage(language) : DEFAULT_MARKET
}
