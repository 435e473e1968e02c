import { cardsOf } from '../../e2e/promises/cards.ts'
import { filterFault } from '../oracles/filter-oracles.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { requestPage } from '../session/request-page.ts'
import { expectFaultless, think } from '../session/send-request.ts'
import { drawFilters, randomItem, type Visitor } from '../session/visitor.ts'
import { listingQuery } from './listing-query.ts'

/** PLN. */
const PRICES_TO = [500, 1000, 2500, 5000] as const

/** Opens a category, narrows it step by step, and by a price alone. */
export function filters(visitor: Visitor): JourneyEnd {
  const { plan, market, random } = visitor
  const { paths } = plan.assortment
  const opened = drawFilters(visitor, 'categories')
  const inColor = { ...opened, ...drawFilters(visitor, 'colors') }
  const material = drawFilters(visitor, 'materials')
  const ofMaterial = { ...inColor, ...material }
  const priced = { priceTo: randomItem(random, PRICES_TO) }
  const steps = [opened, inColor, ofMaterial, { ...ofMaterial, ...priced }, material, priced]
  for (const [at, step] of steps.entries()) {
    const path = paths[market].catalog + listingQuery(step)
    // A range of prices may redirect to the one that the listing has (GAP-69).
    const page = requestPage(visitor, { name: at === 0 ? 'listing' : 'filtered listing', path, mayRedirect: 'priceTo' in step })
    if (page !== null && visitor.checksPages) {
      const ids = cardsOf(page).map(({ id }) => id)
      expectFaultless(visitor, 'filter-narrows', filterFault(ids, step, visitor.catalogProduct))
    }
    think(visitor, 4)
  }
  return 'completed'
}
