import { isLanguage, type Language } from '../domain/language.ts'
import { DEFAULT_MARKET, type Market, marketOfLanguage, MARKETS } from '../domain/market.ts'
import type { Address } from './address-table.ts'
import { ADDRESSES, type RouteName, type RouteParams } from './route-params.ts'

/** A matched page: its name, market and parameters. */
export type RouteMatch = { [Name in RouteName]: { name: Name; params: RouteParams[Name]; market: Market } }[RouteName]

const ROUTE_NAMES = Object.keys(ADDRESSES) as RouteName[]

/** Matches a decoded path (without its market's prefix) in one language; null = no page. */
export function matchRoute(path: string, query: URLSearchParams, language: Language): RouteMatch | null {
  for (const name of ROUTE_NAMES) {
    const match = matchRow(name, path, query, language)
    if (match) return match
  }
  return null
}

/** Market and remaining path of a decoded path: /cp/{lang} carries its language in the path, other pages have a market prefix. */
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
