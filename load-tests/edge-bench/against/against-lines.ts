import { machineLine } from '../../mock/bench/machine.ts'
import type { AgainstResult } from './against-result.ts'
import { PAGE_KINDS } from './page-kinds.ts'

/** The result as terminal lines: a Markdown table, then what was dropped. */
export function againstLines({ machine, loadAfter, cores, old, new: next, kinds }: AgainstResult): string[] {
  return [
    `\n${machineLine(machine)}`,
    `Load after: ${loadAfter.toFixed(1)}; cores in use ${cores.busy.toFixed(2)}, taken by the host ${cores.stolen.toFixed(2)}`,
    `old ${old}, new ${next}; processor time of workerd a request, medians of the pairs; lowest and highest ratio in brackets\n`,
    '| page | old, ms | new, ms | new to old | pairs |',
    '|---|---:|---:|---:|---:|',
    ...kinds.map(
      ({ name, result: { old, new: next, ratio, pairs } }) =>
        `| ${PAGE_KINDS[name].description} | ${old.toFixed(2)} | ${next.toFixed(2)} | ${ratio.median.toFixed(2)} (${ratio.lowest.toFixed(2)}–${ratio.highest.toFixed(2)}) | ${pairs} |`,
    ),
    '',
    ...kinds.flatMap(({ name, result, pairs }) =>
      result.wrong === null ? [] : [`${name}: ${pairs.length - result.pairs} of ${pairs.length} pairs do not count; ${result.wrong}`],
    ),
  ]
}
