import type { Measured } from './measure.ts'

/** Results of one shop size. */
export interface ShopRun {
  products: number
  startMs: number
  /** CPU time of the start, which is more reliable than its duration on a busy machine. */
  startCpuS: number
  rssAtStart: number
  cases: Measured[]
  /** Size of the write-ahead log while carts were filled; null without writes. */
  checkpoints: { count: number; pages: number; ms: number } | null
}
