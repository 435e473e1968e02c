import { median } from '../../statistics/percentiles.ts'
import type { Side } from '../../statistics/sides.ts'

/** What the requests of a pair came to in one build. */
export interface Turn {
  /** Processor time of the process a request, ms. */
  ms: number
  /** The first response that was not what the kind stands for; null: none. */
  wrong: string | null
}

/** Both builds with the same requests at the same time. */
export type Pair = Readonly<Record<Side, Turn>>

/** What the pairs of a kind come to. */
export interface KindResult {
  /** Pairs in which both builds responded as the kind expects; the others count nowhere. */
  pairs: number
  /** Medians of these pairs, ms; NaN of none. */
  old: number
  new: number
  /** Of new to old, by pair. */
  ratio: { median: number; lowest: number; highest: number }
  /** The first response that was wrong. */
  wrong: string | null
}

/** Medians and the paired ratio. */
export function kindResult(all: readonly Pair[]): KindResult {
  const valid = all.filter((pair) => pair.old.wrong === null && pair.new.wrong === null)
  const ratios = valid.map((pair) => pair.new.ms / pair.old.ms)
  const firstWrong = all.map((pair) => pair.old.wrong ?? pair.new.wrong).find((wrong) => wrong !== null)
  return {
    pairs: valid.length,
    old: median(valid.map((pair) => pair.old.ms)),
    new: median(valid.map((pair) => pair.new.ms)),
    ratio: {
      median: median(ratios),
      lowest: ratios.length === 0 ? Number.NaN : Math.min(...ratios),
      highest: ratios.length === 0 ? Number.NaN : Math.max(...ratios),
    },
    wrong: firstWrong ?? null,
  }
}
