import type { EdgeResult } from './edge-result.ts'
import { median } from '../statistics/percentiles.ts'

/** What is expected; ratios are to the bare worker in the same round. */
const THRESHOLDS = {
  stored: 0.7,
  'stored, brotli': 1.2,
  'stored, tail from cookies': 0.6,
} as const
/** First byte of a page whose tail is fetched, against a stranger's. */
const MAX_FIRST_BYTE_RATIO = 1.3
/** Processor time of a listing that is rendered uncached, in ms. */
const MAX_UNCACHED_CPU_MS = 6

export interface Verdict {
  threshold: string
  measured: string
  isMet: boolean
}

/** Compares a run with the bars. Timings gate nothing: this is to be read. */
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
