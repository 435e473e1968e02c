import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadRun } from '../run/load-run.ts'
import { reportPage } from './report-page.ts'
import { summaryOf } from './summary.ts'

/** Writes the report, one file that loads nothing, and the same in figures for machines. */
export function writeReport(run: LoadRun, folder: string): { report: string; json: string } {
  const [report, json] = [join(folder, 'report.html'), join(folder, 'summary.json')]
  const summary = summaryOf(run)
  writeFileSync(report, reportPage(run, summary))
  writeFileSync(json, `${JSON.stringify(summary, null, 2)}\n`)
  return { report, json }
}
