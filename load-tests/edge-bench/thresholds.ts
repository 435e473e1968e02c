import type { EdgeResult } from './edge-result.ts'
import { median } from './first-bytes.ts'

/** What is expected; ratios are to the bare worker in the same round. */
const BARS = {
  stored: 0.7,
  'stored, brotli': 1.2,
  'stored, tail from cookies': 0.6,
} as const
/** First byte of a page whose tail is fetched, against a stranger's. */
const FIRST_BYTE_AT_MOST = 1.3
/** Processor time of a listing that is made anew, in ms. */
const ANEW_MS_AT_MOST = 6

export interface Verdict {
  bar: string
  measured: string
  isMet: boolean
}

/** Compares a run with the bars. Timings gate nothing: this is to be read. */
export function verdictsOf({ runs, firstBytes }: EdgeResult): Verdict[] {
  const of = (name: string) => runs.find((run) => run.name === name)
  const ratios = Object.entries(BARS).map(([name, least]) => {
    const ratio = median(of(name)?.ratio ?? [])
    return { bar: `${name}: ≥ ${least} of the bare worker`, measured: ratio.toFixed(2), isMet: ratio >= least }
  })
  const first = firstBytes.tailFetched / firstBytes.stored
  const anewMs = of('made anew')?.cpuMs ?? null
  return [
    ...ratios,
    {
      bar: `first byte with a fetched tail: ≤ ${FIRST_BYTE_AT_MOST} of a stranger's`,
      measured: first.toFixed(2),
      isMet: first <= FIRST_BYTE_AT_MOST,
    },
    ...(anewMs === null
      ? []
      : [
          {
            bar: `made anew: ≤ ${ANEW_MS_AT_MOST} ms of processor time`,
            measured: `${anewMs.toFixed(1)} ms`,
            isMet: anewMs <= ANEW_MS_AT_MOST,
          },
        ]),
  ]
}
