import { BUILDS, type Build, type CellName, cellOf, type Segment } from '../compared-cells.ts'
import { MARKETS } from '../plan.ts'

/** How long both are asked in a segment, ms. */
export const SEGMENT_MS = 2000
/** After each, until what is still running has ended: its processor time belongs to it. */
export const GAP_MS = 250
/** Before a segment of hits: to ask for its pages, and to make them anew. */
const PRIME_MS = 700
/** k6 starts its scenarios a little late when it has just begun. */
const FIRST_MS = 500

/** Of a mirrored order, so that whatever gets better or worse meanwhile falls on both alike. */
const ORDER: readonly Build[] = ['a', 'b', 'b', 'a']

interface SegmentInputs {
  cells: readonly CellName[]
  /** For all of them, ms. */
  milliseconds: number
  /** Warming, before. */
  afterMs: number
  /** Number of the restart: the first order is swapped with each. */
  round: number
}

/** As many segments as there is time for: cells in turns, in each market in turns, and who comes first swapped and mirrored. */
export function segmentsOf({ cells, milliseconds, afterMs, round }: SegmentInputs): Segment[] {
  const segments: Segment[] = []
  let at = afterMs + FIRST_MS
  for (let nth = 0; ; nth++) {
    const cell = cells[nth % cells.length]
    const turn = Math.floor(nth / cells.length)
    // Restarts begin with other markets, or a short one would always see the same.
    const market = MARKETS[(turn + round) % MARKETS.length]
    const first = ORDER[(turn + 2 * round) % ORDER.length]
    if (!cell || !market || !first) return segments
    const startMs = at + (cellOf(cell).primes === undefined ? 0 : PRIME_MS)
    at = startMs + SEGMENT_MS + GAP_MS
    if (at > afterMs + milliseconds) return segments
    segments.push({ nth, cell, market, first, startMs })
  }
}

/** Sessions that one build is to be asked for in a segment. */
export function plannedOf({ cell }: Segment): number {
  return (cellOf(cell).rate * SEGMENT_MS) / 1000
}

/** Shoppers kept ready for a build: more than ever wait at once. */
const SHOPPERS = 12
const GRACE = '2s'

/** Sessions a second with which a build is warmed. */
const WARM_RATE = { mock: 200, edge: 50 } as const

/** The options of k6: warming, and two scenarios for each segment, one of which begins half a period later. */
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
