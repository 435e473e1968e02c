import type { Machine } from '../mock/bench/machine.ts'
import type { FirstBytes } from './first-bytes.ts'
import type { CaseRun } from './turns.ts'

/** All measurements of one run. */
export interface EdgeResult {
  machine: Machine
  /** Size of the listing, uncompressed. */
  pageBytes: number
  runs: CaseRun[]
  firstBytes: FirstBytes
}
