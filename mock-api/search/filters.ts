import type { WireSearchBody } from '#app/shop-api/contract/search.ts'
import type { Bitset } from './bitset.ts'
import { LIST_FACET_NAMES, LIST_FACETS, type ListFacetName } from './facet-lists.ts'
import type { ShopView } from './world-views.ts'
import type { NumberColumn } from './sorted-column.ts'

/** Grosze per unit of the wire's prices (GAP-20). */
export const GROSZE_PER_PLN = 100

export const RANGES = ['price', 'dimension-width', 'dimension-height', 'dimension-depth'] as const

export type RangeName = (typeof RANGES)[number]
export type FilterName = ListFacetName | RangeName | 'shippingDays' | 'isPriceNegotiable' | 'onlyPromo' | 'visibleOnGrid' | 'text'

/** Columns of the ranges, and how many of their units make one of the wire's. */
export function rangeColumns({ columns, price }: ShopView): Record<RangeName, { column: NumberColumn; scale: number }> {
  const { width, height, depth } = columns.sorted
  return {
    price: { column: price, scale: GROSZE_PER_PLN },
    'dimension-width': { column: width, scale: 1 },
    'dimension-height': { column: height, scale: 1 },
    'dimension-depth': { column: depth, scale: 1 },
  }
}

/** The rows of each filter that a body sets, its text aside. An empty list, an empty range and a flag of false set none. */
export function filtersOf(shop: ShopView, body: WireSearchBody): Map<FilterName, Bitset> {
  const filters = new Map<FilterName, Bitset>()
  for (const name of LIST_FACET_NAMES) {
    const facet = LIST_FACETS[name]
    const ids = 'wanted' in facet ? facet.wanted(body) : undefined
    if (ids && ids.length > 0) filters.set(name, shop.lists[name].withAny(ids, shop.scratch.empty()))
  }
  const ranges = rangeColumns(shop)
  for (const name of RANGES) {
    const { from, to } = body[name] ?? {}
    if (from === undefined && to === undefined) continue
    // From above to finds nothing (GAP-72).
    filters.set(name, ranges[name].column.between({ from, to, scale: ranges[name].scale }, shop.scratch.empty()))
  }
  if (body.shippingDays !== undefined) filters.set('shippingDays', shop.columns.shipping.within(body.shippingDays))
  if (body.isPriceNegotiable) filters.set('isPriceNegotiable', shop.columns.isNegotiable)
  if (body.onlyPromo) filters.set('onlyPromo', shop.promo)
  return filters
}
