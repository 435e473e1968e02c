import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalog, popularityOf } from '../catalog/catalog.ts'
import { mostSold } from '../journey-mix.ts'
import type { EndingPromo, OfferedProduct, RunPlan } from '../plan.ts'
import { durationOf, isAlone } from '../load-shape.ts'
import { ownHeaders } from '../session/own-headers.ts'
import { CHECKED_SHARE, type Workload } from '../workloads.ts'
import { browserPlan, type RecordedVisits } from './browser-plan.ts'
import type { LoadStack } from './load-stack.ts'
import type { MockControl } from './mock-control.ts'
import { reached } from './reached.ts'
import type { ResolvedRun } from './resolve-run.ts'

/** Products with a promotion that ends during the shopping night, and the promotional part of their price. */
const REDUCED = { products: 20, to: 0.8 }

/** Least time before midnight, to start k6 and to fill the cache, s. */
const MIN_EVENING_SECONDS = 30

interface PlanInputs extends Pick<ResolvedRun, 'target' | 'workload' | 'shares' | 'rate' | 'seed' | 'startedAt' | 'folder'> {
  stack: LoadStack
  /** null: nobody controls the shop. */
  shop: MockControl | null
  catalog: Catalog
  options: RunPlan['options']
}

/** Writes the plan for k6 into the run's folder, and sets the shop up for the workload. */
export async function makePlan({ stack, shop, catalog, options, ...run }: PlanInputs): Promise<RunPlan> {
  const { target, workload, shares, rate, seed, startedAt, folder } = run
  const { mockOrigin, edgeOrigin } = stack
  const catalogFile = join(folder, 'catalog.json')
  writeFileSync(catalogFile, JSON.stringify(catalog))
  const plan: RunPlan = {
    target,
    origin: target === 'edge' && edgeOrigin !== null ? edgeOrigin : mockOrigin,
    seed,
    run: startedAt,
    build: edgeOrigin === null ? '' : await buildOf(edgeOrigin),
    pace: workload.pace,
    catalogFile,
    summaryFile: join(folder, 'k6-summary.json'),
    mostSold: mostSold(shares, { ...workload, rate }),
    isAlone: isAlone(workload.shape, shares.length),
    checkedShare: workload.checkedShare ?? CHECKED_SHARE,
    assets: stack.assets ?? {},
    browser: target === 'mock' || workload.isLight === true ? null : browserPlan(recordedVisits(), Object.keys(stack.assets ?? {})),
    ...(shop ? await rarities({ shop, workload, products: popularityOf(catalog, seed).products }) : { uniques: [], endingPromos: [] }),
    options,
  }
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan))
  return plan
}

/** The recording of Chromium (recorded-visits.json). */
function recordedVisits(): RecordedVisits {
  return JSON.parse(readFileSync(new URL('recorded-visits.json', import.meta.url), 'utf8'))
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

/** @throws Error with a sentence for what is no storefront */
async function buildOf(origin: string): Promise<string> {
  const url = `${origin}/version`
  const response = await reached(url, { headers: ownHeaders(process.env['LOAD_HEADERS']) })
  const version: unknown = await response.json().catch(() => null)
  if (typeof version === 'object' && version !== null && 'build' in version) return String(version.build)
  throw new Error(`${url} names no build, as a storefront does: a shop API alone is loaded by --target mock.`)
}
