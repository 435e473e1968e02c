import { cardsOf } from '../../e2e/promises/cards.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { requestPage } from '../session/request-page.ts'
import { sendRequest, think } from '../session/send-request.ts'
import { drawFilters, type Visitor } from '../session/visitor.ts'
import { listingQuery } from './listing-query.ts'

/** Number of links of a listing on which the pointer rests. */
const RESTS = 3

/** A browser that prefetches on hover: some hovers, then one click on a prefetched page. */
export function prefetcher(visitor: Visitor): JourneyEnd {
  const { plan, market } = visitor
  const path = plan.assortment.paths[market].catalog + listingQuery(drawFilters(visitor, 'categories'))
  const page = requestPage(visitor, { name: 'listing', path, isRead: true })
  for (const { path: link } of cardsOf(page ?? '').slice(0, RESTS)) {
    think(visitor, 1)
    // 204: the page is not cacheable, or its last render failed.
    sendRequest(visitor, {
      name: 'prefetch',
      path: `/_rsc/${plan.build}${link}`,
      headers: { 'patyna-prefetch': '1' },
      expectedStatuses: [200, 204],
    })
  }
  return 'completed'
}
