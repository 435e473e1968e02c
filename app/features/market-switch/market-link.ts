import type { Market } from '../../domain/market.ts'
import { href, hrefOf } from '../../addresses/href.ts'
import type { RouteMatch } from '../../addresses/match-route.ts'
import { contentSlugs } from './content-slugs.ts'

/** URL in another market: the same page if it exists there, else that market's home (GAP-54). */
export function marketLink(match: RouteMatch | null, market: Market): string {
  const home = href('home', {}, market.language)
  if (match === null) return home
  if (match.market.id === market.id) return hrefOf(match)
  if (match.name !== 'content') return hrefOf(match, market)
  const slugs = contentSlugs(match.params.slug, match.market.language)
  return slugs ? href('content', { ...match.params, slug: slugs[market.language] }, market.language) : home
}
