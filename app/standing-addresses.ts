import { CAMPAIGNS } from './domain/marketing/campaigns.ts'
import { NO_FILTERS } from './domain/search/filters.ts'
import type { Language } from './domain/language.ts'
import { translatedSlugs } from './features/market-switch/content-slugs.ts'
import { categories } from './reference/reference.ts'
import { ADDRESS_TABLE } from './addresses/address-table.ts'
import { href } from './addresses/href.ts'
import { NO_PARAMS } from './addresses/params-in-address.ts'
import type { RouteName, RouteParams } from './addresses/route-params.ts'
import { PAGES } from './pages.ts'

/** Public pages with an address alone, such as the home page: a new one is in the sitemap by its rows. */
type PlainPage = { [Name in RouteName]: keyof RouteParams[Name] extends never ? Name : never }[RouteName]
const PLAIN_PAGES = (Object.keys(PAGES) as RouteName[]).filter(
  (name): name is PlainPage => PAGES[name].cache !== 'private' && ADDRESS_TABLE[name].parse === NO_PARAMS.parse,
)

/** Pages of a language that exist whatever is on sale, for its sitemap: plain ones, catalog, indexed categories, content pages (GAP-124). */
export function standingAddresses(language: Language): readonly string[] {
  const slugs = [...translatedSlugs(language), ...CAMPAIGNS.map(({ slug }) => slug)]
  return [
    ...PLAIN_PAGES.map((name) => href(name, {}, language)),
    href('catalog', { filters: NO_FILTERS }, language),
    ...categories(language)
      .filter(({ seoIndexed }) => seoIndexed)
      .map(({ id }) => href('catalog', { filters: { ...NO_FILTERS, categories: [id] } }, language)),
    ...new Set(slugs.map((slug) => href('content', { slug }, language))),
  ]
}
