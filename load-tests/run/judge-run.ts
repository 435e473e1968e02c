import { plannedSessions } from '../load-shape.ts'
import type { Outcome, ResponseRecord, RunPlan, SessionRecord } from '../plan.ts'
import { responseGroups } from '../verdict/response-rules.ts'
import { type JudgedRun, type RunVerdict, runVerdict } from '../verdict/rules.ts'
import type { Sales, SessionCounts } from '../verdict/session-rules.ts'
import { valueOf } from '../verdict/k6-summary.ts'
import { isLoopback } from './allowed-load.ts'
import type { Invariant, MockControl } from './mock-control.ts'
import type { ResolvedRun } from './resolve-run.ts'
import type { K6Outcome } from './run-k6.ts'
import { thresholds } from './k6-options.ts'
import { peakCores } from './sampler.ts'
import { LOAD_BUDGETS } from '../verdict/budgets.ts'
import type { Workload } from '../workloads.ts'

/** What the shop says of itself after a run. */
export interface ShopAfter {
  invariants: readonly Invariant[]
  sales: Sales
  /** NaN: it did not say. */
  apiCalls: number
}

/** All data of a run before its verdict. */
export interface FinishedRun extends ResolvedRun, K6Outcome, ShopAfter, Pick<JudgedRun, 'oldestPriceSeconds' | 'ratios'> {}

/** A run with its verdict: all data of a report. */
export interface LoadRun extends FinishedRun, RunVerdict {
  /** Of the working tree that was loaded; empty: not known. */
  commit: string
  /** Whether k6 wrote its dashboard beside the report: of a run that lasts. */
  hasDashboard: boolean
}

/** The verdict (verdict/rules.ts); a breakpoint run is judged by its last seconds, and by all answers before them. */
export function judgeRun(run: FinishedRun): RunVerdict {
  const { workload, rate, shares, origin, machine, notes, broke, samples, summary } = run
  // A breakpoint run is judged by its last seconds, where it saturates all.
  const { k6 = Number.NaN, others = Number.NaN, stolen = Number.NaN } = broke?.point.cores ?? {}
  const peak = broke ? { generator: k6, foreign: others + stolen } : peakCores(sinceFirst(samples, notes))
  return runVerdict({
    ...run,
    judged: judgedIn(workload),
    groups: responseGroups(notes),
    counts: countSessions(notes),
    sessions: notes.length,
    planned: plannedSessions(workload.shape, rate),
    streams: shares.length,
    dropped: summary ? valueOf(summary, 'dropped_iterations', 'count') : 0,
    generatorShare: peak.generator / machine.cores,
    // One's own shop on this machine is among the other programs, so nobody knows what the others took.
    foreignShare: origin !== null && isLoopback(origin) ? Number.NaN : peak.foreign / machine.cores,
    // Memory of edge and mock; k6's own grows with the sessions that it has made.
    memory: samples.map(({ memoryMb: { k6: _own, ...shop } }) => shop),
  })
}

/** Metrics of k6 with a threshold in a run of this workload. */
export function judgedIn(workload: Workload): string[] {
  return Object.keys(thresholds(workload, LOAD_BUDGETS))
}

/** Samples since the first request: before it k6 compiles its script for each virtual user, which loads nothing. */
function sinceFirst(samples: K6Outcome['samples'], notes: readonly SessionRecord[]): K6Outcome['samples'] {
  const begun = notes.reduce((first, { responses: [response] }) => Math.min(first, response?.at ?? first), Number.POSITIVE_INFINITY)
  const loaded = samples.filter(({ at }) => at >= begun)
  return loaded.length === 0 ? samples : loaded
}

/** Sessions by journey and outcome, and failed checks by text. */
export function countSessions(notes: readonly SessionRecord[]): SessionCounts {
  const outcomes: Record<string, Partial<Record<Outcome, number>>> = {}
  const broken: Record<string, number> = {}
  for (const { journey, outcome, broken: texts } of notes) {
    const own = (outcomes[journey] ??= {})
    own[outcome] = (own[outcome] ?? 0) + 1
    for (const text of texts) broken[text] = (broken[text] ?? 0) + 1
  }
  return { outcomes, broken }
}

/** Asks the shop after a run; of one that nobody controls (null) nothing is known. One that does not answer has died, and that is a violation. */
export async function shopAfter(
  notes: readonly SessionRecord[],
  { uniques, endingPromos }: Pick<RunPlan, 'uniques' | 'endingPromos'>,
  shop: MockControl | null,
): Promise<ShopAfter> {
  const nothing = { invariants: [], sales: { sold: [], left: new Map<number, number>() }, apiCalls: Number.NaN }
  if (shop === null) return nothing
  try {
    // Of the products of a night, whose promotions end, nobody has to buy one.
    const ids = endingPromos.length > 0 ? [] : uniques.map(({ id }) => id)
    const pieces = await shop.stockOf(ids)
    const left = new Map(ids.map((id, at) => [id, pieces[at] ?? Number.NaN]))
    const sold = ids.length === 0 ? [] : ranksOf(notes, 'sold')
    return { invariants: await shop.invariants(), sales: { sold, left }, apiCalls: await shop.callsMade() }
  } catch (error) {
    const violations = [{ where: 'its control API', expected: 'an answer', actual: String(error) }]
    return { ...nothing, invariants: [{ name: 'answers', title: 'the shop answers after the run', ok: false, checked: 1, violations }] }
  }
}

/** Random ranks of a kind. */
export function ranksOf(notes: readonly SessionRecord[], kind: string): number[] {
  return notes.flatMap(({ draws }) => draws.flatMap(({ of, rank }) => (of === kind ? [rank] : [])))
}

/** All responses of a run. */
export function responsesOf(notes: readonly SessionRecord[]): ResponseRecord[] {
  return notes.flatMap(({ responses }) => responses)
}
