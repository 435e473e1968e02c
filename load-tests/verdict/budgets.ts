import { z } from 'zod'
import budgets from '../../e2e/budgets.json' with { type: 'json' }
import { judgesTimes, type LoadShape } from '../load-shape.ts'
import type { Target } from '../plan.ts'
import type { Workload } from '../workloads.ts'

/** Ratios of a journey's smoke run, independent of the machine's speed. A value too good to be true is beyond its bounds, too. */
const Lifetime = z.object({ fresh: z.number(), stale: z.number() })
const Bounds = z.object({ least: z.number(), most: z.number() })
const Ratios = z.object({ hitRatio: Bounds, apiCallsPerPage: Bounds, bytesPerRequest: Bounds })

const OfSessions = z.object({ sessions: z.number() })

const LoadBudgets = z.object({
  unit: z.string(),
  unexpectedAnswers: z.number(),
  /** Greatest share of all cores that k6 may use; beyond it, the run measures k6 itself. */
  generatorCores: z.number(),
  /** Greatest share of all cores that other programs may use while times are judged. */
  foreignShare: z.number(),
  /** How long cached pages may show a price after its promotion ends: fresh and stale lifetime of a product (edge/store/cache-policies.ts). */
  oldPriceSeconds: z.number(),
  /** Of any run on any machine: longest time of a response, and its median by request, ms. */
  hangs: z.object({ medianMs: z.number(), longestMs: z.number() }),
  /** Lifetimes of cached pages, s (edge/store/cache-policies.ts): of listings, of products, of home and content pages, and after the freshness while the shop API fails. */
  pageSeconds: z.object({ listing: Lifetime, product: Lifetime, content: Lifetime, staleOnError: z.number() }),
  /** Memory that a process may hold more at the end of a soak than in its second quarter. */
  growth: z.object({ share: z.number(), mb: z.number() }),
  /**
   * Sessions or requests a second that a breakpoint run must reach: against the edge with light sessions, against it with all requests of a
   * browser, of which journeys have from 25 to 160 a session, and against the mock.
   */
  leastBreakpoint: z.object({ light: OfSessions, asBrowsers: z.object({ requests: z.number() }), mock: OfSessions }),
  /** By journey; only journeys with a smoke budget. */
  ratios: z.record(z.string(), Ratios),
  /** Thresholds by the k6 name of the metric. */
  timesMs: z.record(z.string(), z.number()),
})

/** Sessions, or requests, a second. */
type LeastRate = { sessions: number } | { requests: number }

/** What a breakpoint run of this kind must reach. */
export function leastBreakpoint(target: Target, { isLight = false }: Pick<Workload, 'isLight'>): LeastRate {
  const { light, asBrowsers, mock } = LOAD_BUDGETS.leastBreakpoint
  if (target === 'mock') return mock
  return isLight ? light : asBrowsers
}

export type Ratios = z.infer<typeof Ratios>

/** The load budgets: the `load` part of e2e/budgets.json. */
export const LOAD_BUDGETS = LoadBudgets.parse(budgets.load)

/** Shares of the machine that k6 and other programs may use at most while times are judged; where they are not, pieces and ratios count alike. */
export function validityLimits(shape: LoadShape): { maxGeneratorShare: number; maxForeignShare: number } {
  if (!judgesTimes(shape)) return { maxGeneratorShare: Number.POSITIVE_INFINITY, maxForeignShare: Number.POSITIVE_INFINITY }
  return { maxGeneratorShare: LOAD_BUDGETS.generatorCores, maxForeignShare: LOAD_BUDGETS.foreignShare }
}

/** The budget of a journey's ratios; null: it has none. */
export function ratiosOf(journey: string): Ratios | null {
  return LOAD_BUDGETS.ratios[journey] ?? null
}

/** Requests that may be of any kind of page are held to the longest lifetimes. */
const OF_LISTINGS: ReadonlySet<string> = new Set(['listing', 'search results', 'deep page', 'filtered listing', 'listing refresh'])

/** Lifetime of the page of a request, s. @param fails whether the shop API fails in the run, so that older pages may be served */
export function lifetimeOf(name: string, fails: boolean): { fresh: number; stale: number } {
  const { listing, product, content, staleOnError } = LOAD_BUDGETS.pageSeconds
  const { fresh, stale } = name === 'home' ? content : OF_LISTINGS.has(name) ? listing : product
  return { fresh, stale: stale + (fails ? staleOnError : 0) }
}
