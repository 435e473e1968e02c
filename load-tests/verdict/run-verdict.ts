// Decides the verdict of a run. Rules in order, the first that matches decides.

/** Findings of a finished run. */
export interface RunFacts {
  /** Violated invariants of the shop, as sentences; a shop that sold a piece twice has failed whatever its times. */
  brokenInvariants: readonly string[]
  /** Why there is no summary of k6; null: there is one. */
  generatorError: string | null
  sessions: number
  /** Planned arrivals; null: there was no plan. */
  planned: number | null
  /** Arrival streams, one per journey and generator: k6 rounds each by itself, so each may miss its last arrival. */
  streams: number
  /** Arrivals that k6 dropped for lack of a free virtual user. */
  dropped: number
  /** Processor time of k6, as a share of all cores of the machine; NaN if it cannot be read. */
  generatorShare: number
  maxGeneratorShare: number
  /** Cores used by other processes than k6 and the shop, or stolen by the host; NaN if it cannot be read. */
  foreignCores: number
  /** Infinity if times are not judged. */
  maxForeignCores: number
  crossedThresholds: readonly string[]
  /** Ratios beyond their budget, as sentences. */
  brokenRatios: readonly string[]
  /** Set for a breakpoint run, where a crossed threshold is the finding. null: any other run. */
  breaking: { point: BreakpointFacts; isReached: boolean } | null
}

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
  reasons: string[]
}

/** Least share of planned sessions that k6 started; below it, the load was another one. */
const MIN_STARTED = 0.99

/** The verdict: a violated invariant fails the run; a saturated generator makes it invalid; then thresholds count. */
export function runVerdict(facts: RunFacts): RunVerdict {
  if (facts.brokenInvariants.length > 0) return { verdict: 'failed', reasons: [...facts.brokenInvariants] }
  const dishonest = invalidOf(facts)
  if (dishonest.length > 0) {
    const found = facts.breaking && !facts.breaking.point.isGenerator ? brokeAt(facts.breaking) : []
    return { verdict: 'invalid', reasons: [...dishonest, ...found] }
  }
  const broken = [...facts.crossedThresholds, ...facts.brokenRatios]
  if (facts.breaking) return { verdict: 'passed', reasons: brokeAt(facts.breaking) }
  return broken.length > 0 ? { verdict: 'failed', reasons: broken } : { verdict: 'passed', reasons: [] }
}

function invalidOf(facts: RunFacts): string[] {
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
  if (generatorError !== null) return [generatorError]
  const isShort = planned !== null && sessions < (planned - streams) * MIN_STARTED
  return [
    ...(breaking?.isReached && breaking.point.isGenerator ? brokeAt(breaking) : []),
    ...(sessions === 0 ? ['no session ran'] : []),
    // A breakpoint run ends early, and drops arrivals once all virtual users wait for the shop: that is what it looks for.
    ...(dropped > 0 && !breaking ? [`k6 dropped ${dropped} arrivals: it had nobody ready for them`] : []),
    ...(isShort && !breaking ? [`${sessions} sessions ran of ${Math.round(planned)} that were planned`] : []),
    ...(generatorShare > maxGeneratorShare
      ? [`k6 itself took ${percent(generatorShare)} of the machine (at most ${percent(maxGeneratorShare)}): it is what was measured`]
      : []),
    ...(foreignCores > maxForeignCores
      ? [`other programs kept ${foreignCores.toFixed(2)} cores busy (at most ${maxForeignCores}): times are theirs as well`]
      : []),
  ]
}

function brokeAt({ point, isReached }: { point: BreakpointFacts; isReached: boolean }): string[] {
  const at = `${point.sessionsPerSecond.toFixed(1)} sessions and ${point.requestsPerSecond.toFixed(0)} requests a second`
  if (!isReached) return [`nothing gave way up to ${at}`]
  const who = point.isGenerator ? 'the generator gave way first' : 'gave way'
  return [`${who} at ${at}: ${point.what}`, `saturated: ${point.saturated}`]
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
