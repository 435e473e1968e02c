import { type Machine, machineLine } from '../mock/bench/machine.ts'
import { median } from '../statistics/percentiles.ts'
import type { CaseRun } from './turns.ts'

/** All measurements of one run. */
export interface EdgeResult {
  machine: Machine
  /** Sizes of the listing as it is sent. */
  bytes: { identity: number; br: number }
  runs: readonly CaseRun[]
}

/** The result as terminal lines: cases as a Markdown table with what is expected of them. It informs only: timings gate nothing. */
export function resultLines({ machine, bytes, runs }: EdgeResult): string[] {
  return [
    `\n${machineLine(machine)}`,
    `Listing of ${kB(bytes.identity)} kB, ${kB(bytes.br)} in brotli. One process of workerd for all; client on the same cores.`,
    'Ratios of one round to a bare worker with the same bytes and headers. Medians of the rounds, lowest and highest in brackets.\n',
    '| case | conn. | of bare | expected | /s | CPU ms |',
    '|---|---:|---:|---:|---:|---:|',
    ...runs.map(
      ({ name, connections, ratio, least, perSecond, cpuMs }) =>
        `| ${name} | ${connections} | ${spread(ratio, 2)} | ${expected(least, median(ratio))} | ${spread(perSecond, 0)} | ${cpuMs.toFixed(3)} |`,
    ),
  ]
}

const kB = (bytes: number) => (bytes / 1000).toFixed(0)

function expected(least: number | undefined, ratio: number): string {
  return least === undefined ? '' : `${ratio >= least ? '✓' : '✗'} ≥ ${least}`
}

function spread(values: readonly number[], digits: number): string {
  const show = (value: number) => value.toFixed(digits)
  return `${show(median(values))} (${show(Math.min(...values))}–${show(Math.max(...values))})`
}
