import type { WireSearchBody } from '#app/shop-api/contract/search.ts'
import { numberColumn } from './filters.ts'
import type { Hits } from './hits.ts'
import { likenessPage } from './likeness-page.ts'
import { byNumber, firstOf, pageOf, type RowOrder } from './number-column.ts'
import { ORDER_PROPERTIES, type SortProperty } from './product-properties.ts'
import { byRelevance, type FoundConcept } from './text-query.ts'
import type { ShopView } from './world-views.ts'

interface ResultPageRequest {
  shop: ShopView
  hits: Hits
  /** Concepts of the text with their hits, or null without text. */
  found: readonly FoundConcept[] | null
  orderBy: WireSearchBody['orderBy']
  /** Row of the product that the hits are to be like; -1 for none. */
  similarTo: number
  page: number
  perPage: number
}

/** Rows of one page; one past the end is empty (GAP-69). */
export function resultPage(request: ResultPageRequest): number[] {
  const { shop, hits, orderBy, similarTo, page, perPage } = request
  const place = { skip: (page - 1) * perPage, take: perPage }
  if (!orderBy && similarTo >= 0) return likenessPage(shop, { hits, row: similarTo, ...place })
  const ranking = hits.areMany && !request.found ? rankingOf(shop, orderBy) : null
  return ranking ? firstOf(ranking, hits.rows, place) : pageOf(hits.list, place, orderOf(request))
}

/** All rows in an order without text, where one is kept. */
function rankingOf({ columns }: ShopView, orderBy: WireSearchBody['orderBy']): Int32Array | null {
  if (!orderBy) return columns.ranked
  const property: SortProperty = ORDER_PROPERTIES[orderBy.order]
  return 'column' in property ? columns.rankedBy(property.column, orderBy.dir ?? property.dir) : null
}

/** The requested order; else by relevance for a text, or bestsellers, then newest (GAP-64). */
function orderOf({ shop, hits, found, orderBy }: ResultPageRequest): RowOrder {
  const { byDefault } = shop.columns
  if (orderBy) {
    const property: SortProperty = ORDER_PROPERTIES[orderBy.order]
    return byNumber(numberColumn(shop, property), orderBy.dir ?? property.dir)
  }
  if (!found) return byDefault
  // "Cheap" means the cheapest of what is equally relevant.
  const byPrice = found.map(({ concept }) => concept.fact).find((fact) => fact?.kind === 'order')
  const ties = byPrice ? byNumber(shop.price, byPrice.isDescending ? 'desc' : 'asc') : byDefault
  return byRelevance(hits.rows, found, { scratch: shop.scratch, ties })
}
