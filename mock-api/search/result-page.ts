import type { WireSearchBody } from '#app/shop-api/contract/search.ts'
import type { ConceptHits } from './concept-hits.ts'
import { numberColumn } from './filters.ts'
import type { Hits } from './hits.ts'
import { ORDER_PROPERTIES } from './product-properties.ts'
import { relevancePage } from './text-query.ts'
import type { ShopView } from './world-views.ts'

interface ResultPageRequest {
  shop: ShopView
  hits: Hits
  /** Hits of each concept of the text, or null without text. */
  found: readonly ConceptHits[] | null
  orderBy: WireSearchBody['orderBy']
  page: number
  perPage: number
}

/** Rows of one page in the requested order; the default is relevance for a text, else bestsellers, then newest (GAP-64). */
export function resultPage({ shop, hits, found, orderBy, page, perPage }: ResultPageRequest): number[] {
  const { defaultOrder } = shop.columns.sorted
  const request = { hits: hits.rows, count: hits.count, skip: (page - 1) * perPage, take: perPage }
  // A page past the end is empty (GAP-69).
  if (request.skip >= hits.count) return []
  if (orderBy) {
    const property = ORDER_PROPERTIES[orderBy.order]
    return numberColumn(shop, property).page({ ...request, isDescending: (orderBy.dir ?? property.dir) === 'desc' })
  }
  return found
    ? relevancePage({ ...request, found, defaultOrder, scratch: shop.scratch })
    : defaultOrder.page({ ...request, isDescending: true })
}
