import { SHIPPING_DAYS_CHOICES } from '#app/domain/search/facets.ts'
import type { WireFacets } from '#app/shop-api/contract/search.ts'
import { countFacets } from './facet-counts.ts'
import { COUNTED_FACETS, type CountedFacet } from './facet-lists.ts'
import { rangeColumns, RANGES, type FilterName, type RangeName } from './filters.ts'
import type { NarrowedRows } from './hits.ts'
import { recordOf } from '../record-of.ts'
import type { ShopView } from './world-views.ts'

/** Counts per value under all other filters (EXT-02); values without hits are left out. */
export function answerFacets(shop: ShopView, found: NarrowedRows<FilterName>): WireFacets {
  const ranges = rangeColumns(shop)
  const countsOf = countFacets(found, shop.scratch)

  function values(facet: CountedFacet) {
    const { ids } = shop.lists[facet]
    const counts = countsOf[facet]
    const present: { id: number; count: number }[] = []
    for (let number = 0; number < counts.length; number++) {
      const count = counts[number] ?? 0
      if (count > 0) present.push({ id: ids[number] ?? 0, count })
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
