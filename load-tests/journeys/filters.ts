import { listedCards } from '../oracles/listed-cards.ts'
import { colourFault } from '../oracles/search-oracles.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { requestPage } from '../session/request-page.ts'
import { expectFaultless, think } from '../session/send-request.ts'
import { randomItem, type Visitor } from '../session/visitor.ts'
import { listingQuery } from './listing-query.ts'
import { listingMarker } from './search.ts'

/** PLN */
const PRICES_TO = [500, 1000, 2500, 5000] as const

/** Opens a category and narrows it step by step. */
export function filters(visitor: Visitor): JourneyEnd {
  const { plan, market, random } = visitor
  const { categories, colors, materials, paths } = plan.assortment
  const colour = randomItem(random, colors)
  const opened = { categories: [randomItem(random, categories)] }
  const inColor = { ...opened, colors: [colour] }
  const ofMaterial = { ...inColor, materials: [randomItem(random, materials)] }
  const steps = [opened, inColor, ofMaterial, { ...ofMaterial, priceTo: randomItem(random, PRICES_TO) }]
  for (const [at, step] of steps.entries()) {
    const path = paths[market].catalog + listingQuery(step)
    // A range of prices may redirect to the one that the listing has (GAP-69).
    const mayRedirect = at === steps.length - 1
    const name = at === 0 ? 'listing' : 'filtered listing'
    const page = requestPage(visitor, { name, path, markers: [listingMarker(visitor)], mayRedirect })
    if (at > 0 && page !== null && visitor.checksPages) {
      const colorsOf = (id: number) => visitor.catalogProduct(id)?.colors ?? null
      const ids = listedCards(page).map(({ id }) => id)
      const fault = colourFault(ids, { text: '', colour, expected: null }, { colorsOf, sells: plan.sells })
      expectFaultless(visitor, 'filter-colour', fault)
    }
    think(visitor, 4)
  }
  return 'completed'
}
