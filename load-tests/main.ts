// k6 script of a run, by k6 alone: `k6 run load-tests/main.ts -e ORIGIN=http://127.0.0.1:8787 -e JOURNEY=search -e WORKLOAD=average` (plain-plan.ts),
// or from a plan that the runner wrote (judged-main.ts).
import { SharedArray } from 'k6/data'
import execution from 'k6/execution'
import { type Catalog, completed, type Popularity, popularityOf } from './catalog/catalog.ts'
import { readCatalog } from './catalog/read-catalog.ts'
import { journeyOf } from './journeys/journeys.ts'
import { plainPlan } from './plain-plan.ts'
import { type CatalogProduct, type ExpectedSearch, type OfferedProduct, type RunPlan, formatSession } from './plan.ts'
import { askByK6, buildByK6 } from './session/ask-by-k6.ts'
import { type Expected, visitorsOf } from './session/create-visitor.ts'
import { makeSession } from './session/make-session.ts'

const planFile = __ENV['PLAN']
const plan: RunPlan =
  planFile === undefined
    ? plainPlan(__ENV, { budgets: open('../e2e/budgets.json'), recorded: open('run/recorded-visits.json') }, (line) => {
        // Each shopper runs this script; nobody has yet.
        if (__VU === 0) console.warn(line)
      })
    : JSON.parse(open(planFile))

const fileOf = (): Catalog => completed(JSON.parse(open(plan.catalogFile)))
const popularity = () => popularityOf(fileOf(), plan.seed)
/** The catalog of a file, in memory once; null: setup() reads a small one from the shop. */
const shared =
  plan.catalogFile === ''
    ? null
    : {
        catalogs: new SharedArray<Pick<Catalog, 'currencies'> & Pick<Popularity, 'assortment'>>('assortment', () => [
          { currencies: fileOf().currencies, assortment: popularity().assortment },
        ]),
        products: new SharedArray<OfferedProduct>('products', () => popularity().products),
        // Prices of the night change while it runs, so there its own journey checks them.
        catalog: new SharedArray<CatalogProduct>('catalog', () => (plan.endingPromos.length > 0 ? [] : [...fileOf().products])),
        searches: new SharedArray<ExpectedSearch>('searches', () => (plan.endingPromos.length > 0 ? [] : popularity().searches)),
      }

/** What setup() found out of the shop of a run by k6 alone. */
interface Found {
  build: string
  catalog: Catalog | null
}

/** Products that setup() reads. */
const MOST = 200

export const options = plan.options

/** Asks the shop what a runner would have written into the plan. */
export async function setup(): Promise<Found | null> {
  if (planFile !== undefined) return null
  const catalog = shared === null ? await readCatalog(askByK6(plan.origin), { queries: [], most: MOST }) : null
  return { build: plan.target === 'edge' ? buildByK6(plan.origin) : '', catalog }
}

let newVisitor: ReturnType<typeof visitorsOf> | null = null

/** One session of the journey that the scenario names. Only the runner reads what it writes. */
export function session(found: Found | null): void {
  newVisitor ??= visitors(found)
  const journey = __ENV['JOURNEY'] ?? ''
  const { name, iterationInTest } = execution.scenario
  const made = makeSession(journeyOf(journey), newVisitor(journey, [name, iterationInTest]))
  if (planFile !== undefined) console.log(formatSession(made))
  else for (const what of made.broken) console.warn(`${journey}: ${what}`)
}

function visitors(found: Found | null): ReturnType<typeof visitorsOf> {
  const build = found?.build ?? plan.build
  if (found?.catalog) {
    const { assortment, products, searches } = popularityOf(found.catalog, plan.seed)
    const expected: Expected = { catalog: found.catalog.products, searches }
    return visitorsOf({ ...plan, build, assortment, currencies: found.catalog.currencies }, products, expected)
  }
  const first = shared?.catalogs[0]
  if (!shared || !first) throw new Error('There is no catalog of the shop.')
  return visitorsOf({ ...plan, build, ...first }, shared.products, shared)
}
