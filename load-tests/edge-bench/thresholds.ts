import type { EdgeResult } from './edge-result.ts'
import { median } from '../statistics/percentiles.ts'

/** Expected values; ratios are to the bare worker in the same round. */
const THRESHOLDS = {
  stored: 0.7,
  'stored, brotli': 1.2,
  'stored, tail from cookies': 0.6,
} as const
/** First byte of a personalised page, relative to an anonymous visitor's. */
const MAX_FIRST_BYTE_RATIO = 1.3
/** Processor time of an uncached listing, in ms. */
const MAX_UNCACHED_CPU_MS = 6

export interface Verdict {
  threshold: string
  measured: string
  isMet: boolean
}

/** Compares a run with the thresholds. The result informs only: timings gate nothing. */
export function verdictsOf({ runs, firstBytes }: EdgeResult): Verdict[] {
  const of = (name: string) => runs.find((run) => run.name === name)
  const ratios = Object.entries(THRESHOLDS).map(([name, least]) => {
    const ratio = median(of(name)?.ratio ?? [])
    return { threshold: `${name}: ≥ ${least} of the bare worker`, measured: ratio.toFixed(2), isMet: ratio >= least }
  })
  const first = firstBytes.tailFetched / firstBytes.stored
  const uncachedCpuMs = of('uncached')?.cpuMs ?? null
  return [
    ...ratios,
    {
      threshold: `first byte with a fetched tail: ≤ ${MAX_FIRST_BYTE_RATIO} of a stranger's`,
      measured: first.toFixed(2),
      isMet: first <= MAX_FIRST_BYTE_RATIO,
    },
    ...(uncachedCpuMs === null
      ? []
      : [
          {
            threshold: `uncached: ≤ ${MAX_UNCACHED_CPU_MS} ms of processor time`,
            measured: `${uncachedCpuMs.toFixed(1)} ms`,
            isMet: uncachedCpuMs <= MAX_UNCACHED_CPU_MS,
          },
        ]),
  ]
}
