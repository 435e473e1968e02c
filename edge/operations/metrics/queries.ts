// THE TABLE OF METRICS: what is asked of the events, as SQL of Analytics Engine. A metric = a row; `npm run deploy -- metrics` prints and runs it.
import { COLUMNS, NO_NUMBER } from './columns.ts'

const { event, route, market, cache, build, ms, status, lcp, inp, cls, navigations, navigationMs } = COLUMNS

/** Conditions over the columns, for queries, service levels and alerts. */
export const WHERE = {
  pages: `${event} = 'request' AND ${market} != ''`,
  requests: `${event} = 'request'`,
  vitals: `${event} = 'vitals'`,
  /** Of any event: those of pages and calls. */
  shop: `(${market} != '' OR ${route} = '/shop/*' OR ${route} = '/auth/*')`,
  /** Of pages: those that the cache may have. */
  cacheable: `${event} = 'request' AND ${market} != '' AND ${cache} != '' AND ${cache} != 'fwd=bypass'`,
} as const

/** Every data point stands for this many events, because the platform samples what is frequent. */
export const EVENTS = 'SUM(_sample_interval)'

/** Events for which a condition holds. */
export const eventsWhere = (condition: string) => `sumIf(_sample_interval, ${condition})`

/** Quantile of a column over the events that have it. */
export const quantile = (q: number, column: string) =>
  `quantileExactWeighted(${q})(${column}, if(${column} > ${NO_NUMBER}, _sample_interval, 0))`

interface Metric {
  /** What it answers. */
  question: string
  minutes: number
  select: readonly string[]
  where: string
  groupBy: readonly string[]
}

const BY_ROUTE_AND_MARKET = [`${route} AS route`, `${market} AS market`]

export const METRICS = {
  red: {
    question: 'rate, errors and duration of each route and market',
    minutes: 60,
    select: [
      `${EVENTS} AS requests`,
      `${eventsWhere(`${status} >= 500`)} / ${EVENTS} AS errorRatio`,
      `${quantile(0.5, ms)} AS p50Ms`,
      `${quantile(0.95, ms)} AS p95Ms`,
    ],
    where: WHERE.requests,
    groupBy: BY_ROUTE_AND_MARKET,
  },
  cache: {
    question: 'what the page cache does for each route and market',
    minutes: 60,
    select: [
      `${EVENTS} AS requests`,
      `${eventsWhere(`${cache} = 'hit'`)} / ${EVENTS} AS hitRatio`,
      `${eventsWhere(`${cache} = 'fwd=stale'`)} / ${EVENTS} AS renewedRatio`,
      `${eventsWhere(`${COLUMNS.detail} != ''`)} / ${EVENTS} AS outageRatio`,
    ],
    where: WHERE.cacheable,
    groupBy: BY_ROUTE_AND_MARKET,
  },
  vitals: {
    question: 'web vitals of each route and market, three visits of four (LCP, INP, navigations in ms; CLS in thousandths)',
    minutes: 24 * 60,
    select: [
      `${EVENTS} AS documents`,
      `${quantile(0.75, lcp)} AS p75Lcp`,
      `${quantile(0.75, inp)} AS p75Inp`,
      `${quantile(0.75, cls)} AS p75Cls`,
      `SUM(_sample_interval * ${navigations}) AS navigations`,
      `${quantile(0.75, navigationMs)} AS p75NavigationMs`,
    ],
    where: WHERE.vitals,
    groupBy: BY_ROUTE_AND_MARKET,
  },
  builds: {
    question: 'errors and duration of each build, during a rollout',
    minutes: 15,
    select: [
      `${EVENTS} AS requests`,
      // 0: it has no head yet.
      `${eventsWhere(`${status} >= 500 OR ${status} = 0`)} / ${EVENTS} AS errorRatio`,
      `${eventsWhere(`${cache} = 'fwd=uri-miss'`)} AS renders`,
      `quantileExactWeighted(0.95)(${ms}, if(${cache} = 'fwd=uri-miss', _sample_interval, 0)) AS p95RenderMs`,
    ],
    where: `${event} != 'vitals' AND ${WHERE.shop}`,
    groupBy: [`${build} AS build`],
  },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof METRICS

/** The SQL of a metric. */
export function metricSql(name: MetricName, dataset: string): string {
  const { select, where, groupBy, minutes }: Metric = METRICS[name]
  const keys = groupBy.map((column) => column.split(' AS ')[1]).join(', ')
  return `SELECT ${[...groupBy, ...select].join(', ')} FROM ${dataset} WHERE ${where} AND ${within(minutes)} GROUP BY ${keys} ORDER BY ${keys}`
}

/** The window that ends now. */
export function within(minutes: number): string {
  return `timestamp > NOW() - INTERVAL '${minutes}' MINUTE`
}

/** The same window of a day before. */
export function withinDaysAgo(minutes: number, days: number): string {
  const ago = days * 24 * 60
  return `(${within(ago + minutes)} AND timestamp <= NOW() - INTERVAL '${ago}' MINUTE)`
}
