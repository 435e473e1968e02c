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
import { Hits, type Narrowed } from './hits.ts'
import { extremesOf, firstOf } from './number-column.ts'
import { type OrderedProperty, RANGE_PROPERTIES } from './product-properties.ts'
import type { ShopView } from './world-views.ts'

/**
 * Counts per value under all other filters (EXT-02); values without hits are omitted.
 *
 * @param byCategory where categories are counted, if in other rows than the rest. @default what is found
 */
export function facetResponse(shop: ShopView, found: Narrowed<FilterName>, byCategory?: Bitset): WireFacets {
  function values(facet: ListFacet) {
    const hits = facet === 'categories' && byCategory ? new Hits(byCategory, shop.scratch) : found.without(facet)
    const counts = countsIn(shop, facet, hits)
    return shop.lists[facet].ids.map((id, number) => ({ id, count: counts[number] ?? 0 })).filter(({ count }) => count > 0)
  }

  function range(facet: RangeFacet) {
    const property: OrderedProperty = RANGE_PROPERTIES[facet]
    const { perUnit = 1 } = property
    const hits = found.without(facet)
    const column = numberColumn(shop, property)
    // Of many hits the ends are met soon from either end of a ranking.
    const ends = ['asc', 'desc'] as const
    const rows =
      'column' in property && hits.areMany
        ? Int32Array.from(ends.flatMap((dir) => firstOf(shop.columns.rankedBy(property.column, dir), hits.rows, { skip: 0, take: 1 })))
        : hits.list
    const extremes = extremesOf(column, rows)
    return extremes && { min: extremes.min / perUnit, max: extremes.max / perUnit }
  }

  function flag(facet: FlagFacet) {
    return found.without(facet).rows.countCommon(flaggedRows(shop, facet))
  }

  function numbers(facet: NumberFacet) {
    const hits = found.without(facet).rows
    const offered = shop.columns.atMost[facet].map(({ most, rows }) => ({ id: most, count: hits.countCommon(rows) }))
    return offered.filter(({ count }) => count > 0)
  }

  return {
    ...byWireKey(LIST_FACETS, values),
    ...byWireKey(RANGE_FACETS, range),
    ...byWireKey(FLAG_FACETS, flag),
    ...byWireKey(NUMBER_FACETS, numbers),
  }
}

/** By number of a value of a list: how many hits have it. Those of the sets that every search starts from are kept until a product changes. */
function countsIn({ lists, sale, startCounts }: ShopView, facet: ListFacet, hits: Hits): Int32Array {
  const kept = hits.rows === sale.all ? startCounts.all : hits.rows === sale.onGrid ? startCounts.onGrid : null
  const counts = kept?.get(facet) ?? lists[facet].countsIn(hits)
  kept?.set(facet, counts)
  return counts
}

function byWireKey<Name extends FacetName, Count>(facets: readonly Name[], count: (facet: Name) => Count): Record<WireKey<Name>, Count> {
  return Object.fromEntries(facets.map((facet) => [FACETS[facet].wire, count(facet)])) as Record<WireKey<Name>, Count>
}
