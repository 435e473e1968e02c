// Counts of a run's sessions and responses, for the rules of the verdict.
import type { Outcome, ResponseRecord, SessionRecord } from '../plan.ts'
import { requestKind } from '../session/request-names.ts'
import { median } from '../statistics/percentiles.ts'
import type { ResponseGroup } from '../verdict/response-rules.ts'
import type { SessionCounts } from '../verdict/session-rules.ts'

/** Sessions by journey and outcome. */
export function outcomesOf(notes: readonly SessionRecord[]): Record<string, Partial<Record<Outcome, number>>> {
  const outcomes: Record<string, Partial<Record<Outcome, number>>> = {}
  for (const { journey, outcome } of notes) {
    const own = (outcomes[journey] ??= {})
    own[outcome] = (own[outcome] ?? 0) + 1
  }
  return outcomes
}

/** Sessions by outcome, and failed checks by text. */
export function countSessions(notes: readonly SessionRecord[]): SessionCounts {
  const broken: Record<string, number> = {}
  for (const text of notes.flatMap((note) => note.broken)) broken[text] = (broken[text] ?? 0) + 1
  return { outcomes: outcomesOf(notes), broken }
}

/** Responses by request and cache state. */
export function responseGroups(notes: readonly SessionRecord[]): ResponseGroup[] {
  const groups = Map.groupBy(
    notes.flatMap(({ responses }) => responses),
    ({ name, cache }) => `${name}|${cache}`,
  )
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    return first ? [groupOf(first, own)] : []
  })
}

function groupOf({ name, cache }: ResponseRecord, own: readonly ResponseRecord[]): ResponseGroup {
  return {
    name,
    kind: requestKind(name) ?? 'call',
    cache,
    count: own.length,
    medianMs: median(own.map(({ endMs }) => endMs)),
    longestMs: own.reduce((longest, { endMs }) => Math.max(longest, endMs), 0),
    ...qualityOf(own),
  }
}

/** Number of unexpected responses, and how far cached ones were beyond their freshness, and within it. */
export function qualityOf(own: readonly ResponseRecord[]): Pick<ResponseGroup, 'unexpected' | 'overdue' | 'freshFor'> {
  const ages = own.map(({ overdue }) => overdue)
  return {
    unexpected: own.filter(({ isExpected }) => !isExpected).length,
    overdue: greatest(ages),
    freshFor: greatest(ages.map((age) => -age)),
  }
}

/** The greatest number; NaN, which is one that is not known, counts for nothing. @returns NaN: none is known */
export function greatest(values: readonly number[]): number {
  return values.reduce((most, value) => (most > value || Number.isNaN(value) ? most : value), Number.NaN)
}
