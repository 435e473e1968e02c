import { type Breadcrumb, catalogTrail } from '../../domain/search/breadcrumbs.ts'
import { type Filters, NO_FILTERS } from '../../domain/search/filters.ts'
import type { Language } from '../../domain/language.ts'
import { listingRoots } from '../../features/listing/listing-roots.ts'
import type { Translate } from '../../i18n/translator.ts'
import { ancestors } from '../../reference/reference.ts'
import { href } from '../../addresses/href.ts'

/** Way to a catalog page: home, products, then what the chosen categories have in common (SEO-01). */
export function catalogTrailOf({ categories }: Filters, language: Language, t: Translate): Breadcrumb[] {
  const chains = categories.map((id) => ancestors(id, language)).filter((chain) => chain.length > 0)
  return catalogTrail(
    listingRoots(language, t),
    chains.map((chain) =>
      chain.map(({ id, translation }) => ({
        id,
        title: translation,
        href: href('catalog', { filters: { ...NO_FILTERS, categories: [id] } }, language),
      })),
    ),
  )
}
