import { LANGUAGES } from '#app/domain/language.ts'
import { DEFAULT_MARKET, MARKETS, type Market } from '#app/domain/market.ts'
import { href, hrefOf } from '#app/addresses/href.ts'
import { matchRoute, type RouteMatch, splitPrefix } from '#app/addresses/match-route.ts'

/** What an address asks for. The URL alone decides; a cookie may only redirect a visit to `/` (GAP-54). */
export type Resolution =
  | { kind: 'page'; match: RouteMatch }
  | { kind: 'moved'; status: 301 | 302; to: string }
  | { kind: 'not-found'; market: Market }

export interface ResolveOptions {
  url: URL
  /** The path as it was asked for, before dots and backslashes were resolved. @default that of url */
  asked?: string
  /** Market id from the visitor's cookie, as it stands there. */
  chosenMarketId?: string | undefined
}

/** Finds the page of an address, or where it moved to: every page has one spelling, and the others lead to it in one step. */
export function resolveAddress({ url, asked = url.pathname, chosenMarketId }: ResolveOptions): Resolution {
  if (asked === '/') return resolveRoot(chosenMarketId)

  const path = plainPath(url.pathname)
  if (path === null) return { kind: 'not-found', market: marketOfPath(url.pathname) }
  if (path === '/') return moved('/', url)

  const { market, rest } = splitPrefix(path)
  if (rest === '') return moved(href('home', {}, market.language), url)

  const match = matchRoute(rest, url.searchParams, market.language)
  if (!match) return resolveForeign(rest, url, market)
  return canonicalQuery(match, url) ?? canonicalPath(match, { url, asked }) ?? { kind: 'page', match }
}

/** The path of an address exactly as it stands in it. */
export function pathAsAsked(address: string): string {
  return /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(address)?.[1] || '/'
}

/** The market that a path belongs to, found or not: by /cp/{lang}, by prefix, else the Polish one. */
export function marketOfPath(path: string): Market {
  return splitPrefix(path).market
}

function resolveRoot(chosenMarketId: string | undefined): Resolution {
  const chosen = Object.values(MARKETS).find((market) => String(market.id) === chosenMarketId)
  if (chosen && chosen.id !== DEFAULT_MARKET.id) return { kind: 'moved', status: 302, to: href('home', {}, chosen.language) }
  return { kind: 'page', match: { name: 'home', params: {}, market: DEFAULT_MARKET } }
}

/** Repeated or empty filter fields, as a form without JavaScript sends them, move to the one canonical query. */
function canonicalQuery(match: RouteMatch, url: URL): Resolution | null {
  if (!('filters' in match.params) || !isFormQuery(url.searchParams)) return null
  return { kind: 'moved', status: 302, to: hrefOf(match) }
}

/** Another spelling of the path: other case, more slashes, escaped letters. The query stays, trackers and all. */
function canonicalPath(match: RouteMatch, { url, asked }: { url: URL; asked: string }): Resolution | null {
  const [path = ''] = hrefOf(match).split('?')
  return path === asked ? null : moved(path, url)
}

function isFormQuery(query: URLSearchParams): boolean {
  const keys = [...query.keys()]
  return new Set(keys).size !== keys.length || [...query.values()].includes('')
}

/** A path translated into another language answers where that language lives. */
function resolveForeign(rest: string, url: URL, market: Market): Resolution {
  for (const language of LANGUAGES) {
    const match = language === market.language ? null : matchRoute(rest, url.searchParams, language)
    if (match && match.name !== 'product' && match.name !== 'content') return { kind: 'moved', status: 301, to: hrefOf(match) }
  }
  return { kind: 'not-found', market }
}

function moved(path: string, url: URL): Resolution {
  return { kind: 'moved', status: 301, to: path + url.search }
}

/** A path in its plain spelling: decoded once, NFC, lower case, single slashes, none at the end. null = no page has such a path. */
function plainPath(path: string): string | null {
  const decoded = decodePath(path)
  if (decoded === null || /[\\\p{Cc}]/u.test(decoded)) return null
  return decoded
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
