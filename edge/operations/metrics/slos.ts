// THE TABLE OF SERVICE LEVELS. docs/observability.md has the same rows (docs-tables.test.ts).
import { COLUMNS, NO_NUMBER } from './columns.ts'
import { EVENTS, eventsWhere, WHERE, within } from './queries.ts'

const { ms, status, cache, lcp, inp, cls } = COLUMNS

export interface Slo {
  promise: string
  /** Share of the events that are good, at least. */
  objective: number
  /** Length of the window. */
  days: number
  /** Which events count. */
  of: string
  /** Which of them are good. */
  good: string
}

export const SLOS = {
  answered: {
    promise: 'a page is answered, and not by an error',
    objective: 0.999,
    days: 28,
    of: WHERE.pages,
    good: `${status} < 500`,
  },
  cached: {
    promise: 'a cached page begins within 100 ms',
    objective: 0.99,
    days: 28,
    of: `${WHERE.cacheable} AND ${cache} = 'hit'`,
    good: `${ms} <= 100`,
  },
  rendered: {
    promise: 'a page that has to be rendered begins within 1,500 ms',
    objective: 0.95,
    days: 28,
    of: `${WHERE.pages} AND ${cache} != 'hit' AND ${status} < 500`,
    good: `${ms} <= 1500`,
  },
  lcp: {
    promise: 'what a document is about is painted within 2,500 ms',
    objective: 0.75,
    days: 28,
    of: `${WHERE.vitals} AND ${lcp} > ${NO_NUMBER}`,
    good: `${lcp} <= 2500`,
  },
  inp: {
    promise: 'an interaction shows within 200 ms',
    objective: 0.75,
    days: 28,
    of: `${WHERE.vitals} AND ${inp} > ${NO_NUMBER}`,
    good: `${inp} <= 200`,
  },
  cls: {
    promise: 'layout shifts of a document sum up to less than 0.1',
    objective: 0.75,
    days: 28,
    of: `${WHERE.vitals} AND ${cls} > ${NO_NUMBER}`,
    good: `${cls} < 100`,
  },
} as const satisfies Record<string, Slo>

export type SloName = keyof typeof SLOS

/** The SQL of what was attained, as a share, and of how many events. */
export function sloSql(name: SloName, dataset: string): string {
  const { of, good, days }: Slo = SLOS[name]
  return `SELECT ${eventsWhere(good)} / ${EVENTS} AS attained, ${EVENTS} AS events FROM ${dataset} WHERE ${of} AND ${within(days * 24 * 60)}`
}

/** Share of bad events at which a budget for the whole window is spent `burn` times as fast as it may be. */
export function burnRatio({ objective }: Pick<Slo, 'objective'>, burn: number): number {
  return Number(((1 - objective) * burn).toPrecision(6))
}
