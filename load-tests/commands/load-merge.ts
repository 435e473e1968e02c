import { mkdirSync, readFileSync } from 'node:fs'
import { runFolder } from '../run/run-folder.ts'
import { mergeSegments } from '../segments/merge-segments.ts'
import { readSegmentResult } from '../segments/segment-result.ts'
import { writeMerged } from '../segments/write-merged.ts'
import { defineCommand } from './command.ts'

const HELP = `npm run load:merge -- <segment.json> <segment.json> …

  Makes one verdict and one report of all shares of a run. Counts are added, percentiles are those of all responses,
  thresholds are judged on all, the invariants of the shop once. Shares of different runs (another commit, shop,
  workload or seed; a share that is missing or given twice) are refused, and an invalid share makes the whole invalid.
  The exit code is 0 for passed, 1 for failed, 2 for invalid and refused.`

const EXIT_CODES = { passed: 0, failed: 1, invalid: 2 } as const

/** npm run load:merge: merges the segments of several machines into one run, with one verdict and one report. */
export const loadMerge = defineCommand({
  help: HELP,
  config: { allowPositionals: true },
  async run({ positionals }, { dataDir, log }) {
    if (positionals.length === 0) throw new Error(HELP)
    const merged = mergeSegments(positionals.map((path) => readSegmentResult(readFileSync(path, 'utf8'), path)))
    const { verdict, reasons, journey, workload, target, ratios } = merged.run
    const folder = runFolder(dataDir, `${journey}-${workload}-${target}-merged`)
    mkdirSync(folder, { recursive: true })
    const { report, json } = writeMerged(merged, folder)
    log(`${verdict.toUpperCase()}${reasons.map(({ text }) => `\n  ${text}`).join('')}`)
    for (const { segment, tally, machine } of merged.segments)
      log(`  ${segment.padEnd(10)} ${tally.sessions} sessions, ${machine.cores} cores`)
    log(`${merged.tally.sessions} sessions, ${ratios.requests} requests in ${merged.counted.seconds.toFixed(1)} s`)
    for (const step of merged.steps) log(step)
    log(`Report   ${report}\nSummary  ${json}`)
    return EXIT_CODES[verdict]
  },
})
