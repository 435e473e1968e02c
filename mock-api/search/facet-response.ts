import {
  FACETS,
  type FacetName,
  FLAG_FACETS,
  type FlagFacet,
  LIST_FACETS,
  type ListFacet,
  NUMBER_FACETS,
  type NumberFacet,
  RANGE_FACETS,
  type RangeFacet,
  type WireKey,
} from '#app/domain/search/facets.ts'
import type { WireFacets } from '#app/shop-api/contract/search.ts'
import type { Bitset } from './bitset.ts'
import { type FilterName, flaggedRows, numberColumn } from './filters.ts'
import { Hits, type NarrowedRows } from './hits.ts'
import { type OrderedProperty, RANGE_PROPERTIES } from './product-properties.ts'
import type { ShopView } from './world-views.ts'

/**
 * Counts per value under all other filters (EXT-02); values without hits are omitted.
 *
 * @param byCategory where categories are counted, if in other rows than the rest. @default what is found
 */
export function facetResponse(shop: ShopView, found: NarrowedRows<FilterName>, byCategory?: Bitset): WireFacets {
  function values(facet: ListFacet) {
    const hits = facet === 'categories' && byCategory ? new Hits(byCategory, shop.scratch) : found.without(facet)
    const counts = shop.sale.countsIn(facet, hits)
    return shop.lists[facet].ids.map((id, number) => ({ id, count: counts[number] ?? 0 })).filter(({ count }) => count > 0)
  }

  function range(facet: RangeFacet) {
    const property: OrderedProperty = RANGE_PROPERTIES[facet]
    const { perUnit = 1 } = property
    const extremes = numberColumn(shop, property).extremes(found.without(facet).rows)
    return extremes && { min: extremes.min / perUnit, max: extremes.max / perUnit }
  }

  function flag(facet: FlagFacet) {
    return found.without(facet).countCommon(flaggedRows(shop, facet))
  }

  function numbers(facet: NumberFacet) {
    const hits = found.without(facet)
    const offered = FACETS[facet].choices.map((id) => ({ id, count: hits.countCommon(shop.columns.atMost[facet].within(id)) }))
    return offered.filter(({ count }) => count > 0)
  }

  return {
    ...byWireKey(LIST_FACETS, values),
    ...byWireKey(RANGE_FACETS, range),
    ...byWireKey(FLAG_FACETS, flag),
    ...byWireKey(NUMBER_FACETS, numbers),
  }
}

function byWireKey<Name extends FacetName, Count>(facets: readonly Name[], count: (facet: Name) => Count): Record<WireKey<Name>, Count> {
  return Object.fromEntries(facets.map((facet) => [FACETS[facet].wire, count(facet)])) as Record<WireKey<Name>, Count>
}
