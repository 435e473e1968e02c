/** What is known of a segment in which both builds were asked at once. */
export interface SegmentFacts {
  halves: Readonly<
    Record<
      string,
      {
        sessions: number
        planned: number
        /** Answers and checks that were not as expected. */
        wrong: number
        /** Part of a core that the busiest thread of the build took; NaN: nobody knows. */
        busiest: number
      }
    >
  >
  /** Cores that k6 took. */
  generator: number
  /** Cores that were busy with neither builds nor k6 nor the runner. */
  foreign: number
  /** Cores that the host took away. */
  stolen: number
}

/** Beyond these a segment tells of something else than the builds (README.md). */
const LIMITS = {
  /** Of the planned sessions. */
  minSessions: 0.99,
  /** A thread that is busier lets requests wait for each other. */
  maxBusy: 0.7,
  generatorCores: 0.5,
  foreignCores: 0.25,
  /** What the host's other machines take falls on both builds at once: it widens the interval and moves nothing (README.md). */
  stolenCores: 0.5,
} as const

/** Why a segment does not count, in words; none: it does. Both halves go together. */
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
