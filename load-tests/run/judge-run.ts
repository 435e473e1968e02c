import { sharesOf } from '../journey-mix.ts'
import { plannedSessions } from '../load-shape.ts'
import { unjudgedStates } from '../verdict/response-rules.ts'
import { type RunVerdict, runVerdict } from '../verdict/run-verdict.ts'
import { leastBreakpoint, LOAD_BUDGETS, validityLimits } from './budgets.ts'
import { countSessions, responseGroups } from './count-run.ts'
import { findingsOf, type MeasuredRun, memoryOfShop } from './findings.ts'
import { thresholds } from './k6-options.ts'
import { valueOf } from './k6-summary.ts'
import type { ResolvedRun } from './resolve-run.ts'
import type { K6Outcome } from './run-k6.ts'
import { peakCores } from './sampler.ts'

/** The outcome of k6, and what the shop said afterwards. */
interface FinishedRun extends Pick<MeasuredRun, 'invariants' | 'sales' | 'oldest' | 'ratios'> {
  outcome: K6Outcome
}

/** The verdict (verdict/run-verdict.ts); a breakpoint run is judged by its last seconds, and by all answers before them. */
export function judgeRun(resolved: ResolvedRun, { outcome, ...asked }: FinishedRun): RunVerdict {
  const { workload, rate, journey, target, machine } = resolved
  const { notes, broke, samples, summary, error, cutShort } = outcome
  // A breakpoint run is judged by its last seconds, where it saturates all.
  const cores = broke?.point.cores
  const peak = cores
    ? { generator: of(cores, 'k6'), foreign: of(cores, 'others') + of(cores, 'stolen') }
    : peakCores(sinceFirst(samples, notes))
  const measured = {
    ...asked,
    groups: responseGroups(notes),
    sessions: countSessions(notes),
    summary,
    memory: memoryOfShop(samples),
    isWhole: cutShort === null,
  }
  return runVerdict({
    ...findingsOf(resolved, measured, broke !== null),
    generatorError: error,
    cutShort,
    sessions: notes.length,
    planned: plannedSessions(workload.shape, rate),
    streams: sharesOf(journey, target).length,
    dropped: summary ? valueOf(summary, 'dropped_iterations', 'count') : 0,
    generatorShare: peak.generator / machine.cores,
    ...validityLimits(workload.shape),
    foreignShare: peak.foreign / machine.cores,
    breaking: broke && { ...broke, least: leastBreakpoint(target, workload) },
  })
}

/** Samples since the first request: before it k6 compiles its script for each virtual user, which loads nothing. */
function sinceFirst(samples: K6Outcome['samples'], notes: K6Outcome['notes']): K6Outcome['samples'] {
  const begun = notes.reduce((first, { responses: [response] }) => Math.min(first, response?.at ?? first), Number.POSITIVE_INFINITY)
  const loaded = samples.filter(({ at }) => at >= begun)
  return loaded.length === 0 ? samples : loaded
}

function of(cores: Readonly<Record<string, number>>, name: string): number {
  return cores[name] ?? Number.NaN
}

/** Cache states of a run's pages whose times have no threshold in it. */
export function unjudgedOf({ workload }: ResolvedRun, { notes }: K6Outcome): string[] {
  return unjudgedStates(responseGroups(notes), Object.keys(thresholds(workload, LOAD_BUDGETS)))
}
