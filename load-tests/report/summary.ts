import { type ResponseRecord, CACHE_STATES, MARKETS, type SessionRecord } from '../plan.ts'
import { crossedOf, type K6Summary, valueOf } from '../run/k6-summary.ts'
import type { LoadRun } from '../run/load-run.ts'
import { meanBusiest, meanCores } from '../run/sampler.ts'
import { textsOf } from '../verdict/reason.ts'
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
  const { notes, summary, samples, machine } = run
  return {
    verdict: run.verdict,
    reasons: run.reasons,
    commit: run.commit,
    journey: run.journey,
    workload: run.workload,
    target: run.target,
    checkedShare: run.checkedShare,
    rate: run.rate,
    seed: run.seed,
    startedAt: run.startedAt,
    machine,
    sessions: notes.length,
    seconds: durationOf(notes),
    ratios: run.ratios,
    dropped: summary ? valueOf(summary, 'dropped_iterations', 'count') : null,
    connections: summary ? connectionsOf(summary) : null,
    redirects: summary ? valueOf(summary, 'redirected_answers', 'count') : null,
    bytes: summary ? valueOf(summary, 'data_received', 'count') : null,
    crossedThresholds: summary ? textsOf(crossedOf(summary)) : null,
    unjudged: run.unjudged,
    outcomes: run.outcomes,
    thresholds: summary
      ? Object.entries(summary.metrics).flatMap(([metric, { thresholds = {}, values }]) =>
          Object.entries(thresholds).map(([threshold, { ok }]) => ({ metric, threshold, ok, values })),
        )
      : [],
    cores: meanCores(samples),
    busiestThreads: meanBusiest(samples),
    routes: inOrder(routesOf(notes)),
    broken: countsOf(notes.flatMap(({ broken }) => broken)),
    invariants: run.invariants.map(({ name, title, ok, checked, violations }) => ({
      name,
      title,
      ok,
      checked,
      violations: violations.length,
    })),
    markets: countsOf(notes.map(({ market }) => market)),
    actions: run.actions,
    broke: run.broke,
    oldestPriceSeconds: run.oldestPriceSeconds,
    unique: run.unique,
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
  const groups = new Map<string, { name: string; market: string; cache: string; responses: ResponseRecord[] }>()
  for (const { market, responses } of notes) {
    for (const response of responses) {
      const key = `${response.name}|${market}|${response.cache}`
      const group = groups.get(key) ?? { name: response.name, market, cache: response.cache, responses: [] }
      group.responses.push(response)
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ responses, ...group }) => ({
    ...group,
    shell: timesOf(responses.map(({ shellMs }) => shellMs)),
    end: timesOf(responses.map(({ endMs }) => endMs)),
  }))
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
  for (const { responses } of notes) {
    for (const { at, endMs } of responses) [first, last] = [Math.min(first, at - endMs), Math.max(last, at)]
  }
  return last > first ? (last - first) / 1000 : 0
}

function countsOf(all: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1
  return counts
}
