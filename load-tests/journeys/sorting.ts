import { cardsOf } from '../../e2e/promises/cards.ts'
import { sortFault } from '../oracles/filter-oracles.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { requestPage } from '../session/request-page.ts'
import { expectFaultless, think } from '../session/send-request.ts'
import { drawFilters, type Visitor } from '../session/visitor.ts'
import { listingQuery } from './listing-query.ts'

/** Sorts a category by its price, the cheapest and then the dearest first, and by what is newest. */
export function sorting(visitor: Visitor): JourneyEnd {
  const { plan, market } = visitor
  const { paths } = plan.assortment
  const opened = drawFilters(visitor, 'categories')
  for (const sort of ['price asc', 'price desc', 'newest desc'] as const) {
    const page = requestPage(visitor, { name: 'filtered listing', path: paths[market].catalog + listingQuery({ ...opened, sort }) })
    if (page !== null && visitor.checksPages && sort !== 'newest desc') {
      const ids = cardsOf(page).map(({ id }) => id)
      expectFaultless(visitor, 'sort-order', sortFault(ids, sort, { productOf: visitor.catalogProduct, market }))
    }
    think(visitor, 4)
  }
  return 'completed'
}
