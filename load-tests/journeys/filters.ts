import { ask, think } from '../session/send-request.ts'
import { oneOf, type Visitor } from '../session/visitor.ts'
import { listingQuery } from './listing-query.ts'

/** PLN */
const PRICES_TO = [500, 1000, 2500, 5000] as const

/** Somebody opens a category and narrows it, step by step. */
export function filters(visitor: Visitor): void {
  const { plan, market, random } = visitor
  const { categories, colors, materials, paths } = plan.assortment
  const opened = { categories: [oneOf(random, categories)] }
  const inColor = { ...opened, colors: [oneOf(random, colors)] }
  const ofMaterial = { ...inColor, materials: [oneOf(random, materials)] }
  const steps = [opened, inColor, ofMaterial, { ...ofMaterial, priceTo: oneOf(random, PRICES_TO) }]
  for (const [at, step] of steps.entries()) {
    ask(visitor, { name: at === 0 ? 'listing' : 'filtered listing', path: paths[market].catalog + listingQuery(step) })
    think(visitor, 4)
  }
}
