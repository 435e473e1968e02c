// What filters are called: a new facet, group or order needs its row here.
import type { FlagFacet, ListFacet, RangeFacet } from '../../domain/search/facets.ts'
import type { BadgePhrase, BadgeTexts } from '../../domain/search/filter-badges.ts'
import type { FilterGroup } from '../../domain/search/filter-groups.ts'
import type { Range } from '../../domain/search/filters.ts'
import { formatInteger } from '../../domain/pricing/format-price.ts'
import type { Market } from '../../domain/market.ts'
import type { SortName } from '../../domain/search/sort-orders.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { Translate } from '../../i18n/translator.ts'
import { approximateEuros } from './approximate-euros.ts'
import { choiceName } from './choices.ts'

export const GROUP_LABELS = {
  sort: 'product-listing:groupSort',
  price: 'product-listing:groupPrice',
  dimensions: 'product-listing:groupDimensions',
  classification: 'product-listing:groupClassification',
  categories: 'product-listing:groupCategories',
  materials: 'product-listing:groupMaterials',
  colors: 'product-listing:groupColors',
  styles: 'product-listing:groupStyles',
  manufacturer: 'product-listing:groupManufacturer',
  shippingDays: 'product-listing:groupShippingDays',
} as const satisfies Record<FilterGroup, MessageKey>

export const SORT_LABELS = {
  default: 'product-listing:sortDefault',
  newest: 'product-listing:sortNewest',
  priceDescending: 'product-listing:sortPriceDescending',
  priceAscending: 'product-listing:sortPriceAscending',
  mostPopular: 'product-listing:sortMostPopular',
} as const satisfies Record<SortName, MessageKey>

export const FACET_LABELS = {
  price: 'product-listing:price',
  width: 'product-listing:width',
  height: 'product-listing:height',
  depth: 'product-listing:depth',
  isPriceNegotiable: 'product-listing:isPriceNegotiable',
  onlyPromo: 'product-listing:onlyPromo',
} as const satisfies Record<RangeFacet | FlagFacet, MessageKey>

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
  if (market.currencyId === 'EUR' && phrase.facet === 'price') return `${t(FACET_LABELS.price)}: ${approximateEuros(phrase.range, t) ?? ''}`
  if ('range' in phrase) return rangeText(t(FACET_LABELS[phrase.facet]), phrase, t)
  if ('value' in phrase) return t('product-listing:shippingWithin', { count: phrase.value })
  return t(FACET_LABELS[phrase.facet])
}

function rangeText(label: string, { range, unit }: { range: Range; unit: string }, t: Translate): string {
  const from = formatInteger(range.from ?? 0)
  const to = formatInteger(range.to ?? 0)
  if (range.to === undefined) return t('product-listing:rangeFrom', { label, from, unit })
  if (range.from === undefined) return t('product-listing:rangeTo', { label, to, unit })
  return t('product-listing:rangeBetween', { label, from, to, unit })
}
