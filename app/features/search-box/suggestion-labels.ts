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
  }
}
