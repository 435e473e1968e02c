import type { WireSearchBody } from '#app/shop-api/contract/search.ts'
import { numberColumn } from './filters.ts'
import type { Hits } from './hits.ts'
import { likenessPage } from './likeness-page.ts'
import { ORDER_PROPERTIES, type SortProperty } from './product-properties.ts'
import type { Scratch } from './scratch.ts'
import type { NumberColumn, PageRequest } from './sorted-column.ts'
import { type FoundConcept, relevancePage } from './text-query.ts'
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

/** Rows of one page in the requested order; else by likeness (EXT-25), by relevance for a text, or bestsellers, then newest (GAP-64). */
export function resultPage({ shop, hits, found, orderBy, similarTo, page, perPage }: ResultPageRequest): number[] {
  const { defaultOrder } = shop.columns.sorted
  const request = { hits: hits.rows, count: hits.count, skip: (page - 1) * perPage, take: perPage }
  // A page past the end is empty (GAP-69).
  if (request.skip >= hits.count) return []
  if (orderBy) {
    const property: SortProperty = ORDER_PROPERTIES[orderBy.order]
    const column = numberColumn(shop, property)
    const ordered = { ...request, isDescending: (orderBy.dir ?? property.dir) === 'desc' }
    return property.without === 'last'
      ? pageWithRest(column, { ...ordered, rest: defaultOrder, scratch: shop.scratch })
      : column.page(ordered)
  }
  if (similarTo >= 0) return likenessPage(shop, { hits, row: similarTo, skip: request.skip, take: request.take })
  if (!found) return defaultOrder.page({ ...request, isDescending: true })
  // "Cheap" means the cheapest of what is equally relevant.
  const byPrice = found.map(({ concept }) => concept.fact).find((fact) => fact?.kind === 'order')
  const ties = byPrice ? { ...byPrice, defaultOrder: shop.price } : { defaultOrder }
  return relevancePage({ ...request, ...ties, found: found.map(({ hits: each }) => each), scratch: shop.scratch })
}

/** One page of hits of which some have no number: these follow all others, in the order of another column. */
function pageWithRest(column: NumberColumn, { rest, scratch, ...request }: PageRequest & { rest: NumberColumn; scratch: Scratch }) {
  const { hits, count, skip, take } = request
  const having = column.between({}, scratch.empty()).and(hits)
  const havingCount = having.count()
  const page = column.page({ ...request, hits: having, count: havingCount })
  const others = { hits: scratch.copyOf(hits).andNot(having), count: count - havingCount, skip: Math.max(0, skip - havingCount) }
  return [...page, ...rest.page({ ...others, take: take - page.length, isDescending: true })]
}
