// k6 script of a run. PLAN is the file of its plan (plan.ts). Each session writes one line, which run/ reads.
import { SharedArray } from 'k6/data'
import execution from 'k6/execution'
import { journeyOf } from './journeys/journeys.ts'
import { type CatalogProduct, type ExpectedSearch, type OfferedProduct, type Plan, formatSession } from './plan.ts'
import { visitorsOf } from './session/create-visitor.ts'
import { makeSession } from './session/make-session.ts'

const plan: Plan = JSON.parse(open(__ENV['PLAN'] ?? ''))
const products = new SharedArray<OfferedProduct>('products', () => JSON.parse(open(plan.productsFile)))

const catalog = new SharedArray<CatalogProduct>('catalog', () => JSON.parse(open(plan.catalogFile)))
const searches = new SharedArray<ExpectedSearch>('searches', () => JSON.parse(open(plan.searchesFile)))

const newVisitor = visitorsOf(plan, products, { catalog, searches })

export const options = plan.options

/** One session of the journey that the scenario names. */
export function session(): void {
  const journey = __ENV['JOURNEY'] ?? ''
  const { name, iterationInTest } = execution.scenario
  const visitor = newVisitor(journey, [name, iterationInTest])
  console.log(formatSession(makeSession(journeyOf(journey), visitor)))
}

/** Passes k6's own summary on, for the verdict. */
export function handleSummary(summary: unknown): Record<string, string> {
  return { [plan.summaryFile]: JSON.stringify(summary) }
}
