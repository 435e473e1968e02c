import { z } from 'zod'
import budgets from '../../e2e/budgets.json' with { type: 'json' }

/** Ratios of a journey's smoke run, independent of the machine's speed. */
const Ratios = z.object({ hitRatio: z.number(), apiCallsPerPage: z.number(), bytesPerRequest: z.number() })

const LoadBudgets = z.object({
  unit: z.string(),
  unexpectedAnswers: z.number(),
  /** Greatest share of all cores that k6 may use; beyond it, the run measures k6 itself. */
  generatorCores: z.number(),
  /** Greatest number of cores that other programs may use while times are judged (2 cores: the shop's and k6's). */
  foreignCores: z.number(),
  /** How long cached pages may show a price after its promotion ends: fresh and stale lifetime of a product (edge/store/cache-policies.ts). */
  oldPriceSeconds: z.number(),
  /** By journey; only journeys with a smoke budget. */
  ratios: z.record(z.string(), Ratios),
  /** Thresholds by the k6 name of the metric. */
  timesMs: z.record(z.string(), z.number()),
})

export type Ratios = z.infer<typeof Ratios>

/** The load budgets: the `load` part of e2e/budgets.json. */
export const LOAD_BUDGETS = LoadBudgets.parse(budgets.load)

/** The budget of a journey's ratios; null: it has none. */
export function ratiosOf(journey: string): Ratios | null {
  return LOAD_BUDGETS.ratios[journey] ?? null
}
