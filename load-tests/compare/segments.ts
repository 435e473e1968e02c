import { BUILDS, type Build, type CellName, cellOf, type Segment } from '../compared-cells.ts'
import { MARKETS } from '../plan.ts'

/** Duration of a segment, in which both builds get requests, ms. */
export const SEGMENT_MS = 2000
/** Pause after each segment, in which running requests end: their processor time belongs to it, ms. */
export const GAP_MS = 250
/** Time before a segment of hits to request its pages and to cache them again, ms. */
const PRIME_MS = 700
/** k6 starts its first scenarios a little late, ms. */
const FIRST_MS = 500

/** Mirrored order, so that a drift of the machine affects both builds alike. */
const ORDER: readonly Build[] = ['a', 'b', 'b', 'a']

interface SegmentInputs {
  cells: readonly CellName[]
  /** Time for all segments, ms. */
  milliseconds: number
  /** Warm-up before them, ms. */
  afterMs: number
  /** Number of the restart; the order alternates with it. */
  round: number
}

/** Plans as many segments as fit: cells in turns, markets in turns, and the order of the builds alternating and mirrored. */
export function segmentsOf({ cells, milliseconds, afterMs, round }: SegmentInputs): Segment[] {
  const segments: Segment[] = []
  let at = afterMs + FIRST_MS
  for (let nth = 0; ; nth++) {
    const cell = cells[nth % cells.length]
    const turn = Math.floor(nth / cells.length)
    // Each restart begins with another market, so that short restarts cover all of them.
    const market = MARKETS[(turn + round) % MARKETS.length]
    const first = ORDER[(turn + 2 * round) % ORDER.length]
    if (!cell || !market || !first) return segments
    const startMs = at + (cellOf(cell).primes === undefined ? 0 : PRIME_MS)
    at = startMs + SEGMENT_MS + GAP_MS
    if (at > afterMs + milliseconds) return segments
    segments.push({ nth, cell, market, first, startMs })
  }
}

/** Planned sessions of each build in a segment. */
export function plannedOf({ cell }: Segment): number {
  return (cellOf(cell).rate * SEGMENT_MS) / 1000
}

/** Preallocated virtual users per build: more than ever run concurrently. */
const SHOPPERS = 12
const GRACE = '2s'

/** Sessions per second of the warm-up of a build. */
const WARM_RATE = { mock: 200, edge: 50 } as const

/** k6 options: warm-up, and two scenarios per segment, one of them half a period later. */
export function comparisonOptions(segments: readonly Segment[], cells: readonly CellName[], warmMs: number) {
  const isEdge = cells.some((cell) => cellOf(cell).target === 'edge')
  const endMs = (segments.at(-1)?.startMs ?? warmMs) + SEGMENT_MS + GAP_MS
  const warming = BUILDS.map((build) => [
    `warm_${build}`,
    arrivals({ exec: 'warm', rate: WARM_RATE[isEdge ? 'edge' : 'mock'], startMs: 0, milliseconds: warmMs, env: { BUILD: build } }),
  ])
  const asking = segments.flatMap((segment) => {
    const { nth, cell, market, first, startMs } = segment
    const { rate, primes } = cellOf(cell)
    return BUILDS.flatMap((build) => {
      const env = { BUILD: build, CELL: cell, MARKET: market, NTH: String(nth) }
      const offset = build === first ? 0 : 500 / rate
      const own = arrivals({ exec: 'segment', rate, startMs: startMs + offset, milliseconds: SEGMENT_MS, env })
      const before = {
        executor: 'shared-iterations',
        exec: 'prime',
        vus: 1,
        iterations: primes,
        maxDuration: '1s',
        gracefulStop: GRACE,
        env,
      }
      return [
        ...(primes === undefined ? [] : [[`p${nth}_${build}`, { ...before, startTime: `${startMs - PRIME_MS}ms` }]]),
        [`s${nth}_${build}`, own],
      ]
    })
  })
  const last = ['rest', { executor: 'shared-iterations', exec: 'rest', vus: 1, iterations: 1, startTime: `${endMs + 500}ms` }]
  return { scenarios: Object.fromEntries([...warming, ...asking, last]), noConnectionReuse: false, userAgent: 'patyna-load' }
}

interface Arrivals {
  exec: string
  rate: number
  startMs: number
  milliseconds: number
  env: Readonly<Record<string, string>>
}

function arrivals({ exec, rate, startMs, milliseconds, env }: Arrivals) {
  return {
    executor: 'constant-arrival-rate',
    exec,
    rate,
    timeUnit: '1s',
    duration: `${milliseconds}ms`,
    startTime: `${startMs}ms`,
    preAllocatedVUs: SHOPPERS,
    maxVUs: SHOPPERS,
    gracefulStop: GRACE,
    env,
  }
}
