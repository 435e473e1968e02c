import type { Machine } from '../../mock/bench/machine.ts'
import type { KindName } from './page-kinds.ts'
import type { KindResult, Pair } from './paired-ratios.ts'

/** All measurements of bench:edge --against. */
export interface AgainstResult {
  machine: Machine
  /** Load average of the last minute after the benchmark. */
  loadAfter: number
  /** Cores in use by any process, and taken by the host of this virtual machine, in the mean. */
  cores: { busy: number; stolen: number }
  old: string
  new: string
  kinds: { name: KindName; result: KindResult; pairs: readonly Pair[] }[]
}
