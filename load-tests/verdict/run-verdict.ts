// What a run comes to. Rules in order, the first that speaks decides.

/** What is known of a run after it. */
export interface RunFacts {
  /** Invariants of the shop that do not hold, in words; a shop that sold twice has failed whatever its times. */
  brokenInvariants: readonly string[]
  /** Why k6 said nothing; null: it did. */
  generatorError: string | null
  sessions: number
  /** Arrivals that were planned; null: there was no plan. */
  planned: number | null
  /** Streams of arrivals, one for each journey and generator: k6 counts each by itself, and its last may be the fraction that never comes. */
  streams: number
  /** Arrivals for which k6 had nobody ready. */
  dropped: number
  /** Processor time of k6, in parts of all cores of the machine; NaN where it cannot be read. */
  generatorShare: number
  maxGeneratorShare: number
  /** Cores that were busy with neither k6 nor the shop, or that the host took away; NaN where it cannot be read. */
  foreignCores: number
  /** Infinity where no time is judged. */
  maxForeignCores: number
  crossedThresholds: readonly string[]
  /** Ratios beyond their budget, in words. */
  brokenRatios: readonly string[]
  /** Breaking the shop was the aim: what gives is a finding. null: it was not. */
  breaking: { point: BreakpointFacts; isReached: boolean } | null
}

/** Of the last seconds of a run that is to break. */
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

/** Fewer than this of the sessions that k6 can have begun, and what ran was another load. */
const MIN_STARTED = 0.99

/** The verdict: a run that breaks an invariant has failed; one whose generator was not honest proves nothing; then thresholds count. */
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
    // A breaking run ends early, and drops when the shop holds all shoppers: that is what it looks for.
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
