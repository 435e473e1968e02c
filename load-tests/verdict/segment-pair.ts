import type { Build, Segment } from '../compared-cells.ts'
import type { ResponseRecord } from '../plan.ts'

/** What one build did in a segment. */
export interface PairHalf {
  sessions: number
  requests: number
  /** Of all its processes. */
  cpuSeconds: number
  responses: readonly ResponseRecord[]
}

/** A segment: both builds at once, so that whatever else went on went on for both. */
export interface Pair extends Omit<Segment, 'startMs'>, Readonly<Record<Build, PairHalf>> {
  round: number
  /** Cores that were busy with neither build; NaN: nobody looked. */
  cores: { k6: number; foreign: number; stolen: number }
  /** Why it does not count; none: it does. */
  faults: readonly string[]
}
