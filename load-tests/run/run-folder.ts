import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Files of the folder of a run that stay: the report, its data, k6's web dashboard, and the log of the worker, in which traces are looked up. */
export const KEPT = { report: 'report.html', json: 'summary.json', dashboard: 'k6-dashboard.html', log: 'shop-edge.log' } as const

/** Folder of a run, named by its start and kind. @param dataDir folder of generated files */
export function runFolder(dataDir: string, kind: string, startedAt: Date = new Date()): string {
  return resolve(dataDir, 'load', `${startedAt.toISOString().replaceAll(/[:.]/g, '-')}-${kind}`)
}

/** Removes what a run needs while it lasts, and the whole folder of one without a report. */
export function tidyRunFolder(folder: string): void {
  if (!existsSync(join(folder, KEPT.report))) return rmSync(folder, { recursive: true, force: true })
  const kept: readonly string[] = Object.values(KEPT)
  for (const name of readdirSync(folder)) if (!kept.includes(name)) rmSync(join(folder, name))
}
