// Decides the verdict of a run. Rules in order, the first that matches decides.
import type { Reason } from './reason.ts'

/** Findings of a finished run. */
export interface RunFacts {
  /** Violated invariants of the shop, and wrong answers: a shop that sold a piece twice has failed whatever its times. */
  wrong: readonly Reason[]
  /** Metrics without a sample where some were due. */
  missing: readonly Reason[]
  /** Why there is no summary of k6; null: there is one. */
  generatorError: string | null
  sessions: number
  /** Planned arrivals; null: there was no plan. */
  planned: number | null
  /** Arrival streams, one per journey and generator: k6 rounds each by itself, so each may miss its last arrival. */
  streams: number
  /** Arrivals that k6 dropped for lack of a free virtual user. */
  dropped: number
  /** Processor time of k6 in its worst 10 s, as a share of all cores of the machine; NaN if it cannot be read. */
  generatorShare: number
  maxGeneratorShare: number
  /** Cores used by other processes than k6 and the shop, or stolen by the host, in the worst 30 s; NaN if it cannot be read. */
  foreignCores: number
  /** Infinity if times are not judged. */
  maxForeignCores: number
  /** Thresholds that were crossed: of times, ratios, sessions and answers. */
  crossed: readonly Reason[]
  /** Set for a breakpoint run, where a crossed threshold is the finding, and which must reach a rate. null: any other run. */
  breaking: { point: BreakpointFacts; isReached: boolean; least: LeastRate } | null
}

/** What a breakpoint run must reach: sessions, or requests, a second. */
export type LeastRate = { sessions: number } | { requests: number }

/** Last seconds of a breakpoint run. */
export interface BreakpointFacts {
  what: string
  isGenerator: boolean
  sessionsPerSecond: number
  requestsPerSecond: number
  saturated: string
}

export interface RunVerdict {
  verdict: 'passed' | 'failed' | 'invalid'
  reasons: Reason[]
}

/** Least share of planned sessions that k6 started; below it, the load was another one. */
const MIN_STARTED = 0.99

/** The verdict: wrong answers fail the run; a saturated generator makes it invalid; then thresholds count. */
export function runVerdict(facts: RunFacts): RunVerdict {
  if (facts.wrong.length > 0) return { verdict: 'failed', reasons: [...facts.wrong, ...facts.crossed] }
  const invalid = invalidOf(facts)
  if (invalid.length > 0) {
    const found = facts.breaking && !facts.breaking.point.isGenerator ? brokeAt(facts.breaking) : []
    return { verdict: 'invalid', reasons: [...invalid, ...found] }
  }
  if (!facts.breaking) {
    if (facts.crossed.length > 0) return { verdict: 'failed', reasons: [...facts.crossed] }
    return { verdict: facts.missing.length > 0 ? 'invalid' : 'passed', reasons: [...facts.missing] }
  }
  const failed = [...tooEarly(facts.breaking), ...facts.crossed]
  return { verdict: failed.length > 0 ? 'failed' : 'passed', reasons: [...failed, ...brokeAt(facts.breaking)] }
}

/** A shop that gives way at once has not passed, however clearly. */
function tooEarly({ point, isReached, least }: NonNullable<RunFacts['breaking']>): Reason[] {
  const [what, value, limit] =
    'sessions' in least ? ['sessions', point.sessionsPerSecond, least.sessions] : ['requests', point.requestsPerSecond, least.requests]
  if (!isReached || value >= limit) return []
  return [{ id: 'breakpoint-rate', text: `gave way at ${value.toFixed(1)} ${what} a second, at least ${limit} are expected`, value, limit }]
}

function invalidOf(facts: RunFacts): Reason[] {
  const {
    generatorError,
    sessions,
    planned,
    streams,
    dropped,
    generatorShare,
    maxGeneratorShare,
    foreignCores,
    maxForeignCores,
    breaking,
  } = facts
  if (generatorError !== null) return [{ id: 'generator-error', text: generatorError }]
  const isShort = planned !== null && sessions < (planned - streams) * MIN_STARTED
  return [
    ...(breaking?.isReached && breaking.point.isGenerator ? brokeAt(breaking) : []),
    ...(sessions === 0 ? [{ id: 'no-session', text: 'no session ran' }] : []),
    // A breakpoint run ends early, and drops arrivals once all virtual users wait for the shop: that is what it looks for.
    ...(dropped > 0 && !breaking
      ? [{ id: 'dropped', text: `k6 dropped ${dropped} arrivals: it had nobody ready for them`, value: dropped, limit: 0 }]
      : []),
    ...(isShort && !breaking
      ? [
          {
            id: 'too-few-sessions',
            text: `${sessions} sessions ran of ${Math.round(planned)} that were planned`,
            value: sessions,
            limit: planned,
          },
        ]
      : []),
    ...(generatorShare > maxGeneratorShare
      ? [
          {
            id: 'generator-share',
            text: `k6 itself took ${percent(generatorShare)} of the machine in its worst 10 s (at most ${percent(maxGeneratorShare)}): it is what was measured`,
            value: generatorShare,
            limit: maxGeneratorShare,
          },
        ]
      : []),
    ...(foreignCores > maxForeignCores
      ? [
          {
            id: 'foreign-load',
            text: `other programs kept ${foreignCores.toFixed(2)} cores busy for 30 s (at most ${maxForeignCores}): times are theirs as well`,
            value: foreignCores,
            limit: maxForeignCores,
          },
        ]
      : []),
  ]
}

function brokeAt({ point, isReached }: { point: BreakpointFacts; isReached: boolean }): Reason[] {
  const at = `${point.sessionsPerSecond.toFixed(1)} sessions and ${point.requestsPerSecond.toFixed(0)} requests a second`
  if (!isReached) return [{ id: 'gave-way', text: `nothing gave way up to ${at}` }]
  const who = point.isGenerator ? 'the generator gave way first' : 'gave way'
  return [
    { id: 'gave-way', text: `${who} at ${at}: ${point.what}` },
    { id: 'gave-way', text: `saturated: ${point.saturated}` },
  ]
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
