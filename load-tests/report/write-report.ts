import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEPT } from '../run/run-folder.ts'
import type { LoadRun } from '../run/judge-run.ts'
import { reportPage } from './report-page.ts'
import { summaryOf } from './summary.ts'

/** Writes the report as one HTML file without external resources, and as JSON. */
export function writeReport(run: LoadRun, folder: string): { report: string; json: string } {
  const [report, json] = [join(folder, KEPT.report), join(folder, KEPT.json)]
  const summary = summaryOf(run)
  writeFileSync(report, reportPage(run, summary))
  writeFileSync(json, `${JSON.stringify(summary, null, 2)}\n`)
  return { report, json }
}
