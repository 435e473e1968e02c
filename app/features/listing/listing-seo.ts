import { type Filters, NO_FILTERS, toQueryString, withPage } from '../../domain/search/filters.ts'
import type { ListingPanel } from '../../domain/search/listing-panel.ts'
import { eachLanguage, type Language } from '../../domain/language.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { ListingAddress } from '../filters/listing-view.ts'

/** Length of a description in search results. */
export const META_DESCRIPTION_LENGTH = 160

interface ListingSeoOptions {
  title: string
  description: string
  filters: Filters
  /** The filters that the page shows open; null: none. */
  panel: ListingPanel | null
  /** Filters that a listing may have and still be indexed. @default NO_FILTERS */
  own?: Filters
  addressIn: ListingAddress
  language: Language
  t: Translate
}

/**
 * SEO metadata of a listing: filtered, sorted or with open filters it is not indexed, and then no other page is said to stand for it, since search
 * engines could take the order not to index for that page's (GAP-124).
 */
export function listingSeo({ title, description, filters, panel, own = NO_FILTERS, addressIn, language, t }: ListingSeoOptions) {
  const isPlain = toQueryString({ ...filters, page: 1 }) === toQueryString(own)
  const isIndexed = isPlain && panel === null
  const canonical = withPage(own, filters.page)
  const titleOfPage = filters.page > 1 ? t('product-listing:titleOfPage', { title, page: filters.page }) : title
  return {
    title: t('product-listing:browserTitle', { title: titleOfPage }),
    description,
    isIndexed,
    canonical: isIndexed ? addressIn(language, { filters: canonical }) : null,
    alternates: isIndexed ? eachLanguage((each) => addressIn(each, { filters: canonical })) : undefined,
  }
}
