import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportPageFrom, whatNext } from '../report/report-page.ts'
import { summaryFrom } from '../report/summary.ts'
import { table } from '../report/table.ts'
import { meanCores } from '../run/sampler.ts'
import type { MergedRun } from './merge-segments.ts'
import { mergedLines } from './merged-lines.ts'

/** Writes the report of all segments, as HTML and as JSON. */
export function writeMerged(merged: MergedRun, folder: string): { report: string; json: string } {
  const [report, json] = [join(folder, 'report.html'), join(folder, 'summary.json')]
  const { run, counted } = merged
  const summary = { ...summaryFrom(run, counted), segments: segmentsOf(merged) }
  writeFileSync(report, reportPageFrom(run, summary, mergedLines(merged), whatNext(merged.steps) + segmentsTable(merged)))
  writeFileSync(json, `${JSON.stringify(summary, null, 2)}\n`)
  return { report, json }
}

function segmentsOf({ segments }: MergedRun) {
  return segments.map(({ segment, machine, startedAt, invalid, tally, k6, samples }) => ({
    segment,
    machine,
    startedAt,
    invalid,
    sessions: tally.sessions,
    requests: tally.routes.reduce((sum, { end }) => sum + end.count, 0),
    dropped: k6?.dropped ?? null,
    cores: meanCores(samples),
  }))
}

function segmentsTable(merged: MergedRun): string {
  const rows = segmentsOf(merged).map(({ segment, machine, invalid, sessions, requests, dropped, cores }) => [
    segment,
    `${machine.cpu}, ${machine.cores} cores`,
    String(sessions),
    String(requests),
    String(dropped ?? '–'),
    (cores['k6'] ?? 0).toFixed(2),
    invalid.join('; ') || 'honest',
  ])
  const head = ['segment', 'machine', 'sessions', 'requests', 'dropped', 'cores of k6', 'generator']
  return `<h2>Segments</h2><p>Counts are added, percentiles are those of all answers (buckets of one hundredth), thresholds are judged on all, and the shop once.</p>${table(head, rows)}`
}
