// k6 script of one restart of a comparison: warms both builds up, then runs segments against both (compare/segments.ts).
import { SharedArray } from 'k6/data'
import execution from 'k6/execution'
import { type Catalog, popularityOf } from './catalog/catalog.ts'
import { type Build, type CellName, cellOf, COMPARED, type ComparisonPlan, writeHalf } from './compared-cells.ts'
import { COMPARED_SESSIONS } from './journeys/compared.ts'
import { MARKETS, type Market, type OfferedProduct, type Plan, formatSession } from './plan.ts'
import { visitorsOf } from './session/create-visitor.ts'

const plan: ComparisonPlan = JSON.parse(open(__ENV['PLAN'] ?? ''))
const catalogOf = (): Catalog => JSON.parse(open(plan.catalogFile))
const products = new SharedArray<OfferedProduct>('products', () => popularityOf(catalogOf(), plan.catalogSeed).products)
const assortments = new SharedArray<Pick<Plan, 'assortment' | 'currencies'>>('assortment', () => {
  const catalog = catalogOf()
  return [{ assortment: popularityOf(catalog, plan.catalogSeed).assortment, currencies: catalog.currencies }]
})
const ofCatalog = assortments[0]
if (ofCatalog === undefined) throw new Error('There is no catalog.')
const whole: Plan = { ...plan, ...ofCatalog }
const newVisitor = visitorsOf(whole, products)

export const options = plan.options

/** Base number of warm-up sessions; segments add their own offset. */
const WARM_FROM = 100_000
/** More sessions than any segment has. */
const MAX_SESSIONS = 1000

/** All cells and markets in turns, for one build. */
export function warm(): void {
  const { iterationInTest } = execution.scenario
  const cell = plan.cells[iterationInTest % plan.cells.length] ?? 'search'
  const market = MARKETS[Math.floor(iterationInTest / plan.cells.length) % MARKETS.length] ?? 'pl'
  visit(cell, market, WARM_FROM + iterationInTest, ['warm', iterationInTest])
}

/** Requests a page of a cell of hits, so that it is cached and fresh. */
export function prime(): void {
  const { cell, market } = currentCell()
  visit(cell, market, execution.scenario.iterationInTest, ['prime', execution.scenario.iterationInTest])
}

/** One session of a segment, recorded with segment and build. */
export function segment(): void {
  const { cell, market, nth, build } = currentCell()
  const { iterationInTest, startTime } = execution.scenario
  const visitor = visit(cell, market, nth * MAX_SESSIONS + iterationInTest, [nth, iterationInTest])
  console.log(formatSession({ ...visitor.note, journey: writeHalf({ nth, build, begunAt: startTime }) }))
}

/** Keeps k6 alive until the processor time of the last segment is sampled. */
export function rest(): void {}

export function handleSummary(summary: unknown): Record<string, string> {
  return { [plan.summaryFile]: JSON.stringify(summary) }
}

function visit(cell: CellName, market: Market, nth: number, seed: readonly (string | number)[]) {
  const { target, primes = 0 } = cellOf(cell)
  const visitor = newVisitor(cell, [cell, market, ...seed], market)
  const { [target]: origin } = plan.origins[currentCell().build]
  const here = { ...visitor, plan: { ...whole, target, origin } }
  try {
    COMPARED_SESSIONS[cell]({ visitor: here, products, nth, primes })
  } catch (error) {
    here.note.broken.push(String(error))
  }
  return here
}

/** Cell, market and build of the current scenario. */
function currentCell(): { cell: CellName; market: Market; nth: number; build: Build } {
  const { CELL, MARKET, NTH, BUILD } = __ENV
  const cells = Object.keys(COMPARED) as CellName[]
  return {
    cell: cells.find((cell) => cell === CELL) ?? 'search',
    market: MARKETS.find((market) => market === MARKET) ?? 'pl',
    nth: Number(NTH),
    build: BUILD === 'b' ? 'b' : 'a',
  }
}
