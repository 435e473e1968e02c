import { median } from '../statistics/percentiles.ts'
import type { Reason } from './reason.ts'

/** Resident memory of the shop's processes at one time, MB. */
export type MemorySample = Readonly<Record<string, number>>

export interface GrowthLimits {
  /** Greatest growth, as a part of what was there before … */
  share: number
  /** … or in MB, where that is more: a small process varies by megabytes. */
  mb: number
}

/** Samples below this are too few: each quarter needs some garbage collections. */
const MIN_SAMPLES = 120

/** Whether any process has enough samples to say something of its growth. */
export function knowsGrowth(samples: readonly MemorySample[]): boolean {
  const names = new Set(samples.flatMap((sample) => Object.keys(sample)))
  return [...names].some((name) => samples.filter((sample) => Number.isFinite(sample[name])).length >= MIN_SAMPLES)
}

/**
 * Processes that hold more memory at the end of a run than in its second quarter, by medians: in the first one caches fill, and single
 * collections move single samples.
 */
export function memoryGrowth(samples: readonly MemorySample[], { share, mb }: GrowthLimits): Reason[] {
  if (samples.length < MIN_SAMPLES) return []
  const quarter = Math.floor(samples.length / 4)
  return [...new Set(samples.flatMap((sample) => Object.keys(sample)))].flatMap((name) => {
    const of = (part: readonly MemorySample[]) => median(part.map((sample) => sample[name] ?? Number.NaN).filter(Number.isFinite))
    const [before, after] = [of(samples.slice(quarter, 2 * quarter)), of(samples.slice(-quarter))]
    const limit = before + Math.max(mb, before * share)
    if (!(after > limit)) return []
    const text = `${name} grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB from the second to the last quarter (at most ${limit.toFixed(0)})`
    return [{ id: `growth-${name}`, text, value: after, limit }]
  })
}
