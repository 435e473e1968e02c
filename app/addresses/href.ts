import { isLanguage, type Language } from '../domain/language.ts'
import { type Market, marketOfLanguage } from '../domain/market.ts'
import type { Address } from './address-table.ts'
import { ADDRESSES, type RouteName, type RouteParams } from './route-params.ts'

/** Path and query of a page in a language: the only way to create a link. */
export function href<Name extends RouteName>(name: Name, params: RouteParams[Name], language: Language): string {
  const address: Address<RouteParams[Name]> = ADDRESSES[name]
  const segments = address.segments(params)
  const path = address.path(language).replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(segments[key] ?? ''))
  return prefixOf(path, language) + path + address.query(params)
}

/** URL of a matched page, in its own market or another. */
export function hrefOf<Name extends RouteName>(
  match: { name: Name; params: RouteParams[Name]; market: Market },
  market: Market = match.market,
): string {
  return href(match.name, match.params, market.language)
}

/** The market's prefix; /cp/{lang} pages have none. */
function prefixOf(path: string, language: Language): string {
  const isOwn = path.startsWith('/cp/') && isLanguage(path.split('/')[2] ?? '')
  return isOwn ? '' : marketOfLanguage(language).prefix
}
