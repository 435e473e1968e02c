import type { Build, Segment } from '../compared-cells.ts'
import type { ResponseRecord } from '../plan.ts'

/** Measurements of one build in a segment. */
export interface PairHalf {
  sessions: number
  requests: number
  /** Processor time of the process that the cell is about: the edge's for pages, else the mock's. */
  cpuSeconds: number
  responses: readonly ResponseRecord[]
}

/** A segment: both builds run at once, so that other load affects both. */
export interface Pair extends Omit<Segment, 'startMs'>, Readonly<Record<Build, PairHalf>> {
  round: number
  /** Cores used by other processes than the builds'; NaN: unknown. */
  cores: { k6: number; foreign: number; stolen: number }
  /** Why the segment is invalid; empty: it is valid. */
  faults: readonly string[]
}
