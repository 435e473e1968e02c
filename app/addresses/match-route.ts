import { isLanguage, type Language } from '../domain/language.ts'
import { DEFAULT_MARKET, type Market, marketOfLanguage, MARKETS } from '../domain/market.ts'
import type { Address } from './address-table.ts'
import { ADDRESSES, type RouteName, type RouteParams } from './route-params.ts'

/** A page that a path names: which one, in which market, with what. */
export type RouteMatch = { [Name in RouteName]: { name: Name; params: RouteParams[Name]; market: Market } }[RouteName]

const ROUTE_NAMES = Object.keys(ADDRESSES) as RouteName[]

/** Finds the page of a decoded path (without its market's prefix) in one language; null = none. */
export function matchRoute(path: string, query: URLSearchParams, language: Language): RouteMatch | null {
  for (const name of ROUTE_NAMES) {
    const match = matchRow(name, path, query, language)
    if (match) return match
  }
  return null
}

/** The market that a decoded path begins with, and what follows: /cp/{lang} carries its language in the path, other pages have a prefix. */
export function splitPrefix(path: string): { market: Market; rest: string } {
  const [, first = '', second = ''] = path.split('/')
  if (first === 'cp') return { market: isLanguage(second) ? marketOfLanguage(second) : DEFAULT_MARKET, rest: path }
  const market = Object.values(MARKETS).find(({ prefix }) => prefix === `/${first}`)
  return market ? { market, rest: path.slice(market.prefix.length) } : { market: DEFAULT_MARKET, rest: path }
}

function matchRow<Name extends RouteName>(name: Name, path: string, query: URLSearchParams, language: Language): RouteMatch | null {
  const address: Address<RouteParams[Name]> = ADDRESSES[name]
  const segments = matchSegments(address.path(language), path)
  const params = segments && address.parse(segments, query)
  return params && ({ name, params, market: marketOfLanguage(language) } as RouteMatch)
}

function matchSegments(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const values: Record<string, string> = {}
  for (const [index, want] of wanted.entries()) {
    const have = given[index] ?? ''
    if (want.startsWith(':')) {
      if (have === '') return null
      values[want.slice(1)] = have
    } else if (want !== have) return null
  }
  return values
}
