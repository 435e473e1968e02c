import { type Filters, NO_FILTERS, toQueryString, withPage } from '../../domain/search/filters.ts'
import { eachLanguage, type Language } from '../../domain/language.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Length of a description in search results. */
export const META_DESCRIPTION_LENGTH = 160

interface ListingSeoOptions {
  title: string
  description: string
  filters: Filters
  /** Filters that a listing may have and still be indexed. @default NO_FILTERS */
  own?: Filters
  /** URL of the listing in a language. */
  addressIn: (language: Language, filters: Filters) => string
  language: Language
  t: Translate
}

/** SEO metadata of a listing: filtered or sorted it is not indexed, and its canonical is the unfiltered listing (GAP-124). */
export function listingSeo({ title, description, filters, own = NO_FILTERS, addressIn, language, t }: ListingSeoOptions) {
  const isIndexed = toQueryString({ ...filters, page: 1 }) === toQueryString(own)
  const canonical = withPage(own, isIndexed ? filters.page : 1)
  const titleOfPage = filters.page > 1 ? t('product-listing:titleOfPage', { title, page: filters.page }) : title
  return {
    title: t('product-listing:browserTitle', { title: titleOfPage }),
    description,
    isIndexed,
    canonical: addressIn(language, canonical),
    alternates: eachLanguage((each) => addressIn(each, canonical)),
  }
}
