// THE TABLE OF ALERTS: each is a query that has a row where it fires, and a line of the runbook. docs/observability.md has the same rows
// (docs-tables.test.ts). The worker of edge/alerts runs them, and `npm run deploy -- metrics production alerts --run`.
import { COLUMNS, NO_NUMBER } from './columns.ts'
import { EVENTS, eventsWhere, quantile, WHERE, within, withinDaysAgo } from './queries.ts'
import { burnRatio, SLOS } from './slos.ts'

const { route, market, cache, detail, status, lcp } = COLUMNS

export interface Alert {
  /** What somebody who is woken up reads. */
  when: string
  minutes: number
  where: string
  by: string
  /** What is measured, under the name `value`. */
  value: string
  /** On which side of the limit it fires. */
  fires: '>' | '<'
  limit: number
  /** Fewer events of a group are no evidence. */
  leastEvents: number
  /** The value compares visits with those at the same time of these days ago, whose mean is `events`. @default []: with nothing */
  daysAgo?: readonly number[]
  /** The first cell of its row in the runbook (edge/operations/README.md). */
  runbook: string
}

/** Pages and calls. */
const SHOP = `${WHERE.requests} AND ${WHERE.shop}`

/** Yesterday may have been a holiday, or silent as well. */
const SILENT_DAYS = [1, 7]
const SILENT_MINUTES = 30

/** Pages of a market but for those of the probes (edge/alerts), one every two minutes: they go on where no visitor comes. */
function visits(pages: string, minutes: number): string {
  return `(${pages} - ${minutes / 2})`
}

/** Visits in the same minutes, as the mean of days before. */
function mean(minutes: number, days: readonly number[]): string {
  return visits(`${eventsWhere(`NOT (${within(minutes)})`)} / ${days.length}`, minutes)
}

export const ALERTS = {
  errors: {
    when: 'pages of a market fail: in an hour they use up 2 % of the budget of 28 days',
    minutes: 60,
    where: SLOS.answered.of,
    by: market,
    value: `${eventsWhere(`NOT (${SLOS.answered.good})`)} / ${EVENTS}`,
    fires: '>',
    limit: burnRatio(SLOS.answered, 14.4),
    leastEvents: 500,
    runbook: 'many 500 of one `route`',
  },
  slowHits: {
    when: 'cached pages of a market begin late, six times as often as they may',
    minutes: 30,
    where: SLOS.cached.of,
    by: market,
    value: `${eventsWhere(`NOT (${SLOS.cached.good})`)} / ${EVENTS}`,
    fires: '>',
    limit: burnRatio(SLOS.cached, 6),
    leastEvents: 500,
    runbook: 'cached pages begin late',
  },
  misses: {
    when: 'less than half of the pages of a market come from the cache',
    minutes: 30,
    where: WHERE.cacheable,
    by: market,
    value: `${eventsWhere(`${cache} = 'hit'`)} / ${EVENTS}`,
    fires: '<',
    limit: 0.5,
    leastEvents: 1000,
    runbook: 'few hits',
  },
  down: {
    when: 'half of all requests fail, however few there are',
    minutes: 10,
    where: SHOP,
    by: COLUMNS.event,
    value: `${eventsWhere(`${status} >= 500`)} / ${EVENTS}`,
    fires: '>',
    limit: 0.5,
    leastEvents: 10,
    runbook: '`/readyz` 503',
  },
  silent: {
    when: 'a market is silent: it has a tenth of the visits of this time of day yesterday and a week ago',
    minutes: SILENT_MINUTES,
    where: WHERE.pages,
    by: market,
    value: `${visits(eventsWhere(within(SILENT_MINUTES)), SILENT_MINUTES)} / ${mean(SILENT_MINUTES, SILENT_DAYS)}`,
    fires: '<',
    limit: 0.1,
    leastEvents: 20,
    daysAgo: SILENT_DAYS,
    runbook: 'no lines at all',
  },
  outage: {
    when: 'the shop API fails: one request of twenty gets an old page, an incomplete one, 502 or 503',
    minutes: 10,
    where: SHOP,
    by: COLUMNS.event,
    // 502: it does not answer as in the contract (EXT-56).
    value: `${eventsWhere(`${status} = 502 OR ${status} = 503 OR ${detail} != ''`)} / ${EVENTS}`,
    fires: '>',
    limit: 0.05,
    leastEvents: 200,
    runbook: '`/readyz` 503',
  },
  waiting: {
    when: 'requests have no head after 5 s',
    minutes: 10,
    where: `${COLUMNS.event} = 'waiting'`,
    by: COLUMNS.event,
    value: EVENTS,
    fires: '>',
    limit: 10,
    leastEvents: 1,
    runbook: '`event: waiting`',
  },
  around: {
    when: 'one request of a hundred does without a binding of the platform',
    minutes: 10,
    where: WHERE.requests,
    by: COLUMNS.event,
    value: `${eventsWhere(`${COLUMNS.around} != ''`)} / ${EVENTS}`,
    fires: '>',
    limit: 0.01,
    leastEvents: 200,
    runbook: '`around` in the lines of requests',
  },
  slowPaint: {
    when: 'one document of four of a route is painted after 2.5 s',
    minutes: 24 * 60,
    where: `${WHERE.vitals} AND ${lcp} > ${NO_NUMBER}`,
    by: route,
    value: quantile(0.75, lcp),
    fires: '>',
    limit: 2500,
    leastEvents: 200,
    runbook: 'a route is painted late',
  },
} as const satisfies Record<string, Alert>

export type AlertName = keyof typeof ALERTS

/** What somebody who is woken up reads, and where it goes on. */
export function describeAlert(name: AlertName): string {
  const { when, runbook } = ALERTS[name]
  return `${when}; runbook: ${runbook}`
}

/** The SQL of an alert: a row for each group in which it fires. */
export function alertSql(name: AlertName, dataset: string): string {
  const { minutes, where, by, value, fires, limit, leastEvents, daysAgo = [] }: Alert = ALERTS[name]
  const events = daysAgo.length > 0 ? mean(minutes, daysAgo) : EVENTS
  const times = [within(minutes), ...daysAgo.map((days) => withinDaysAgo(minutes, days))].join(' OR ')
  const select = `SELECT ${by} AS place, ${value} AS value, ${events} AS events FROM ${dataset}`
  return `${select} WHERE ${where} AND (${times}) GROUP BY place HAVING events >= ${leastEvents} AND value ${fires} ${limit} ORDER BY place`
}
