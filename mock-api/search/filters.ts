import { FACETS, type FacetName, FLAG_FACETS, type FlagFacet, NUMBER_FACETS, RANGE_FACETS } from '#app/domain/search/facets.ts'
import type { WireSearchBody } from '#app/shop-api/contract/search.ts'
import type { Bitset } from './bitset.ts'
import { LIST_NAMES, type ListName, wantedIds } from './facet-lists.ts'
import { addBetween, type NumberColumn } from './number-column.ts'
import { NUMBER_PROPERTIES, type OrderedProperty, RANGE_PROPERTIES } from './product-properties.ts'
import { isStoredFlag } from './product-columns.ts'
import type { ShopView } from './world-views.ts'

export type FilterName = FacetName | ListName | 'text' | 'similarTo'

/** The column of a property at the instant of the search. */
export function numberColumn(shop: ShopView, property: OrderedProperty): NumberColumn {
  return 'timed' in property ? shop[property.timed] : shop.columns.numbers[property.column]
}

/** Rows that match a flag. Read-only. */
export function flaggedRows(shop: ShopView, facet: FlagFacet): Bitset {
  return isStoredFlag(facet) ? shop.columns.flags[facet] : shop.promo
}

/** Rows of each filter that a body sets, except its text. An empty list, an empty range and a false flag set no filter. */
export function filtersOf(shop: ShopView, body: WireSearchBody): Map<FilterName, Bitset> {
  const filters = new Map<FilterName, Bitset>()
  for (const name of LIST_NAMES) {
    const ids = wantedIds(name, body)
    if (ids && ids.length > 0) filters.set(name, shop.lists[name].withAny(ids, shop.scratch.empty()))
  }
  for (const facet of RANGE_FACETS) {
    const { from, to } = body[FACETS[facet].wire] ?? {}
    if (from === undefined && to === undefined) continue
    const property: OrderedProperty = RANGE_PROPERTIES[facet]
    const { perUnit: scale = 1 } = property
    // A range with from > to matches nothing (GAP-72).
    filters.set(facet, addBetween(numberColumn(shop, property), { from, to, scale }, shop.scratch.empty()))
  }
  for (const facet of NUMBER_FACETS) {
    const most = body[FACETS[facet].wire]
    const column = shop.columns.numbers[NUMBER_PROPERTIES[facet].column]
    if (most !== undefined) filters.set(facet, addBetween(column, { to: most }, shop.scratch.empty()))
  }
  for (const facet of FLAG_FACETS) if (body[FACETS[facet].wire]) filters.set(facet, flaggedRows(shop, facet))
  return filters
}
