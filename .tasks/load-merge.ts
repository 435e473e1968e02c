// npm run load:merge: the shares of several machines as one run, with one verdict and one report.
import { mkdirSync, readFileSync } from 'node:fs'
import { mergeSegments } from '../load-tests/segments/merge-segments.ts'
import { readSegmentResult } from '../load-tests/segments/segment-result.ts'
import { writeMerged } from '../load-tests/segments/write-merged.ts'
import { readOptions } from './read-options.ts'
import { DATA_DIR } from './settings.ts'
import { runFolder } from '../load-tests/run/run-folder.ts'

const HELP = `npm run load:merge -- <segment.json> <segment.json> …

  Makes one verdict and one report of all shares of a run. Counts are added, percentiles are those of all answers, thresholds
  are judged on all, the shop's invariants once. Shares that are not of one run (another commit, shop, workload, seed; one that is missing or there
  twice) are refused, and one that is invalid makes the whole so. The exit code is 0 for passed, 1 for failed, 2 for
  invalid and refused.`

const EXIT_CODES = { passed: 0, failed: 1, invalid: 2 } as const

const { positionals } = readOptions(HELP, { allowPositionals: true })
if (positionals.length === 0) {
  console.log(HELP)
  process.exit(2)
}
try {
  const merged = mergeSegments(positionals.map((path) => readSegmentResult(readFileSync(path, 'utf8'), path)))
  const { verdict, reasons, journey, workload, target } = merged.run
  const folder = runFolder(DATA_DIR, `${journey}-${workload}-${target}-merged`)
  mkdirSync(folder, { recursive: true })
  const { report, json } = writeMerged(merged, folder)
  console.log(`${verdict.toUpperCase()}${reasons.map((reason) => `\n  ${reason}`).join('')}`)
  for (const { segment, tally, machine } of merged.segments)
    console.log(`  ${segment.padEnd(10)} ${tally.sessions} sessions, ${machine.cores} cores`)
  console.log(`${merged.tally.sessions} sessions, ${merged.run.ratios.requests} requests in ${merged.counted.seconds.toFixed(1)} s`)
  console.log(`Report   ${report}\nSummary  ${json}`)
  process.exit(EXIT_CODES[verdict])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(EXIT_CODES.invalid)
}
