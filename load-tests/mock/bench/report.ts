import { THRESHOLDS, type Verdict } from './thresholds.ts'
import type { ShopRun } from './shop-run.ts'
import type { Machine } from './machine.ts'

const GB = 2 ** 30
const MB = 2 ** 20

/** The conditions line of every figure. */
export function machineLine({ cpu, cores, memoryBytes, node, loadBefore }: Machine): string {
  const busy = loadBefore > cores / 2 ? '  (busy: figures are too low)' : ''
  return `${cores} × ${cpu}, ${(memoryBytes / GB).toFixed(1)} GB, Node ${node}, load average before: ${loadBefore.toFixed(2)}${busy}`
}

/** Results of one shop size as a Markdown table. */
export function runLines({ products, startMs, startCpuS, rssAtStart, cases, checkpoints }: ShopRun): string[] {
  const bare = cases.find(({ name }) => name === 'bare route')?.perSecond ?? 0
  const rows = cases.map((each) => [
    each.name,
    String(each.connections),
    each.perSecond.toFixed(0),
    share(each.perSecond / bare),
    ...[each.p50, each.p99, each.p999, each.max].map((ms) => ms.toFixed(1)),
    each.serverUs.toFixed(0),
    share(each.clientCpu),
    `${each.loopDelayMs.p99.toFixed(1)} / ${each.loopDelayMs.max.toFixed(0)}`,
    `${each.gc.pauses} × ${(each.gc.totalMs / Math.max(1, each.gc.pauses)).toFixed(2)}, ${each.gc.maxMs.toFixed(1)}`,
    (each.rssBytes / MB).toFixed(0),
  ])
  return [
    `\n## ${products} products`,
    `Start to first response ${(startMs / 1000).toFixed(1)} s (${startCpuS.toFixed(1)} s of processor time), then ${(rssAtStart / MB).toFixed(0)} MB of memory (RSS).`,
    ...table(HEAD, rows),
    ...(checkpoints ? [checkpointLine(checkpoints)] : []),
  ]
}

const HEAD = [
  'call',
  'conn.',
  '/s',
  'of bare',
  'p50 ms',
  'p99',
  'p99.9',
  'max',
  'server µs',
  'client',
  'loop p99 / max',
  'GC n × mean, max',
  'MB',
]

function checkpointLine({ count, pages, ms }: NonNullable<ShopRun['checkpoints']>): string {
  return `Cart adds met ${count} checkpoints of the write-ahead log. One of ${pages} pages took ${ms.toFixed(0)} ms, and at ${THRESHOLDS.cartAdds.connections} connections ${THRESHOLDS.cartAdds.connections} calls wait for it.`
}

export function verdictLines(verdicts: readonly Verdict[]): string[] {
  return verdicts.map(({ bar, measured, isMet }) => `${isMet ? '✓' : '✗'} ${bar}: ${measured}`)
}

function share(part: number): string {
  return `${(100 * part).toFixed(part < 0.1 ? 1 : 0)} %`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), `|${widths.map((width) => `${'-'.repeat(width + 1)}:`).join('|')}|`, ...rows.map(line)]
}
