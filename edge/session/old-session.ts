// Sessions of builds before EXT-61, whose cookies had plain names: any host of the domain can set those, or have them sent twice.
import type { Context } from 'hono'
import { DEFAULT_MARKET } from '#app/domain/market.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { PRIVATE_CALL_TIMEOUT_MS } from '../upstream/upstream-fetch.ts'
import { COOKIES, keepPanelLogin, plainValues } from './cookies.ts'
import { requestFact } from './request-fact.ts'
import { GuestId, Token } from './session.ts'
import { keepSession } from './session-changes.ts'
import { userIdIn } from './visitor-facts.ts'

/** Of tokens that are tried: one of each scope in which older builds have set them, and one more. */
const MAX_TOKENS = 3

/**
 * Takes the session of an older build over, once: where the browser has none of its own, until the day of OLD_SESSIONS_UNTIL. A token has to prove
 * valid, and those that do have to be of one user; else nobody is logged in. From then on the browser has a session, and plain names say nothing.
 * To be awaited before the session of a private page or call is used.
 */
export async function takeOldSession(c: Context<EdgeContext>): Promise<void> {
  const { guestId, token } = c.get('session')
  if (guestId !== null || token !== null || Date.now() >= Date.parse(parseEnv(c.env).OLD_SESSIONS_UNTIL || '1970-01-01')) return
  const tokens = plainValues(c, COOKIES.token).filter((value) => Token.safeParse(value).success)
  const guests = plainValues(c, COOKIES.guestId).filter((value) => GuestId.safeParse(value).success)
  if (tokens.length + guests.length === 0) return
  const proven =
    tokens.length > MAX_TOKENS ? [] : await Promise.all(tokens.map(async (each) => ({ token: each, user: await userOf(c, each) })))
  const valid = proven.filter(({ user }) => user !== undefined)
  const isOne = new Set(valid.map(({ user }) => user)).size === 1
  // Of two guests nobody can say which one is the visitor.
  const [guest = crypto.randomUUID(), ...others] = guests
  const session = { guestId: others.length > 0 ? crypto.randomUUID() : guest, token: (isOne && valid[0]?.token) || null }
  keepSession(c, session)
  if (session.token === null) keepPanelLogin(c, null)
  c.set('session', session)
}

/** Id of the user whose token it is; undefined: it is refused, or the shop API does not say. */
async function userOf(c: Context<EdgeContext>, token: string): Promise<number | undefined> {
  const session = { guestId: null, token }
  return userIdIn(
    await requestFact(c, { name: 'user', market: DEFAULT_MARKET, priority: 'visitor', timeoutMs: PRIVATE_CALL_TIMEOUT_MS, session }),
  )
}
