import { CACHE_STATES, MARKETS, type SessionRecord } from '../plan.ts'
import { crossedOf, type K6Summary, valueOf } from '../verdict/k6-summary.ts'
import { countSessions, judgedIn, type LoadRun, responsesOf } from '../run/judge-run.ts'
import { meanBusiest, meanCores } from '../run/sampler.ts'
import { textsOf } from '../verdict/reason.ts'
import { responseGroups, unjudgedStates } from '../verdict/response-rules.ts'
import { unsold } from '../verdict/session-rules.ts'
import { CHECKED_SHARE } from '../workloads.ts'
import { countsOf } from '../statistics/counts.ts'
import { type Times, timesOf } from '../statistics/percentiles.ts'

/** Times of one route in one market and cache state, ms. */
export interface RouteTimes {
  name: string
  market: string
  cache: string
  shell: Times
  end: Times
}

/** A run in figures. */
export function summaryOf(run: LoadRun) {
  const { notes, summary, samples, sales, workload } = run
  const { verdict, reasons, commit, journey, target, rate, seed, startedAt, machine, actions, broke, oldestPriceSeconds } = run
  const { outcomes, broken } = countSessions(notes)
  const shown = { verdict, reasons, commit, journey, target, rate, seed, startedAt, machine, actions, broke, oldestPriceSeconds }
  return {
    ...shown,
    workload: run.name,
    checkedShare: workload.checkedShare ?? CHECKED_SHARE,
    sessions: notes.length,
    seconds: durationOf(notes),
    ratios: run.ratios,
    dropped: summary ? valueOf(summary, 'dropped_iterations', 'count') : null,
    connections: summary ? connectionsOf(summary) : null,
    redirects: summary ? valueOf(summary, 'redirected_answers', 'count') : null,
    bytes: summary ? valueOf(summary, 'data_received', 'count') : null,
    crossedThresholds: summary ? textsOf(crossedOf(summary)) : null,
    /** Cache states of pages whose times have no threshold in this run. */
    unjudged: unjudgedStates(responseGroups(notes), judgedIn(workload)),
    outcomes,
    broken,
    thresholds: summary
      ? Object.entries(summary.metrics).flatMap(([metric, { thresholds = {}, values }]) =>
          Object.entries(thresholds).map(([threshold, { ok }]) => ({ metric, threshold, ok, values })),
        )
      : [],
    cores: meanCores(samples),
    busiestThreads: meanBusiest(samples),
    routes: inOrder(routesOf(notes)),
    invariants: run.invariants.map(({ name, title, ok, checked, violations }) => ({
      name,
      title,
      ok,
      checked,
      violations: violations.length,
    })),
    markets: countsOf(notes.map(({ market }) => market)),
    /** One-of-one pieces. */
    unique: { sold: sales.sold.length, left: unsold(sales) },
  }
}

export type LoadSummary = ReturnType<typeof summaryOf>

/** Connections that sessions opened, and the ms that TCP and TLS took; null: none was measured. */
function connectionsOf(summary: K6Summary): { count: number; p50: number; p95: number } | null {
  const [count, p50, p95] = ['count', 'med', 'p(95)'].map((value) => valueOf(summary, 'connection_opened', value)) as [
    number,
    number,
    number,
  ]
  return count === 0 ? null : { count, p50, p95 }
}

function routesOf(notes: readonly SessionRecord[]): RouteTimes[] {
  const all = notes.flatMap(({ market, responses }) => responses.map((response) => ({ ...response, market })))
  const groups = Map.groupBy(all, ({ name, market, cache }) => `${name}|${market}|${cache}`)
  return [...groups].map(([key, own]) => {
    const [name = '', market = '', cache = ''] = key.split('|')
    return { name, market, cache, shell: timesOf(own.map(({ shellMs }) => shellMs)), end: timesOf(own.map(({ endMs }) => endMs)) }
  })
}

function inOrder(routes: readonly RouteTimes[]): RouteTimes[] {
  const place = (list: readonly string[], one: string) => list.indexOf(one)
  return routes.toSorted(
    (a, b) =>
      a.name.localeCompare(b.name) ||
      place(MARKETS, a.market) - place(MARKETS, b.market) ||
      place(CACHE_STATES, a.cache) - place(CACHE_STATES, b.cache),
  )
}

function durationOf(notes: readonly SessionRecord[]): number {
  let [first, last] = [Number.POSITIVE_INFINITY, 0]
  for (const { at, endMs } of responsesOf(notes)) [first, last] = [Math.min(first, at - endMs), Math.max(last, at)]
  return last > first ? (last - first) / 1000 : 0
}
