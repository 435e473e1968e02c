import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPARISON } from '../run/run-folder.ts'
import type { PairHalf } from '../verdict/judge-comparison.ts'
import type { Comparison } from '../compare/run-comparison.ts'
import { timesOf } from '../statistics/percentiles.ts'

/** Writes a comparison as JSON; of each segment, the data to judge it again. @returns its file */
export function writeComparison({ segments, ...comparison }: Comparison, folder: string): string {
  const file = join(folder, COMPARISON)
  const halfOf = ({ sessions, requests, cpuSeconds, responses }: PairHalf) => {
    const { p50, p95 } = timesOf(responses.map(({ endMs }) => endMs))
    return { sessions, requests, cpuMs: (cpuSeconds / requests) * 1000, p50, p95 }
  }
  const halves = segments.map((pair) => ({ ...pair, a: halfOf(pair.a), b: halfOf(pair.b) }))
  writeFileSync(file, `${JSON.stringify({ ...comparison, segments: halves }, null, 1)}\n`)
  return file
}
