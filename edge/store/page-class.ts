import type { RouteMatch } from '#app/addresses/match-route.ts'
import { hrefOf } from '#app/addresses/href.ts'
import { NO_FILTERS, toQueryString } from '#app/domain/search/filters.ts'
import { categoryById } from '#app/reference/reference.ts'

/**
 * listed: the site links to it and there are as many as there are products, vendors, categories and texts. open: a visitor composes it of filters,
 * words and numbers, so there is no end of them.
 */
export type PageClass = 'listed' | 'open'

/** First character of the key of an open page; no build begins with it. */
const OPEN_MARK = '?'

/** The class of a page, from its parameters. A listing of one category that exists is listed, because menus link to it. */
export function pageClassOf(match: RouteMatch): PageClass {
  if (!('filters' in match.params)) return hrefOf(match).includes('?') ? 'open' : 'listed'
  const { filters, panel } = match.params
  const [category, ...others] = filters.categories
  const isPlain = panel === undefined && others.length === 0 && toQueryString({ ...filters, categories: NO_FILTERS.categories }) === ''
  const exists = category === undefined || categoryById(category, match.market.language) !== null
  return isPlain && exists ? 'listed' : 'open'
}

/** The key of a page of this class. */
export function markedKey(pageClass: PageClass, key: string): string {
  return pageClass === 'open' ? OPEN_MARK + key : key
}

/** The class that a key names. */
export function classOfKey(key: string): PageClass {
  return key.startsWith(OPEN_MARK) ? 'open' : 'listed'
}
