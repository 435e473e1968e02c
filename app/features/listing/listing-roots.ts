import type { Breadcrumb } from '../../domain/search/breadcrumbs.ts'
import type { Language } from '../../domain/language.ts'
import type { Translate } from '../../i18n/translator.ts'
import { catalogHref, startPath } from '../../addresses/page-links.ts'

/** First breadcrumbs of every listing and product: the home page of the market, '/' in Poland (SEO-01), and the catalog. */
export function listingRoots(language: Language, t: Translate): { home: Breadcrumb; catalog: Breadcrumb } {
  return {
    home: { id: 'home', title: t('nav:home'), href: startPath(language) },
    catalog: { id: 'catalog', title: t('nav:products'), href: catalogHref(language) },
  }
}
