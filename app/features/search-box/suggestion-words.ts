import { NO_FILTERS } from '../../domain/filters.ts'
import { slots } from '../../domain/fill-slots.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { marketOfLanguage } from '../../domain/market.ts'
import type { Translate } from '../../i18n/translator.ts'
import { href } from '../../routes.ts'
import type { SuggestionPaths } from './suggestion-href.ts'

/** Words of the list under the search field. */
export interface SuggestionWords {
  list: string
  /** With a slot for the number: {n}. */
  found: string
  none: string
  category: string
  manufacturer: string
  designer: string
  vendor: string
}

export function suggestionWords(t: Translate): SuggestionWords {
  return {
    list: t('nav:suggestions'),
    found: t('nav:suggestionsFound', slots('n')),
    none: t('nav:suggestionsNone'),
    category: t('nav:suggestedCategory'),
    manufacturer: t('nav:suggestedManufacturer'),
    designer: t('nav:suggestedDesigner'),
    vendor: t('nav:suggestedVendor'),
  }
}

export function suggestionPaths(language: Language): SuggestionPaths {
  return {
    prefix: marketOfLanguage(language).prefix,
    catalog: href('catalog', { filters: NO_FILTERS }, language),
    vendor: href('vendor', { slug: '', id: 0 as VendorId, filters: NO_FILTERS }, language).slice(0, -'-0'.length),
  }
}
