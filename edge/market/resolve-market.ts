import { LANGUAGES } from '#app/domain/language.ts'
import { DEFAULT_MARKET, MARKETS, type Market } from '#app/domain/market.ts'
import { href, hrefOf, matchRoute, type RouteMatch, splitPrefix } from '#app/routes.ts'

/** What an address asks for. The URL alone decides; a cookie may only redirect a visit to `/` (GAP-54). */
export type Resolution =
  | { kind: 'page'; match: RouteMatch }
  | { kind: 'moved'; status: 301 | 302; location: string }
  | { kind: 'not-found'; market: Market }

export interface ResolveOptions {
  url: URL
  /** Market id from the visitor's cookie, as it stands there. */
  chosenMarketId?: string | undefined
}

/** Finds the page of an address, or where it moved to. */
export function resolveAddress({ url, chosenMarketId }: ResolveOptions): Resolution {
  if (url.pathname === '/') return resolveRoot(chosenMarketId)

  const path = decodePath(url.pathname)
  if (path === null) return { kind: 'not-found', market: marketOfPath(url.pathname) }
  if (path.endsWith('/')) return moved(url.pathname.replace(/\/+$/, ''), url)

  const { market, rest } = splitPrefix(path)
  if (rest === '') return moved(href('home', {}, market.language), url)

  const match = matchRoute(rest, url.searchParams, market.language)
  if (match) return canonical(match, url) ?? { kind: 'page', match }
  return resolveForeign(rest, url, market)
}

/** The market that a path belongs to, found or not: by /cp/{lang}, by prefix, else the Polish one. */
export function marketOfPath(path: string): Market {
  return splitPrefix(path).market
}

function resolveRoot(chosenMarketId: string | undefined): Resolution {
  const chosen = Object.values(MARKETS).find((market) => String(market.id) === chosenMarketId)
  if (chosen && chosen.id !== DEFAULT_MARKET.id) return { kind: 'moved', status: 302, location: href('home', {}, chosen.language) }
  return { kind: 'page', match: { name: 'home', params: {}, market: DEFAULT_MARKET } }
}

/** Repeated or empty filter fields, as a form without JavaScript sends them, move to the one canonical query. */
function canonical(match: RouteMatch, url: URL): Resolution | null {
  if (!('filters' in match.params) || !isFormQuery(url.searchParams)) return null
  return { kind: 'moved', status: 302, location: hrefOf(match) }
}

function isFormQuery(query: URLSearchParams): boolean {
  const keys = [...query.keys()]
  return new Set(keys).size !== keys.length || [...query.values()].includes('')
}

/** A path translated into another language answers where that language lives. */
function resolveForeign(rest: string, url: URL, market: Market): Resolution {
  for (const language of LANGUAGES) {
    const match = language === market.language ? null : matchRoute(rest, url.searchParams, language)
    if (match && match.name !== 'product' && match.name !== 'content') return { kind: 'moved', status: 301, location: hrefOf(match) }
  }
  return { kind: 'not-found', market }
}

function moved(path: string, url: URL): Resolution {
  // One leading slash only: `//evil` must not become another site's address.
  return { kind: 'moved', status: 301, location: path.replace(/^\/+/, '/') + url.search }
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
