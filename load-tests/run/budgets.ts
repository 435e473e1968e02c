import { z } from 'zod'
import budgets from '../../e2e/budgets.json' with { type: 'json' }

/** Of a journey's smoke; what a page costs others, which no machine's speed changes. */
const Ratios = z.object({ hitRatio: z.number(), apiCallsPerPage: z.number(), bytesPerRequest: z.number() })

const LoadBudgets = z.object({
  unit: z.string(),
  unexpectedAnswers: z.number(),
  /** Of all cores, k6 may keep this part busy: beyond, it is what is measured. */
  generatorCores: z.number(),
  /** Other programs may keep so many cores busy where times are judged (2 cores: a shop of its own beside k6). */
  foreignCores: z.number(),
  /** After the end of a reduction its price may stand on cached pages so long: fresh and stale of a product (edge/store/cache-policies.ts). */
  oldPriceSeconds: z.number(),
  /** Of the journeys whose smoke has some. */
  ratios: z.record(z.string(), Ratios),
  /** Thresholds by k6's name of a metric. */
  timesMs: z.record(z.string(), z.number()),
})

export type Ratios = z.infer<typeof Ratios>

/** What loads are held to: the part of the one file of budgets (e2e/budgets.json) that is about them. */
export const LOAD_BUDGETS = LoadBudgets.parse(budgets.load)

/** The ratios that a journey is held to; null: none. */
export function ratiosOf(journey: string): Ratios | null {
  return LOAD_BUDGETS.ratios[journey] ?? null
}
