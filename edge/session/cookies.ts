// THE COOKIE TABLE: every cookie of the storefront is one row. Those that scripts write have theirs in
// app/domain/marketing/script-cookies.ts, which the browser loads, and appear here by themselves.
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type CookieOptions, parse } from 'hono/utils/cookie'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'

export interface CookiePolicy {
  name: string
  /** own: under `__Host-` wherever it is Secure, so that this host alone can set it (EXT-61). named: by its name. */
  prefix: 'own' | 'named'
  /** Seconds; null: until the browser closes. */
  maxAge: number | null
  httpOnly: boolean
  /** Its value is signed for the session (visitor-facts-cookie.ts). */
  isSigned: boolean
  writer: 'edge' | 'script'
}

/** Attributes of a row, unless it says otherwise. */
const EDGE = { prefix: 'own', httpOnly: true, isSigned: false, writer: 'edge' } as const
const SCRIPT = { ...EDGE, prefix: 'named', httpOnly: false, writer: 'script' } as const

const HOUR = 60 * 60
const DAY = 24 * HOUR

export const COOKIES = {
  /** Bearer token of a logged-in customer (spec §9, GAP-102). */
  token: { ...EDGE, name: 'token', maxAge: 30 * DAY },
  /** Token of the client that was made for a guest's order; no login (EXT-45). */
  guestOrder: { ...EDGE, name: 'guestOrder', maxAge: 2 * HOUR },
  /** The guest id of a visitor without a login (spec §9, GAP-103). */
  guestId: { ...EDGE, name: 'ysguestId', maxAge: 365 * DAY },
  /** The market that a visitor chose; may only redirect a visit to `/` (GAP-54). */
  market: { ...EDGE, prefix: 'named', name: 'marketId', maxAge: 365 * DAY },
  /** The browser runs no scripts: pages are buffered instead of streamed, with the same content. */
  buffered: { ...EDGE, prefix: 'named', name: 'whole', maxAge: null },
  /** Facts for the personalisation of the next page (visitor-facts.ts). */
  cartFact: { ...EDGE, name: 'cartHint', maxAge: DAY, isSigned: true },
  likesFact: { ...EDGE, name: 'likesHint', maxAge: DAY, isSigned: true },
  userFact: { ...EDGE, name: 'userHint', maxAge: DAY, isSigned: true },
  ...scriptRows(SCRIPT_COOKIES),
  /** Scripts only read it. */
  visitor: { ...EDGE, ...SCRIPT_COOKIES.visitor, prefix: 'named', httpOnly: false },
} as const satisfies Record<string, CookiePolicy>

const PREFIX = '__Host-'
const OWN: ReadonlySet<string> = new Set(Object.values(COOKIES).flatMap(({ prefix, name }) => (prefix === 'own' ? [name] : [])))

/** The cookies of a request by the names of the table, decoded. What another host of the domain can set is none of the shop's own. */
export function readCookies(c: Context<EdgeContext>): Record<string, string> {
  const sent = getCookie(c)
  if (!isSecure(c)) return sent
  const rest = Object.entries(sent).filter(([name]) => !OWN.has(name))
  return Object.fromEntries(rest.map(([name, value]) => [OWN.has(name.slice(PREFIX.length)) ? name.replace(PREFIX, '') : name, value]))
}

/** Different values of the cookies that have the plain name of an own one: of older builds, of the panels, or tossed by any host of the domain. */
export function plainValues(c: Context<EdgeContext>, { name }: CookiePolicy): string[] {
  const pairs = isSecure(c) ? (c.req.header('cookie') ?? '').split(';') : []
  return [...new Set(pairs.flatMap((pair) => parse(pair, name)[name] ?? []))]
}

/** Sets a cookie that the edge writes. */
export function putCookie(c: Context<EdgeContext>, policy: CookiePolicy & { writer: 'edge' }, value: string): void {
  setCookie(c, sentName(c, policy), value, attributes(c, policy))
}

/** Removes a cookie that the edge writes. */
export function dropCookie(c: Context<EdgeContext>, policy: CookiePolicy & { writer: 'edge' }): void {
  deleteCookie(c, sentName(c, policy), attributes(c, policy))
}

/**
 * Writes the login for the panels, hosts of PARENT_DOMAIN, and clears the scopes that older builds wrote. The shop never reads it.
 * @param token null: nobody is logged in
 */
export function keepPanelLogin(c: Context<EdgeContext>, token: string | null): void {
  if (!isSecure(c)) return
  const { PARENT_DOMAIN } = parseEnv(c.env)
  const [{ name }, options, isThere] = [COOKIES.token, attributes(c, COOKIES.token), plainValues(c, COOKIES.token).length > 0]
  if (isThere) deleteCookie(c, name, options)
  if (PARENT_DOMAIN === '') return
  if (token !== null) setCookie(c, name, token, { ...options, domain: PARENT_DOMAIN })
  else if (isThere) deleteCookie(c, name, { ...options, domain: PARENT_DOMAIN })
}

function sentName(c: Context<EdgeContext>, { prefix, name }: CookiePolicy): string {
  return prefix === 'own' && isSecure(c) ? PREFIX + name : name
}

/** Without https, on a developer's machine, browsers disagree about Secure cookies. */
function isSecure(c: Context<EdgeContext>): boolean {
  return parseEnv(c.env).isPublic || c.req.url.startsWith('https:')
}

function attributes(c: Context<EdgeContext>, { httpOnly, maxAge }: CookiePolicy): CookieOptions {
  return { path: '/', httpOnly, sameSite: 'Lax', secure: isSecure(c), ...(maxAge !== null && { maxAge }) }
}

function scriptRows<Rows extends Record<string, Pick<CookiePolicy, 'name' | 'maxAge'>>>(rows: Rows) {
  const entries = Object.entries(rows).map(([key, row]) => [key, { ...SCRIPT, ...row }])
  return Object.fromEntries(entries) as { readonly [Key in keyof Rows]: typeof SCRIPT & Rows[Key] }
}
