import { machineLine } from '../mock/bench/report.ts'
import type { Verdict } from './thresholds.ts'
import type { EdgeResult } from './edge-result.ts'
import { median } from '../statistics/percentiles.ts'

/** The result as terminal lines: cases as a Markdown table, and the comparison with the thresholds. */
export function resultLines({ machine, runs, firstBytes }: EdgeResult, verdicts: readonly Verdict[]): string[] {
  return [
    `\n${machineLine(machine)}`,
    'One process of workerd for all; client on the same cores. Medians of the rounds, lowest and highest in brackets.\n',
    '| case | conn. | of bare | /s | CPU ms |',
    '|---|---:|---:|---:|---:|',
    ...runs.map(
      ({ name, connections, ratio, perSecond, cpuMs }) =>
        `| ${name} | ${connections} | ${spread(ratio, 2)} | ${spread(perSecond, 0)} | ${cpuMs === null ? '–' : cpuMs.toFixed(2)} |`,
    ),
    `\nFirst byte: stored ${firstBytes.stored.toFixed(2)} ms, with a fetched tail ${firstBytes.tailFetched.toFixed(2)} ms\n`,
    ...verdicts.map(({ threshold, measured, isMet }) => `${isMet ? '✓' : '✗'} ${threshold}: ${measured}`),
  ]
}

function spread(values: readonly number[], digits: number): string {
  const show = (value: number) => value.toFixed(digits)
  return `${show(median(values))} (${show(Math.min(...values))}–${show(Math.max(...values))})`
}
