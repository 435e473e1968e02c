import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PairHalf } from '../verdict/segment-pair.ts'
import type { Comparison } from '../compare/run-comparison.ts'
import { comparisonPage } from './comparison-page.ts'
import { timesOf } from '../statistics/percentiles.ts'

/** Writes the report as HTML and JSON; of each segment, the data to judge it again. */
export function writeComparison(comparison: Comparison, folder: string): { report: string; json: string } {
  const [report, json] = [join(folder, 'report.html'), join(folder, 'comparison.json')]
  const { segments, ...rest } = comparison
  const halfOf = ({ sessions, requests, cpuSeconds, responses }: PairHalf) => {
    const { p50, p95 } = timesOf(responses.map(({ endMs }) => endMs))
    return { sessions, requests, cpuMs: (cpuSeconds / requests) * 1000, p50, p95 }
  }
  writeFileSync(report, comparisonPage(comparison))
  writeFileSync(
    json,
    `${JSON.stringify({ ...rest, segments: segments.map((pair) => ({ ...pair, a: halfOf(pair.a), b: halfOf(pair.b) })) }, null, 1)}\n`,
  )
  return { report, json }
}
