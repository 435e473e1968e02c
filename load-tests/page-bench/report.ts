import { BUDGETS, type WeighedPage } from '../../e2e/budgets.ts'
import type { Approach } from './measure-click.ts'
import type { PageLoad } from './measure-page.ts'
import { SLOW_PHONE } from './slow-phone.ts'
import { spreadOf, table } from './summary.ts'

/** Layout shifts are compared at this number of digits. */
const SHIFT_DIGITS = 3

/** Goals of public pages, ms. */
const GOALS: readonly { name: string; most: number; read: (load: PageLoad) => number }[] = [
  { name: 'FCP', most: 700, read: (load) => load.firstPaintMs },
  { name: 'LCP', most: 1200, read: (load) => load.largestPaintMs },
  { name: 'TBT', most: 50, read: (load) => load.blockedMs },
]
const PUBLIC: ReadonlySet<WeighedPage> = new Set<WeighedPage>(['home', 'listing', 'product'])
const MOST_TO_HEADING = { hover: 100, direct: 250 } as const satisfies Record<Approach, number>

/** All loads of one kind of page. */
export interface PageLoads {
  kind: WeighedPage
  loads: readonly PageLoad[]
}

interface InteractionTimes {
  /** Times from clicks on cards to the product's heading, ms. */
  clicks: readonly { approach: Approach; durations: readonly number[] }[]
  /** Times from taps to the next paint, ms. */
  taps: readonly { name: string; durations: readonly number[] }[]
}

/** The result as lines: measurements, their conditions, and whether the goals are met. */
export function report(results: readonly PageLoads[], { clicks, taps }: InteractionTimes): string[] {
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
  const shift = Number(worst((load) => load.shift).toFixed(SHIFT_DIGITS))
  const { downloadBitsPerSecond, uploadBitsPerSecond, latencyMs, cpuSlowdown, viewport } = SLOW_PHONE
  return [
    `${downloadBitsPerSecond / 1e6} Mbps down, ${uploadBitsPerSecond / 1e3} kbps up, ${latencyMs} ms, CPU ${cpuSlowdown}x, ${viewport.width}x${viewport.height}, empty cache.`,
    'kB as transferred, and as brotli; ms as median (lowest–highest). The local server compresses files and cached pages, not cart and checkout.',
    '',
    table(['page', 'JS kB', 'JS br', 'all kB', 'all br', 'requests', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'], rows),
    '',
    ...results.map(({ kind, loads }) => `LCP of ${kind}: ${loads[0]?.largestElement}`),
    ...GOALS.flatMap(({ name, most, read }) =>
      results
        .filter(({ kind }) => PUBLIC.has(kind))
        .map(
          ({ kind, loads }) =>
            `${tick(spreadOf(loads.map(read)).median <= most)} ${name} of ${kind} at most ${most} ms: ${milliseconds(loads.map(read))} ms`,
        ),
    ),
    ...clicks.map(
      ({ approach, durations }) =>
        `${tick(spreadOf(durations).median <= MOST_TO_HEADING[approach])} ${approach} click on a card to the product's heading within ${MOST_TO_HEADING[approach]} ms: ${milliseconds(durations)} ms`,
    ),
    '',
    ...results.map(({ kind, loads }) => {
      const most = BUDGETS.firstLoadScripts[kind]
      const js = Math.max(...loads.map(({ jsBrotliBytes }) => jsBrotliBytes))
      return `${tick(js <= most)} JS of ${kind} at most ${kilobytes(most)} kB brotli: ${kilobytes(js)} kB`
    }),
    `${tick(shift <= BUDGETS.layoutShift)} CLS ${BUDGETS.layoutShift}: ${shift}`,
    ...taps.map(
      ({ name, durations }) =>
        `${tick(spreadOf(durations).median <= BUDGETS.interactionMs)} ${name}: answered within ${BUDGETS.interactionMs} ms: ${milliseconds(durations)} ms`,
    ),
  ]
}

const tick = (isMet: boolean) => (isMet ? '✓' : '✗')
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

function milliseconds(values: readonly number[]): string {
  const { median, low, high } = spreadOf(values)
  return `${median.toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`
}
