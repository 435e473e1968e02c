import type { WireSearchBody } from '#app/shop-api/contract/search.ts'
import type { Hits } from './hits.ts'
import type { ConceptHits } from './concept-hits.ts'
import { relevancePage } from './text-query.ts'
import type { ShopView } from './world-views.ts'

/** Directions when a body names none: the newest, the cheapest, the most popular first. */
const DEFAULT_DIRECTION = { newest: 'desc', price: 'asc', popular: 'desc' } as const

interface ResultPageRequest {
  shop: ShopView
  hits: Hits
  /** What each concept of the text found, or null without text. */
  found: readonly ConceptHits[] | null
  orderBy: WireSearchBody['orderBy']
  page: number
  perPage: number
}

/** Rows of one page in the order asked for; by default relevance for a text, else bestsellers, then the newest (GAP-64). */
export function resultPage({ shop, hits, found, orderBy, page, perPage }: ResultPageRequest): number[] {
  const { standing, newest, popular } = shop.columns.sorted
  const request = { hits: hits.rows, count: hits.count, skip: (page - 1) * perPage, take: perPage }
  // Past the end is empty (GAP-69).
  if (request.skip >= hits.count) return []
  if (orderBy) {
    const column = { newest, popular, price: shop.price }[orderBy.order]
    return column.page({ ...request, isDescending: (orderBy.dir ?? DEFAULT_DIRECTION[orderBy.order]) === 'desc' })
  }
  return found ? relevancePage({ ...request, found, standing, scratch: shop.scratch }) : standing.page({ ...request, isDescending: true })
}
