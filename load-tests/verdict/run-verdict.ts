// Decides the verdict of a run. What the shop did wrong outranks what the generator did.
import type { Reason } from './reason.ts'

/** Findings of a finished run. */
export interface RunFacts {
  /** Violated invariants of the shop, and wrong answers: a shop that sold a piece twice has failed whatever its times. */
  wrong: readonly Reason[]
  /** Metrics without a sample where some were due. */
  missing: readonly Reason[]
  /** Why there is no summary of k6; null: there is one. */
  generatorError: string | null
  /** Why the run ended before its time: a signal, or a threshold that made going on pointless; null: it did not. */
  cutShort: string | null
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
  /** Of other processes than k6 and the shop, and stolen by the host, in the worst 30 s, as a share of all cores; NaN if it cannot be read. */
  foreignShare: number
  /** Infinity if times are not judged. */
  maxForeignShare: number
  /** Thresholds that were crossed on whatever machine: of answers, sessions and ratios. */
  crossed: readonly Reason[]
  /** Crossed thresholds of times, and hangs, which a saturated generator or another program explains as well. */
  slow: readonly Reason[]
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

/**
 * The verdict. What holds on any machine fails the run, whatever the generator did; times fail it unless the generator or another program took the
 * processor; then a run that was not the planned one is invalid. All reasons are reported, those that decide first.
 */
export function runVerdict(facts: RunFacts): RunVerdict {
  const { wrong, missing, breaking, generatorError } = facts
  const crossed = [...wrong, ...facts.crossed]
  const [busy, unlike] = [busyMachine(facts), unlikeThePlan(facts)]
  if (breaking) return breakpointVerdict(facts, breaking, [...unlike, ...busy])
  const slow = [...facts.slow, ...cutSessions(facts)]
  const isSlow = slow.length > 0 && busy.length === 0 && generatorError === null
  if (crossed.length > 0 || isSlow) return { verdict: 'failed', reasons: [...crossed, ...slow, ...unlike, ...busy] }
  const invalid = [...unlike, ...busy, ...slow]
  if (invalid.length > 0) return { verdict: 'invalid', reasons: invalid }
  return { verdict: missing.length > 0 ? 'invalid' : 'passed', reasons: [...missing] }
}

/** A breakpoint run is judged by its last seconds, where a crossed threshold is what it looks for. */
function breakpointVerdict({ wrong, crossed }: RunFacts, breaking: NonNullable<RunFacts['breaking']>, invalid: Reason[]): RunVerdict {
  if (wrong.length > 0) return { verdict: 'failed', reasons: [...wrong, ...crossed] }
  if (invalid.length > 0) return { verdict: 'invalid', reasons: [...invalid, ...(breaking.point.isGenerator ? [] : brokeAt(breaking))] }
  const failed = [...tooEarly(breaking), ...crossed]
  return { verdict: failed.length > 0 ? 'failed' : 'passed', reasons: [...failed, ...brokeAt(breaking)] }
}

/** Sessions that began and wrote nothing: k6 cut them off more than a minute after the end of the run, because the shop let them wait. */
function cutSessions({ sessions, planned, streams, dropped, cutShort }: RunFacts): Reason[] {
  if (planned === null || cutShort !== null) return []
  const begun = planned - streams - dropped
  if (sessions >= begun * MIN_STARTED) return []
  const text = `${Math.round(begun - sessions)} of ${Math.round(begun)} sessions that began did not end, more than a minute after the run`
  return [{ id: 'cut-sessions', text, value: sessions / begun, limit: MIN_STARTED }]
}

/** A shop that gives way at once has not passed, however clearly. */
function tooEarly({ point, isReached, least }: NonNullable<RunFacts['breaking']>): Reason[] {
  const [what, value, limit] =
    'sessions' in least ? ['sessions', point.sessionsPerSecond, least.sessions] : ['requests', point.requestsPerSecond, least.requests]
  if (!isReached || value >= limit) return []
  return [{ id: 'breakpoint-rate', text: `gave way at ${value.toFixed(1)} ${what} a second, at least ${limit} are expected`, value, limit }]
}

/** Why the load was not the planned one. */
function unlikeThePlan({ generatorError, cutShort, sessions, planned, streams, dropped, breaking }: RunFacts): Reason[] {
  if (generatorError !== null) return [{ id: 'generator-error', text: generatorError }]
  const none = sessions === 0 ? [{ id: 'no-session', text: 'no session ran' }] : []
  if (cutShort !== null) return [{ id: 'cut-short', text: cutShort }, ...none]
  // A breakpoint run ends early, and drops arrivals once all virtual users wait for the shop: that is what it looks for.
  if (breaking) return [...(breaking.isReached && breaking.point.isGenerator ? brokeAt(breaking) : []), ...none]
  const lost = `k6 dropped ${dropped} arrivals: it had nobody ready for them`
  const few = `${sessions} sessions ran of ${Math.round(planned ?? 0)} that were planned`
  return [
    ...none,
    ...(dropped > 0 ? [{ id: 'dropped', text: lost, value: dropped, limit: 0 }] : []),
    ...(planned !== null && sessions < (planned - streams) * MIN_STARTED
      ? [{ id: 'too-few-sessions', text: few, value: sessions, limit: planned }]
      : []),
  ]
}

/** Who else may explain slow times. */
function busyMachine({ generatorShare, maxGeneratorShare, foreignShare, maxForeignShare }: RunFacts): Reason[] {
  const k6 = `k6 itself took ${percent(generatorShare)} of the machine in its worst 10 s (at most ${percent(maxGeneratorShare)}): it is what was measured`
  const others = `other programs took ${percent(foreignShare)} of the machine for 30 s (at most ${percent(maxForeignShare)}): times are theirs as well`
  return [
    ...(generatorShare > maxGeneratorShare ? [{ id: 'generator-share', text: k6, value: generatorShare, limit: maxGeneratorShare }] : []),
    ...(foreignShare > maxForeignShare ? [{ id: 'foreign-load', text: others, value: foreignShare, limit: maxForeignShare }] : []),
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
