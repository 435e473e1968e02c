import type { Machine } from '../mock/bench/machine.ts'
import type { FirstBytes } from './first-bytes.ts'
import type { PartsOfCase } from './profile-parts.ts'
import type { CaseRun } from './turns.ts'

/** All that was measured in one run. */
export interface EdgeResult {
  machine: Machine
  /** Of the listing, uncompressed. */
  pageBytes: number
  runs: CaseRun[]
  firstBytes: FirstBytes
  /** Of making the listing, once for its visitor alone and once for the store, too. */
  parts: PartsOfCase[]
}
