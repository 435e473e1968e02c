/** Findings of a segment, in which both builds got requests at once. */
export interface SegmentFacts {
  halves: Readonly<
    Record<
      string,
      {
        sessions: number
        planned: number
        /** Unexpected responses and failed checks. */
        wrong: number
        /** Load of the build's busiest thread, as a part of a core; NaN: unknown. */
        busiest: number
      }
    >
  >
  /** Cores used by k6. */
  generator: number
  /** Cores used by processes other than the builds, k6 and the runner. */
  foreign: number
  /** Cores that the host took away. */
  stolen: number
}

/** Limits of a valid segment (README.md). */
const LIMITS = {
  /** Share of the planned sessions. */
  minSessions: 0.99,
  /** Requests queue for a busier thread. */
  maxBusy: 0.7,
  generatorCores: 0.5,
  foreignCores: 0.25,
  /** Stolen time affects both builds at once: it widens the interval without moving it (README.md). */
  stolenCores: 0.5,
} as const

/** Why a segment is invalid, as sentences; empty: it is valid. Both halves are dropped together. */
export function segmentFaults({ halves, generator, foreign, stolen }: SegmentFacts): string[] {
  const ofHalves = Object.values(halves).flatMap(({ sessions, planned, wrong, busiest }) => [
    ...(sessions < planned * LIMITS.minSessions ? ['fewer sessions than planned'] : []),
    ...(wrong > 0 ? ['a wrong answer'] : []),
    ...(Number.isNaN(busiest) ? ['a process that was gone'] : []),
    ...(busiest > LIMITS.maxBusy ? ['a build kept a thread too busy'] : []),
  ])
  return [
    ...new Set([
      ...ofHalves,
      ...(generator > LIMITS.generatorCores ? ['k6 took too much'] : []),
      ...(foreign > LIMITS.foreignCores ? ['other programs were busy'] : []),
      ...(stolen > LIMITS.stolenCores ? ['the host took processor time away'] : []),
    ]),
  ]
}
