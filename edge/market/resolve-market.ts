import { decodeComponent } from '#app/domain/decode-component.ts'
import { LANGUAGES } from '#app/domain/language.ts'
import { DEFAULT_MARKET, MARKETS, type Market } from '#app/domain/market.ts'
import { href, hrefOf } from '#app/addresses/href.ts'
import { matchRoute, type RouteMatch, splitPrefix } from '#app/addresses/match-route.ts'
import { withSource } from './keep-source.ts'

/** The page of an address. The URL alone decides; a cookie may only redirect `/` (GAP-54). */
export type Resolution =
  | { kind: 'page'; match: RouteMatch }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'not-found'; market: Market }

export interface ResolveOptions {
  url: URL
  /** The path as the client sent it, before dot segments and backslashes were resolved. @default that of url */
  rawPath?: string
  /** Value of the market cookie, unchecked. */
  chosenMarketId?: string | undefined
}

/** The page of an address, or a redirect to its canonical spelling: every page has one, and the others lead to it in one step. */
export function resolveAddress({ url, rawPath = url.pathname, chosenMarketId }: ResolveOptions): Resolution {
  if (rawPath === '/') return resolveRoot(url, chosenMarketId)

  const path = normalPath(url.pathname)
  if (path === null) return { kind: 'not-found', market: marketOfPath(url.pathname) }
  if (path === '/') return redirectTo('/', url)

  const { market, rest } = splitPrefix(path)
  if (rest === '') return redirectTo(href('home', {}, market.language), url)

  const match = matchRoute(rest, url.searchParams, market.language)
  if (!match) return resolveForeign(rest, url, market)
  return canonicalQuery(match, url) ?? canonicalPath(match, { url, rawPath }) ?? { kind: 'page', match }
}

/** The path of an address, unresolved. */
export function rawPathOf(address: string): string {
  return /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(address)?.[1] || '/'
}

/** The market of a path, whether or not there is such a page: by /cp/{lang}, by prefix, else the Polish one. */
export function marketOfPath(path: string): Market {
  return splitPrefix(path).market
}

function resolveRoot({ search }: URL, chosenMarketId: string | undefined): Resolution {
  const chosen = Object.values(MARKETS).find((market) => String(market.id) === chosenMarketId)
  if (chosen && chosen.id !== DEFAULT_MARKET.id) return { kind: 'redirect', status: 302, to: href('home', {}, chosen.language) + search }
  return { kind: 'page', match: { name: 'home', params: {}, market: DEFAULT_MARKET } }
}

/** Repeated or empty filter fields, as a form without JavaScript sends them, redirect to the canonical query. */
function canonicalQuery(match: RouteMatch, url: URL): Resolution | null {
  if (!('filters' in match.params) || !isFormQuery(url.searchParams)) return null
  return { kind: 'redirect', status: 302, to: withSource(hrefOf(match), url) }
}

/** Another spelling of the path (case, slashes, escapes) redirects to the canonical one; the query stays. */
function canonicalPath(match: RouteMatch, { url, rawPath }: { url: URL; rawPath: string }): Resolution | null {
  const [path = ''] = hrefOf(match).split('?')
  return path === rawPath ? null : redirectTo(path, url)
}

function isFormQuery(query: URLSearchParams): boolean {
  const keys = [...query.keys()]
  return new Set(keys).size !== keys.length || [...query.values()].includes('')
}

/** A path in another language redirects to the market of that language. */
function resolveForeign(rest: string, url: URL, market: Market): Resolution {
  for (const language of LANGUAGES) {
    const match = language === market.language ? null : matchRoute(rest, url.searchParams, language)
    if (match && match.name !== 'product' && match.name !== 'content')
      return { kind: 'redirect', status: 301, to: withSource(hrefOf(match), url) }
  }
  return { kind: 'not-found', market }
}

function redirectTo(path: string, url: URL): Resolution {
  return { kind: 'redirect', status: 301, to: path + url.search }
}

/** Normalises a path: decoded once, NFC, lower case, single slashes, no trailing slash, no prefix of the default market. null: no page has such a path. */
function normalPath(path: string): string | null {
  const decoded = decodeComponent(path)
  // Dot segments that are still there were escaped with their slash: a redirect to them would be resolved once more.
  if (decoded === null || /[\\\p{Cc}]|\/\.{1,2}(?:\/|$)/u.test(decoded)) return null
  return decoded
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(NEEDLESS_PREFIX, '/')
}

/** The default market has none, but people guess one. */
const NEEDLESS_PREFIX = new RegExp(`^/${DEFAULT_MARKET.language}(?:/|$)`)
