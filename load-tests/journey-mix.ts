// THE TABLE OF JOURNEYS: their shares of the sessions of `all` (%), and the targets they run against.
// A journey = a row here, a file in journeys/ and its line in journeys/journeys.ts.
import { type LoadShape, partOf, plannedSessions } from './load-shape.ts'
import { openSeconds } from './open-page.ts'
import type { Target } from './plan.ts'

interface Mixed {
  share: number
  targets: readonly Target[]
  /** Length of a session with usual think times, s; most of it is sleep. @default SESSION_SECONDS */
  seconds?: number
}

const SESSION_SECONDS = 25
/** Added to the time that a page stays open, for its requests, s. */
const REQUEST_SECONDS = 5

const EDGE = ['edge'] as const
const BOTH = ['edge', 'mock'] as const

export const JOURNEY_MIX = {
  visit: { share: 20, targets: EDGE, seconds: 40 },
  search: { share: 13, targets: BOTH },
  sorting: { share: 2, targets: EDGE },
  suggestions: { share: 2, targets: BOTH },
  account: { share: 1, targets: EDGE },
  product: { share: 16, targets: EDGE },
  filters: { share: 14, targets: EDGE },
  cart: { share: 6, targets: BOTH },
  likes: { share: 5, targets: BOTH },
  login: { share: 1, targets: EDGE },
  shipping: { share: 1, targets: EDGE },
  checkout: { share: 1, targets: BOTH },
  withdrawal: { share: 1, targets: EDGE },
  'listing-tab': { share: 7, targets: EDGE, seconds: openSeconds('listing') + REQUEST_SECONDS },
  'product-tab': { share: 4, targets: EDGE, seconds: openSeconds('product') + REQUEST_SECONDS },
  prefetcher: { share: 4, targets: EDGE },
  crawler: { share: 2, targets: EDGE },
  /** Journeys of their own workloads, without a share of `all`. */
  'whole-visit': { share: 0, targets: EDGE },
  rush: { share: 0, targets: BOTH },
  'open-tabs': { share: 0, targets: EDGE },
  night: { share: 0, targets: EDGE },
} as const satisfies Record<string, Mixed>

export type JourneyName = keyof typeof JOURNEY_MIX

/** Values of the journey argument of `npm run load`. */
export const JOURNEY_CHOICES: readonly string[] = ['all', ...Object.keys(JOURNEY_MIX)]

/** Length of a session of a journey with usual think times, s. */
export function sessionSeconds(journey: string): number {
  const rows: Readonly<Record<string, Mixed>> = JOURNEY_MIX
  return rows[journey]?.seconds ?? SESSION_SECONDS
}

/** The selected journeys with their shares of all sessions. @throws Error if one is unknown or cannot run against this target */
export function sharesOf(choice: string, target: Target): { journey: string; share: number }[] {
  const table: readonly [string, Mixed][] = Object.entries(JOURNEY_MIX)
  const chosen = table.filter(([name, { share }]) => (choice === 'all' ? share > 0 : name === choice))
  if (chosen.length === 0) throw new Error(`There is no journey "${choice}". Journeys: ${JOURNEY_CHOICES.join(', ')}.`)
  const possible = chosen.filter(([, { targets }]) => targets.includes(target))
  const total = possible.reduce((sum, [, { share }]) => sum + share, 0)
  if (possible.length === 0) throw new Error(`The journey "${choice}" cannot be made against ${target}.`)
  return possible.map(([journey, { share }]) => ({ journey, share: possible.length === 1 ? 1 : share / total }))
}

/** Journeys that buy: pieces sell out in their runs. */
const SELLING: ReadonlySet<string> = new Set(['checkout', 'withdrawal', 'rush'])

/** Of the products that a page of results should have, in short runs and of so many orders one, may be sold meanwhile: most have one piece. */
const MOST_SOLD = { least: 4, oneOf: 6 }

/** Products that may be missing from a page of results in a run, since its sessions buy them; 0: they buy nothing. */
export function mostSold(
  shares: readonly { journey: string; share: number }[],
  { shape, rate, pace }: { shape: LoadShape; rate: number; pace: number },
): number {
  const selling = shares.filter(({ journey }) => SELLING.has(journey))
  const orders = selling.map(({ journey, share }) => {
    const planned = plannedSessions(shape, rate)
    if (planned !== null || shape.executor !== 'constant-vus') return (planned ?? 0) * share
    return (partOf(shape.vus, share) * shape.seconds) / Math.max(1, sessionSeconds(journey) * pace)
  })
  const sum = orders.reduce((all, each) => all + each, 0)
  return selling.length === 0 ? 0 : Math.max(MOST_SOLD.least, Math.round(sum / MOST_SOLD.oneOf))
}
