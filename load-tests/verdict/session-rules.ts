// Rules on sessions and sales: a run is good only when its sessions did what they came for.
import type { JourneyName } from '../journey-mix.ts'
import { oracleOf, ORACLES } from '../oracles/oracles.ts'
import type { Outcome } from '../plan.ts'
import type { Workload } from '../workloads.ts'
import type { Reason } from './reason.ts'

/** Sessions of a run by journey and outcome, and their failed checks by text. */
export interface SessionCounts {
  /** By journey. */
  outcomes: Readonly<Record<string, Readonly<Partial<Record<Outcome, number>>>>>
  /** Failed checks: the id of the oracle and what was seen, with how often. */
  broken: Readonly<Record<string, number>>
}

/** Greatest share of the sessions of a journey that may still be under way when the run ends; one may always be. */
const MOST_INTERRUPTED = 0.05

/** Least share of the sessions of a journey that end as they should, of those that the run did not interrupt. */
const LEAST_COMPLETED = 0.98

/** Journeys of which more may be refused, because shoppers compete for single pieces. In a rush nearly all come too late: its sales are counted. */
const LEAST_BY_JOURNEY: Readonly<Partial<Record<JourneyName, number>>> = {
  visit: 0.9,
  cart: 0.9,
  login: 0.9,
  checkout: 0.8,
  withdrawal: 0.8,
  rush: 0,
}

/** Wrong answers of the shop, which no load excuses: what a failed call explains only beyond the share that the workload allows because it makes calls fail. */
export function wrongContent({ outcomes, broken }: SessionCounts, allowedShare: number): Reason[] {
  const sessions = Object.values(outcomes)
    .flatMap((each) => Object.values(each))
    .reduce((sum, count) => sum + count, 0)
  return groupedByOracle(broken).flatMap(({ id, count, example }) => {
    const { kind, text } = ORACLES[id]
    const limit = kind === 'never' ? 0 : Math.floor(sessions * allowedShare)
    if (kind === 'answer' || count <= limit) return []
    return [{ id, text: `not so ${count} times: ${text}. ${example}`, value: count, limit }]
  })
}

/** Journeys of which too few sessions did what they came for, or too many had not ended when the run did. */
export function unfinished(
  { outcomes }: SessionCounts,
  { maxUnexpectedShare = 0, leastCompleted = 1 }: Pick<Workload, 'maxUnexpectedShare' | 'leastCompleted'>,
): Reason[] {
  return Object.entries(outcomes).flatMap(([journey, { completed = 0, refused = 0, failed = 0, interrupted = 0 }]) => {
    const ended = completed + refused + failed
    const cut = interrupted / (ended + interrupted)
    if (interrupted > 1 && cut > MOST_INTERRUPTED) {
      const text = `${journey}: ${interrupted} of ${ended + interrupted} sessions had not ended when the run did (at most ${percent(MOST_INTERRUPTED)})`
      return [{ id: `interrupted-${journey}`, text, value: cut, limit: MOST_INTERRUPTED }]
    }
    const limit = Math.min(leastOf(journey) * (1 - maxUnexpectedShare), leastCompleted)
    // Of few sessions one may be refused.
    if (ended === 0 || completed / ended >= limit || (failed === 0 && refused <= 1 && limit < LEAST_COMPLETED)) return []
    const text = `${journey}: ${completed} of ${ended} sessions did what they came for (at least ${percent(limit)}); ${refused} were refused, ${failed} failed`
    return [{ id: `completed-${journey}`, text, value: completed / ended, limit }]
  })
}

/** Failed checks by oracle, the most frequent first, each with one of the texts. */
export function groupedByOracle(broken: SessionCounts['broken']) {
  const groups = Map.groupBy(Object.entries(broken), ([text]) => oracleOf(text) ?? 'exception')
  return [...groups]
    .map(([id, own]) => ({ id, count: own.reduce((sum, [, count]) => sum + count, 0), example: seenIn(own[0]?.[0] ?? '') }))
    .toSorted((a, b) => b.count - a.count)
}

function seenIn(text: string): string {
  return text.slice(text.indexOf(':') + 1).trim()
}

function leastOf(journey: string): number {
  return Object.entries(LEAST_BY_JOURNEY).find(([name]) => name === journey)?.[1] ?? LEAST_COMPLETED
}

function percent(part: number): string {
  return `${(part * 100).toFixed(0)} %`
}

/** One-of-one pieces: confirmed sales, and the stock left. */
export interface Sales {
  /** Product ids, one for each confirmed sale. */
  sold: readonly number[]
  /** Stock after the run, by id. */
  left: ReadonlyMap<number, number>
}

/** Violations: a piece sold twice, or sold and still in stock. */
export function wrongSales({ sold, left }: Sales): Reason[] {
  return [...Map.groupBy(sold, (id) => id)].flatMap(([id, { length }]) => [
    ...(length > 1
      ? [{ id: 'sold-twice', text: `product ${id}, of which there was one, was sold ${length} times`, value: length, limit: 1 }]
      : []),
    ...(left.get(id) === 0 ? [] : [{ id: 'sold-in-stock', text: `product ${id} was sold, and ${left.get(id)} of it are in stock` }]),
  ])
}

/** Number of unsold pieces: nobody got them, although more shoppers wanted them than there are. */
export function unsold({ left }: Sales): number {
  return [...left.values()].filter((pieces) => pieces > 0).length
}
