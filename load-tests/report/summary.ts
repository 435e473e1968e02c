import { chiSquare } from '../chance/chi-square.ts'
import { aliasTable, zipfWeights } from '../chance/alias-table.ts'
import { type Answered, CACHE_STATES, MARKETS, type SessionNote } from '../plan.ts'
import { crossedOf, valueOf } from '../run/k6-summary.ts'
import type { LoadRun } from '../run/run-load.ts'
import { meanBusiest, meanCores } from '../run/sampler.ts'
import { type Times, timesOf } from './percentiles.ts'

/** Times of one route in one market and cache state, ms. */
export interface RouteTimes {
  name: string
  market: string
  cache: string
  shell: Times
  end: Times
}

/** What was drawn by rank, beside what should have been. */
export interface Drawn {
  of: string
  exponent: number
  draws: number
  counts: readonly number[]
  probabilities: readonly number[]
  /** Of the chi-square test: below 0.001 the draws are of another distribution. */
  p: number
}

/** A run in figures. */
export function summaryOf(run: LoadRun) {
  const { notes, summary, samples, machine } = run
  return {
    verdict: run.verdict,
    reasons: run.reasons,
    journey: run.journey,
    workload: run.workload,
    target: run.target,
    rate: run.rate,
    seed: run.seed,
    startedAt: run.startedAt,
    machine,
    sessions: notes.length,
    seconds: secondsOf(notes),
    ratios: run.ratios,
    dropped: summary ? valueOf(summary, 'dropped_iterations', 'count') : null,
    bytes: summary ? valueOf(summary, 'data_received', 'count') : null,
    crossedThresholds: summary ? crossedOf(summary) : null,
    thresholds: summary
      ? Object.entries(summary.metrics).flatMap(([metric, { thresholds = {}, values }]) =>
          Object.entries(thresholds).map(([threshold, { ok }]) => ({ metric, threshold, ok, values })),
        )
      : [],
    cores: meanCores(samples),
    busiestThreads: meanBusiest(samples),
    routes: routesOf(notes),
    broken: countsOf(notes.flatMap(({ broken }) => broken)),
    invariants: run.invariants.map(({ name, title, ok, checked, violations }) => ({
      name,
      title,
      ok,
      checked,
      violations: violations.length,
    })),
    distributions: drawnOf(run),
    markets: countsOf(notes.map(({ market }) => market)),
    deeds: run.deeds,
    broke: run.broke,
    oldestPriceSeconds: run.oldestPriceSeconds,
    unique: run.unique,
  }
}

export type LoadSummary = ReturnType<typeof summaryOf>

function routesOf(notes: readonly SessionNote[]): RouteTimes[] {
  const groups = new Map<string, { name: string; market: string; cache: string; answers: Answered[] }>()
  for (const { market, answers } of notes) {
    for (const answer of answers) {
      const key = `${answer.name}|${market}|${answer.cache}`
      const group = groups.get(key) ?? { name: answer.name, market, cache: answer.cache, answers: [] }
      group.answers.push(answer)
      groups.set(key, group)
    }
  }
  const place = (list: readonly string[], one: string) => list.indexOf(one)
  return [...groups.values()]
    .toSorted(
      (a, b) =>
        a.name.localeCompare(b.name) ||
        place(MARKETS, a.market) - place(MARKETS, b.market) ||
        place(CACHE_STATES, a.cache) - place(CACHE_STATES, b.cache),
    )
    .map(({ answers, ...group }) => ({
      ...group,
      shell: timesOf(answers.map(({ shellMs }) => shellMs)),
      end: timesOf(answers.map(({ endMs }) => endMs)),
    }))
}

function drawnOf({ notes, assortment, products }: LoadRun): Drawn[] {
  const { exponent, queries } = assortment
  const ranks = [['products', products] as const, ...MARKETS.map((market) => [`queries ${market}`, queries[market].length] as const)]
  return ranks.flatMap(([of, length]) => {
    const drawn = notes.flatMap(({ draws }) => draws.filter((draw) => draw.of === of))
    if (drawn.length === 0) return []
    const counts = Array.from({ length }, () => 0)
    for (const { rank } of drawn) counts[rank] = (counts[rank] ?? 0) + 1
    const { probabilities } = aliasTable(zipfWeights(length, exponent))
    return [{ of, exponent, draws: drawn.length, counts, probabilities, p: chiSquare(counts, probabilities).p }]
  })
}

function secondsOf(notes: readonly SessionNote[]): number {
  let [first, last] = [Number.POSITIVE_INFINITY, 0]
  for (const { answers } of notes) {
    for (const { at, endMs } of answers) [first, last] = [Math.min(first, at - endMs), Math.max(last, at)]
  }
  return last > first ? (last - first) / 1000 : 0
}

function countsOf(all: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1
  return counts
}
