// Names of logins (EXT-44): the browser holds each private call to the one for which its page was rendered, and the gateway compares, without a call.
import type { Context } from 'hono'
import { isSameUser, PAGE_LOGIN_HEADER } from '#app/domain/account/page-login.ts'
import { DEFAULT_MARKET } from '#app/domain/market.ts'
import { BoundedMap } from '../bounded-map.ts'
import type { EdgeContext, Session } from '../edge-context.ts'
import { PRIVATE_CALL_TIMEOUT_MS } from '../upstream/upstream-fetch.ts'
import { requestFact } from './request-fact.ts'
import { putFact, signedFact } from './signed-fact.ts'
import { userIdIn } from './visitor-facts.ts'
import { signingKeyOf, toBase64Url } from './visitor-facts-cookie.ts'

/** Bytes of each part of a name: 96 bits are not the same for two by chance. */
const NAME_BYTES = 12
/** Key of names where no secret is bound. A token cannot be guessed, a user id can: without a secret names have no user. */
const NO_SECRET = 'no secret is bound'
/** Names that an isolate remembers, because each call and page of a login needs them. */
const MAX_NAMES = 1000

const encoder = new TextEncoder()
const names = new WeakMap<CryptoKey, Map<string, string>>()

/** The name of a session's login; null: a guest. @param userId undefined: not known */
export async function loginName(secret: string | undefined, { token }: Session, userId: number | undefined): Promise<string | null> {
  if (token === null) return null
  const key = await signingKeyOf(secret || NO_SECRET)
  const login = await namePart(key, 'login', token)
  return secret && userId !== undefined ? `${login}.${await namePart(key, 'user', String(userId))}` : login
}

/** The name of the login of a request, with the user whom its signed cookie names. @param session @default that of the request's cookies */
export async function presentLogin(c: Context<EdgeContext>, session: Session = c.get('session')): Promise<string | null> {
  return loginName(c.env.VISITOR_FACTS_SECRET, session, userIdIn(await signedFact(c, 'user', session)))
}

/** Whether a request comes from a page of another user than the one who is logged in by now, as far as its cookies tell. */
export async function isOfAnotherUser(c: Context<EdgeContext>): Promise<boolean> {
  const page = c.req.header(PAGE_LOGIN_HEADER)
  const present = page === undefined ? null : await presentLogin(c)
  return page !== undefined && present !== null && !isSameUser(page, present)
}

/**
 * The same after asking the shop API, once, who is logged in, where that is not known: somebody who has just logged in again in another tab goes on. If
 * it does not answer, it is another user.
 */
export async function isSurelyOfAnotherUser(c: Context<EdgeContext>): Promise<boolean> {
  if (!(await isOfAnotherUser(c))) return false
  const [page, session] = [c.req.header(PAGE_LOGIN_HEADER) ?? '', c.get('session')]
  if (!c.env.VISITOR_FACTS_SECRET || !page.includes('.') || (await presentLogin(c))?.includes('.')) return true
  const fact = await requestFact(c, { name: 'user', market: DEFAULT_MARKET, priority: 'visitor', timeoutMs: PRIVATE_CALL_TIMEOUT_MS })
  if (fact !== undefined) await putFact(c, 'user', fact, session)
  const present = await loginName(c.env.VISITOR_FACTS_SECRET, session, userIdIn(fact))
  return present === null || !isSameUser(page, present)
}

async function namePart(key: CryptoKey, kind: 'login' | 'user', value: string): Promise<string> {
  const known = names.get(key) ?? new BoundedMap<string, string>(MAX_NAMES)
  names.set(key, known)
  const text = JSON.stringify([kind, value])
  const name = known.get(text) ?? toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)), 0, NAME_BYTES))
  known.set(text, name)
  return name
}
