import { sendRequest, think } from '../session/send-request.ts'
import { randomItem, type Visitor } from '../session/visitor.ts'
import { listingQuery } from './listing-query.ts'

/** PLN */
const PRICES_TO = [500, 1000, 2500, 5000] as const

/** Opens a category and narrows it step by step. */
export function filters(visitor: Visitor): void {
  const { plan, market, random } = visitor
  const { categories, colors, materials, paths } = plan.assortment
  const opened = { categories: [randomItem(random, categories)] }
  const inColor = { ...opened, colors: [randomItem(random, colors)] }
  const ofMaterial = { ...inColor, materials: [randomItem(random, materials)] }
  const steps = [opened, inColor, ofMaterial, { ...ofMaterial, priceTo: randomItem(random, PRICES_TO) }]
  for (const [at, step] of steps.entries()) {
    sendRequest(visitor, { name: at === 0 ? 'listing' : 'filtered listing', path: paths[market].catalog + listingQuery(step) })
    think(visitor, 4)
  }
}
