import { type Filters, NO_FILTERS } from '../../domain/search/filters.ts'
import type { ListingPanel } from '../../domain/search/listing-panel.ts'
import type { Language } from '../../domain/language.ts'
import { listingSeo } from '../../features/listing/listing-seo.ts'
import type { Translate } from '../../i18n/translator.ts'
import { categoryById } from '../../reference/reference.ts'
import { href } from '../../addresses/href.ts'

/** Heading of the catalog: the one chosen category, the search, or all products (LST-03). */
export function catalogTitle(filters: Filters, language: Language, t: Translate): string {
  if (filters.textSearch) return t('product-listing:searchTitle', { text: filters.textSearch })
  return onlyCategory(filters, language)?.translation ?? t('nav:products')
}

/** What search engines learn. A single category is a page of its own, with its own words, unless it is kept out of the index (GAP-124). */
export function catalogHead({ filters, panel }: { filters: Filters; panel: ListingPanel | null }, language: Language, t: Translate) {
  const category = onlyCategory(filters, language)
  const seo = listingSeo({
    title: filters.textSearch ? catalogTitle(filters, language, t) : (category?.seoTitle ?? t('common:defaultTitle')),
    description: category?.seoDescription ?? t('product-listing:catalogDescription'),
    filters,
    panel,
    own: category ? { ...NO_FILTERS, categories: [category.id] } : NO_FILTERS,
    addressIn: (each, params) => href('catalog', params, each),
    language,
    t,
  })
  return { ...seo, isIndexed: seo.isIndexed && category?.seoIndexed !== false }
}

/** The one chosen category; null: none, or several. */
export function onlyCategory({ categories }: Filters, language: Language) {
  const [id, ...others] = categories
  return id === undefined || others.length > 0 ? null : categoryById(id, language)
}
