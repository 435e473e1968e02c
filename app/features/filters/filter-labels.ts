// What filters are called: the texts of a facet, a group and an order are found by their names, so a new one needs no row here. A text that
// the Polish file lacks does not compile.
import { capitalised } from '../../domain/capitalised.ts'
import type { SearchedFacet, FilterGroup, FlagFacet, ListFacet, NumberFacet, RangeFacet, Unit } from '../../domain/search/facets.ts'
import type { BadgePhrase, BadgeTexts } from '../../domain/search/filter-badges.ts'
import type { Range } from '../../domain/search/filters.ts'
import type { Language } from '../../domain/language.ts'
import { MAIN_CURRENCY, type Market } from '../../domain/market.ts'
import { formatAmount } from '../../domain/pricing/format-price.ts'
import { fromWire } from '../../domain/pricing/money.ts'
import { formatCentimetres } from '../../domain/product/format-length.ts'
import type { SortName } from '../../domain/search/sort-orders.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { Translate } from '../../i18n/translator.ts'
import { approximateRange } from './approximate-range.ts'
import { choiceName } from './choices.ts'

/** Name of a section of the dialog and of its button. */
export function groupLabel(group: FilterGroup): MessageKey {
  return `product-listing:group${capitalised(group)}`
}

/** Name of an order. */
export function sortLabel(sort: SortName): MessageKey {
  return `product-listing:sort${capitalised(sort)}`
}

/** Name of a range or a flag; a list is called as its group is. */
export function facetLabel(facet: RangeFacet | FlagFacet): MessageKey {
  return `product-listing:${facet}`
}

/** Texts of a number: no bound, an offered bound, the badge of the chosen one. */
export function numberLabel(facet: NumberFacet, text: 'Any' | 'UpTo' | 'Within'): MessageKey {
  return `product-listing:${facet}${text}`
}

/** Texts of a list with a field to find values in it: what the field is called, and that nothing matches. */
export function searchLabels(facet: SearchedFacet): Record<'search' | 'none', MessageKey> {
  const name = capitalised(facet)
  return { search: `product-listing:search${name}`, none: `product-listing:no${name}` }
}

/**
 * Words of the badges: "Cena: 100 - 500 PLN", "od 100", "do 500" (GAP-71). In a market of another currency a price, which is filtered in PLN
 * (GAP-20), is said in that: "Price: approx. 23 - 116 €".
 */
export function badgeTexts(t: Translate, market: Market): BadgeTexts {
  return {
    name: (facet: ListFacet, id: number) => choiceName(facet, id, market.language),
    label: (phrase) => phraseText(phrase, market, t),
  }
}

function phraseText(phrase: BadgePhrase, market: Market, t: Translate): string {
  if ('value' in phrase) return t(numberLabel(phrase.facet, 'Within'), { count: phrase.value })
  const label = t(facetLabel(phrase.facet))
  if (!('range' in phrase)) return label
  const approximate = approximateRange({ ...phrase, market }, t)
  return approximate === null ? rangeText(label, { ...phrase, language: market.language }, t) : `${label}: ${approximate}`
}

interface PhrasedRange {
  range: Range
  unit: Unit
  language: Language
}

function rangeText(label: string, { range, unit, language }: PhrasedRange, t: Translate): string {
  const from = boundText(range.from ?? 0, unit, language)
  const to = boundText(range.to ?? 0, unit, language)
  if (range.to === undefined) return t('product-listing:rangeFrom', { label, from, unit })
  if (range.from === undefined) return t('product-listing:rangeTo', { label, to, unit })
  return t('product-listing:rangeBetween', { label, from, to, unit })
}

/** "1 234,50" PLN, "62,5" cm: without the unit (FMT-02, GAP-118). */
function boundText(bound: number, unit: Unit, language: Language): string {
  return unit === MAIN_CURRENCY ? formatAmount(fromWire(bound, MAIN_CURRENCY), language) : formatCentimetres(bound, language)
}
