import { slots } from '../../domain/fill-slots.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Labels of the suggestion list. */
export interface SuggestionLabels {
  list: string
  /** `{n}` is replaced by the number. */
  found: string
  none: string
  category: string
  manufacturer: string
  designer: string
  vendor: string
  /** `{text}` is replaced by the text. */
  all: string
  nothing: string
  /** Heading of the saved searches. */
  saved: string
  /** The text in the quotation marks of the language. */
  quoted: string
  /** `{typed}` and `{meant}` are replaced by quoted words. */
  corrected: string
  /** `{words}` is replaced by quoted words. */
  without: string
}

export function suggestionLabels(t: Translate): SuggestionLabels {
  return {
    list: t('nav:suggestions'),
    found: t('nav:suggestionsFound', slots('n')),
    none: t('nav:suggestionsNone'),
    category: t('nav:suggestedCategory'),
    manufacturer: t('nav:suggestedManufacturer'),
    designer: t('nav:suggestedDesigner'),
    vendor: t('nav:suggestedVendor'),
    all: t('nav:suggestedAll', slots('text')),
    nothing: t('nav:suggestedNothing', slots('text')),
    saved: t('nav:savedSearches'),
    quoted: t('product-listing:quotedText', slots('text')),
    corrected: t('product-listing:correctedTo', slots('typed', 'meant')),
    without: t('product-listing:foundWithout', slots('words')),
  }
}
