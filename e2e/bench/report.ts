import type { PageLoad } from './measure-page.ts'
import { SLOW_PHONE } from './slow-phone.ts'
import { spreadOf, table } from './summary.ts'

/** What every page should keep to. */
const GOALS = { jsBrotliBytes: 85_000, shift: 0 } as const
/** Shifts are compared at so many digits: less is rounding. */
const SHIFT_DIGITS = 3

/** All loads of one kind of page. */
export interface PageLoads {
  kind: string
  loads: readonly PageLoad[]
}

/** Lines that say what was measured, under which conditions, and whether the goals are met. */
export function report(results: readonly PageLoads[], clicks: readonly number[]): string[] {
  const rows = results.map(({ kind, loads }) => {
    const median = (read: (load: PageLoad) => number) => spreadOf(loads.map(read)).median
    return [
      kind,
      kilobytes(median((load) => load.jsWireBytes)),
      kilobytes(median((load) => load.jsBrotliBytes)),
      kilobytes(median((load) => load.wireBytes)),
      kilobytes(median((load) => load.brotliBytes)),
      String(median((load) => load.requests)),
      milliseconds(loads.map((load) => load.firstPaintMs)),
      milliseconds(loads.map((load) => load.largestPaintMs)),
      milliseconds(loads.map((load) => load.blockedMs)),
      median((load) => load.shift).toFixed(SHIFT_DIGITS),
    ]
  })
  const worst = (read: (load: PageLoad) => number) => Math.max(...results.flatMap(({ loads }) => loads.map(read)))
  const js = worst((load) => load.jsBrotliBytes)
  const shift = Number(worst((load) => load.shift).toFixed(SHIFT_DIGITS))
  const { downloadBitsPerSecond, uploadBitsPerSecond, latencyMs, cpuSlowdown, viewport } = SLOW_PHONE
  return [
    `${downloadBitsPerSecond / 1e6} Mbps down, ${uploadBitsPerSecond / 1e3} kbps up, ${latencyMs} ms, CPU ${cpuSlowdown}x, ${viewport.width}x${viewport.height}, empty cache.`,
    `kB as sent by the local server, which compresses nothing, and as brotli; ms as median (lowest–highest). The times are those of the uncompressed bytes.`,
    '',
    table(['page', 'JS kB', 'JS br', 'all kB', 'all br', 'requests', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'], rows),
    '',
    ...results.map(({ kind, loads }) => `LCP of ${kind}: ${loads[0]?.largestElement}`),
    `Click on a card to the product's heading: ${milliseconds(clicks)} ms`,
    '',
    `${js <= GOALS.jsBrotliBytes ? '✓' : '✗'} JS at most ${kilobytes(GOALS.jsBrotliBytes)} kB brotli: ${kilobytes(js)} kB`,
    `${shift <= GOALS.shift ? '✓' : '✗'} CLS ${GOALS.shift}: ${shift}`,
  ]
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

function milliseconds(values: readonly number[]): string {
  const { median, low, high } = spreadOf(values)
  return `${median.toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`
}
