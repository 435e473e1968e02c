import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndingPromo, OfferedProduct, Plan, Target } from '../plan.ts'
import { durationOf } from '../load-shape.ts'
import type { Workload } from '../workloads.ts'
import { browserPlan } from './browser-plan.ts'
import type { LoadStack } from './load-stack.ts'
import { currencies, readExpected } from './read-expected.ts'
import { makeAssortment } from './make-assortment.ts'
import type { MockControl } from './mock-control.ts'

/** Products with a promotion that ends during the shopping night, and the promotional part of their price. */
const REDUCED = { products: 20, to: 0.8 }

/** Least time before midnight, to start k6 and to fill the cache, s. */
const MIN_EVENING_SECONDS = 30

/** Journeys that buy: pieces sell out in their runs. */
const SELLING: ReadonlySet<string> = new Set(['checkout', 'rush'])

/** Share of the sessions that check whole pages, unless the workload says another: reading a page costs k6 about as much as requesting it. */
const CHECKED_SHARE = 0.1

interface PlanInputs {
  stack: LoadStack
  shop: MockControl
  target: Target
  workload: Workload
  /** Journeys of the run. */
  journeys: readonly string[]
  seed: number
  folder: string
  options: Plan['options']
}

/** Writes the plan for k6 into the run's folder, and sets the shop up for the workload. */
export async function makePlan({ stack, shop, target, workload, journeys, seed, folder, options }: PlanInputs): Promise<Plan> {
  const { db, mockOrigin, edgeOrigin, visitedOrigin = edgeOrigin } = stack
  const { assortment, products } = await makeAssortment({ db, mockOrigin, seed })
  const [productsFile, catalogFile, searchesFile] = ['products', 'catalog', 'searches'].map((name) => join(folder, `${name}.json`)) as [
    string,
    string,
    string,
  ]
  const isNight = workload.midnightAt !== undefined
  // Prices of the night change while it runs, so there its own journey checks them.
  const { catalog, searches } = isNight
    ? { catalog: [], searches: [] }
    : await readExpected({ db, mockOrigin, queries: assortment.queries })
  writeFileSync(productsFile, JSON.stringify(products))
  writeFileSync(catalogFile, JSON.stringify(catalog))
  writeFileSync(searchesFile, JSON.stringify(searches))
  const plan: Plan = {
    target,
    origin: target === 'edge' && visitedOrigin !== null ? visitedOrigin : mockOrigin,
    seed,
    build: edgeOrigin === null ? '' : await buildOf(edgeOrigin),
    pace: workload.pace,
    assortment,
    productsFile,
    catalogFile,
    searchesFile,
    summaryFile: join(folder, 'k6-summary.json'),
    sells: journeys.some((journey) => SELLING.has(journey)),
    isAlone: workload.shape.executor === 'shared-iterations' && workload.shape.vus === 1,
    checkedShare: workload.checkedShare ?? CHECKED_SHARE,
    currencies: currencies(),
    browser: target === 'mock' || workload.isLight === true ? null : browserPlan(stack.assets ?? []),
    ...(await rarities({ shop, workload, products })),
    options,
  }
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan))
  return plan
}

interface RarityInputs {
  shop: MockControl
  workload: Workload
  products: readonly OfferedProduct[]
}

/** Products that the workload needs: one-of-one pieces, and promotions that end during the run. */
async function rarities({ shop, workload, products }: RarityInputs): Promise<{ uniques: OfferedProduct[]; endingPromos: EndingPromo[] }> {
  if (workload.midnightAt !== undefined) {
    const uniques = products.slice(0, REDUCED.products)
    const promos = uniques.map(({ id, price }) => ({ productId: id, price: Math.floor(price * REDUCED.to) }))
    const seconds = Math.max(MIN_EVENING_SECONDS, (durationOf(workload.shape) ?? 0) * workload.midnightAt)
    const endsAt = await shop.setEvening(promos, seconds * 1000)
    return { uniques, endingPromos: promos.map((promo) => ({ ...promo, endsAt })) }
  }
  const uniques = products.slice(0, workload.uniques ?? 0)
  await shop.makeUnique(uniques.map(({ id }) => id))
  return { uniques, endingPromos: [] }
}

async function buildOf(origin: string): Promise<string> {
  const version: unknown = await (await fetch(`${origin}/version`)).json()
  return typeof version === 'object' && version !== null && 'build' in version ? String(version.build) : ''
}
