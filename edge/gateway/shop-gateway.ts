// The only way from the browser to the shop API: /shop/* and /auth/* of this origin, private and never cached.
import type { Context } from 'hono'
import { Hono } from 'hono'
import { EXPECTS_LOGIN } from '#app/domain/account/session-end.ts'
import { isLanguage } from '#app/domain/language.ts'
import { DEFAULT_MARKET, marketOfLanguage } from '#app/domain/market.ts'
import type { EdgeContext, Session } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { readBody } from '../http/read-body.ts'
import { PRIVATE, refuse } from '../http/refusals.ts'
import { COOKIES, putCookie } from '../session/cookies.ts'
import { guestTokenFor, requestAsGuest } from '../session/guest-token.ts'
import { keepVisitorFacts } from '../session/keep-visitor-facts.ts'
import { takeOldSession } from '../session/old-session.ts'
import { isSurelyOfAnotherUser } from '../session/page-login.ts'
import { requestAsVisitor } from '../session/request-as-visitor.ts'
import { dropGuestOrder, keepSession, loggedIn, loggedOut, withGuest } from '../session/session-changes.ts'
import { chosenCountry, sessionHeaders } from '../session/session-headers.ts'
import { priorityOfPath } from '../upstream/call-priorities.ts'
import { contractAnswer, RESPONSE_HEADERS } from '../upstream/contract-answer.ts'
import { PRIVATE_CALL_TIMEOUT_MS, upstreamFetch } from '../upstream/upstream-fetch.ts'
import { admitCall } from './admit-call.ts'
import { takeToken } from './granted-token.ts'
import { orderAsShown } from './order-as-shown.ts'
import { type MatchedCall, sessionEffect } from './shop-calls.ts'
import { verifyResponse } from './verify-response.ts'
import { visitorAddressHeader } from './visitor-address.ts'

/** Request headers that are passed to the shop API. */
const REQUEST_HEADERS = ['content-type', 'idempotency-key', 'locale'] as const

export const shopGateway = new Hono<EdgeContext>().all('/shop/*', proxyCall).all('/auth/*', proxyCall)

/**
 * Proxies a call with the visitor's session headers. Neither cookies nor other headers of the request are passed on, and the host of the shop API is
 * configured, so no part of an address can lead to another host.
 */
async function proxyCall(c: Context<EdgeContext>): Promise<Response> {
  const admitted = await admitCall(c)
  if (admitted instanceof Response) return admitted
  const { path, call } = admitted
  const body = await readBody(c.req.raw)
  if ('refusal' in body) return refuse(c, body.refusal)
  await takeOldSession(c)
  const own = c.get('session')
  const expectsLogin = c.req.header(EXPECTS_LOGIN) !== undefined
  if (expectsLogin && own.token === null) return refuse(c, 'UNAUTHORIZED')
  if (call.isPrivate && (await isSurelyOfAnotherUser(c))) return refuse(c, 'OTHER_USER')
  const effect = sessionEffect(call)
  // A guest is not made of who is logged in (EXT-45).
  if (effect === 'guest' && own.token !== null) return refuse(c, 'OTHER_USER')
  const guestToken = guestTokenFor(c, call)
  const requestAs = (session: Session) => orderAsShown(call.path, body.bytes, (sent) => callUpstream(c, call, session, sent))
  const session = sessionFor(path, own)
  const called = await (
    guestToken === null
      ? requestAsVisitor(session, requestAs, { expectsLogin })
      : // Never as anybody else.
        requestAsGuest(c, { ...session, token: guestToken }, requestAs, { expectsLogin: true }).then((response) => ({ response, session }))
  ).catch(() => null)
  if (effect === 'logout') {
    // Also when the shop API fails: on this device the visitor is logged out. A session that had ended already is what was wanted.
    keepSession(c, loggedOut(own))
    dropGuestOrder(c)
    if (called?.response.status === 401) return c.json({ data: {} }, 200, PRIVATE)
  } else if (called) {
    if (called.response.ok && (effect === 'login' || effect === 'guest')) return grantResponse(c, called, effect)
    keepSession(c, called.response.ok && effect === 'end' ? loggedOut(own) : called.session)
  }
  if (!called) return refuse(c, 'SHOP_UNAVAILABLE')
  return gatewayResponse(c, await keepVisitorFacts(c, path, called.response, called.session))
}

/**
 * The session of a call. What is the same for everybody a stranger reads as nobody, as pages do: a guest id of such a read, which islands make by
 * themselves, could replace the one by which the stranger has just begun a cart (GAP-103).
 */
function sessionFor(path: string, session: Session): Session {
  const isStranger = session.guestId === null && session.token === null
  return isStranger && priorityOfPath(path) !== 'visitor' ? session : withGuest(session)
}

async function callUpstream(
  c: Context<EdgeContext>,
  call: MatchedCall,
  session: Session,
  body: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(c.req.url)
  const market = marketOf(c)
  const passed = REQUEST_HEADERS.flatMap((name) => {
    const value = c.req.header(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const headers = {
    ...sessionHeaders(market, session, priorityOfPath(pathname) === 'visitor' ? chosenCountry(c.get('cookies')) : null),
    ...Object.fromEntries(passed),
    ...visitorAddressHeader(c),
    ...deviceHeader(c, call),
    ...c.get('mockHeaders'),
  }
  const response = await upstreamFetch(c, { priority: priorityOfPath(pathname) })(parseEnv(c.env).SHOP_API_ORIGIN + pathname + search, {
    method: call.method,
    headers,
    body: body.byteLength === 0 ? null : body,
    signal: AbortSignal.timeout(PRIVATE_CALL_TIMEOUT_MS),
  })
  return verifyResponse(call, { langId: market.language, query: searchParams, body }, await contractAnswer(call, response))
}

/** What the browser says of itself, at a login alone: for the user's list of logins (EXT-22). */
function deviceHeader(c: Context<EdgeContext>, call: MatchedCall): Record<string, string> {
  const device = c.req.header('user-agent')
  return device !== undefined && sessionEffect(call) === 'login' ? { 'user-agent': device } : {}
}

interface Granted {
  response: Response
  session: Session
}

async function grantResponse(c: Context<EdgeContext>, { response, session }: Granted, effect: 'login' | 'guest'): Promise<Response> {
  const grant = await takeToken(response)
  if (!grant) return refuse(c, 'SHOP_UNAVAILABLE')
  keepSession(c, effect === 'login' ? loggedIn(grant.token) : session)
  if (effect === 'guest') putCookie(c, COOKIES.guestOrder, grant.token)
  return c.json(grant.body, 200, PRIVATE)
}

/** c.newResponse keeps the cookies that were set on the way. */
function gatewayResponse(c: Context<EdgeContext>, response: Response): Response {
  const headers = new Headers({ 'content-type': 'application/json', ...PRIVATE })
  for (const name of RESPONSE_HEADERS) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return c.newResponse(response.body, new Response(null, { status: response.status, headers }))
}

/** By the language of the page, which the browser sends. */
function marketOf(c: Context<EdgeContext>) {
  const language = c.req.header('langId') ?? ''
  return isLanguage(language) ? marketOfLanguage(language) : DEFAULT_MARKET
}
