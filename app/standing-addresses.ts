import { CAMPAIGNS } from './domain/marketing/campaigns.ts'
import { NO_FILTERS } from './domain/search/filters.ts'
import type { Language } from './domain/language.ts'
import { translatedSlugs } from './features/market-switch/content-slugs.ts'
import { categories } from './reference/reference.ts'
import { href } from './addresses/href.ts'
import { catalogHref } from './addresses/page-links.ts'
import { type PlainRoute, plainRoutes } from './addresses/route-params.ts'
import { PAGES } from './pages.ts'

/** Public pages with an address alone: a new one is in the sitemap by its rows. */
const PLAIN_PAGES = (Object.keys(plainRoutes(null)) as PlainRoute[]).filter((name) => PAGES[name].cache !== 'private')

/** Pages of a language that exist whatever is on sale, for its sitemap: plain ones, catalog, indexed categories, content pages (GAP-124). */
export function standingAddresses(language: Language): readonly string[] {
  const slugs = [...translatedSlugs(language), ...CAMPAIGNS.map(({ slug }) => slug)]
  return [
    ...PLAIN_PAGES.map((name) => href(name, {}, language)),
    catalogHref(language),
    ...categories(language)
      .filter(({ seoIndexed }) => seoIndexed)
      .map(({ id }) => href('catalog', { filters: { ...NO_FILTERS, categories: [id] } }, language)),
    ...new Set(slugs.map((slug) => href('content', { slug }, language))),
  ]
}
