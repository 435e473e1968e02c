// What a store that many locations share costs a month, by the replay of an hour.
import { seededRandom } from '#app/domain/seeded-random.ts'
import { markdownTable } from '../statistics/results.ts'
import { CHANGED, KV_RULE } from './kv-rules.ts'
import { replay } from './replay.ts'
import { syntheticVisits } from './synthetic-visits.ts'

/** THE TABLE OF PRICES, in dollars a million beyond what $5 a month include: developers.cloudflare.com/workers/platform/pricing and /kv/platform/pricing, 2026-11-27. */
const PRICES = {
  requests: { included: 10e6, aMillion: 0.3 },
  reads: { included: 10e6, aMillion: 0.5 },
  writes: { included: 1e6, aMillion: 5 },
  lists: { included: 1e6, aMillion: 5 },
} as const
type Operations = Record<keyof typeof PRICES, number>
const BASE = 5

/** THE TABLE OF SIZES. Visits a second to public pages, on average over a month; of all addresses a fifth are open. */
const SIZES = [
  { name: 'small', rate: 5, pages: 5000, locations: 3 },
  { name: 'medium', rate: 50, pages: 20_000, locations: 10 },
  { name: 'large', rate: 500, pages: 60_000, locations: 30 },
] as const

const HOUR = 3600
const HOURS_A_MONTH = 730

/** Dollars a month. */
export function monthlyCost(operations: Operations): number {
  const charged = Object.entries(PRICES).map(([kind, { included, aMillion }]) => {
    return (Math.max(0, operations[kind as keyof Operations] - included) * aMillion) / 1e6
  })
  return charged.reduce((sum, each) => sum + each, BASE)
}

/** Operations of KV, and requests for pages, a month. */
function monthOf({ rate, pages, locations }: (typeof SIZES)[number], seed: number): Operations {
  const visits = syntheticVisits({ pages, exponent: 0.9, rate, seconds: HOUR, random: seededRandom(seed), openPercent: 20 })
  const { reads, writes } = replay(visits, { locations, makeMs: 100, random: seededRandom(seed) })
  const anHour = { requests: visits.length, reads, writes, lists: KV_RULE.listsAnHour * locations }
  return Object.fromEntries(Object.entries(anHour).map(([kind, count]) => [kind, count * HOURS_A_MONTH])) as Operations
}

/** @returns lines of Markdown */
export function costTable(seed: number): string[] {
  const rows = SIZES.map((size) => {
    const month = monthOf(size, seed)
    const millions = (['requests', 'reads', 'writes', 'lists'] as const).map((kind) => (month[kind] / 1e6).toFixed(1))
    const writesAnHour = (month.writes / HOURS_A_MONTH).toFixed(0)
    const name = `${size.name}: ${size.rate} visits a second, ${size.locations} locations`
    return [name, ...millions, writesAnHour, monthlyCost(month).toFixed(0)]
  })
  return [
    `A month by an hour of synthetic visits, a fifth of them to open addresses; ${CHANGED * 100} % of renewals find a change. Millions; dollars with the base of ${BASE}.`,
    '',
    ...markdownTable(['', 'requests', 'KV reads', 'KV writes', 'KV lists', 'writes an hour', 'dollars a month'], rows, 1),
  ]
}
