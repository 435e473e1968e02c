import { SHIPPING_DAYS_CHOICES } from '#app/domain/facets.ts'
import type { WireFacets } from '#app/shop-api/contract/search.ts'
import { countAllValues, countValues } from './facet-counts.ts'
import { COUNTED_FACETS, type CountedFacet } from './facet-lists.ts'
import { rangeColumns, RANGES, type FilterName, type RangeName } from './filters.ts'
import type { NarrowedRows } from './hits.ts'
import { recordOf } from './record-of.ts'
import type { ShopView } from './world-views.ts'

/** From so many facets on, one pass for all takes less than one for each. */
const TOGETHER_FROM = 3

/** Counts per value under all other filters (EXT-02); values without hits are left out. */
export function answerFacets(shop: ShopView, found: NarrowedRows<FilterName>): WireFacets {
  const ranges = rangeColumns(shop)
  const { base } = found.hits
  const open = COUNTED_FACETS.filter((facet) => !found.isNarrowedBy(facet))
  // Without a filter of their own they are counted from the same hits.
  const common = open.length >= TOGETHER_FROM ? countAllValues(found.hits) : null

  function values(facet: CountedFacet) {
    const lists = shop.lists[facet]
    const counts = common && open.includes(facet) ? base.lists.partOf(common, facet) : countValues(found.without(facet), facet, lists)
    const present: { id: number; count: number }[] = []
    for (let number = 0; number < counts.length; number++) {
      const count = counts[number] ?? 0
      if (count > 0) present.push({ id: lists.ids[number] ?? 0, count })
    }
    return present
  }

  function range(name: RangeName) {
    const { column, scale } = ranges[name]
    const hits = found.without(name)
    const extremes = column.extremes(hits.rows, hits.count, () => hits.list)
    return extremes && { min: extremes.min / scale, max: extremes.max / scale }
  }

  const soon = found.without('shippingDays')
  return {
    ...recordOf(COUNTED_FACETS, values),
    ...recordOf(RANGES, range),
    isPriceNegotiable: found.without('isPriceNegotiable').countCommon(shop.columns.isNegotiable),
    onlyPromo: found.without('onlyPromo').countCommon(shop.promo),
    shippingDays: SHIPPING_DAYS_CHOICES.map((days) => ({ id: days, count: soon.countCommon(shop.columns.shipping.within(days)) })).filter(
      ({ count }) => count > 0,
    ),
  }
}
