import type { Measured } from './measure.ts'

/** What was measured of one size of shop. */
export interface ShopRun {
  products: number
  startMs: number
  /** Processor time of the start, which says more than its length on a busy machine. */
  startCpuS: number
  rssAtStart: number
  cases: Measured[]
  /** Of the write-ahead log while carts were filled; null where nothing was written. */
  checkpoints: { count: number; pages: number; ms: number } | null
}
