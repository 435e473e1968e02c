import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Files of the folder of a run that stay: the report, its data, k6's web dashboard, and the log of the worker, in which traces are looked up. */
export const KEPT = { report: 'report.html', json: 'summary.json', dashboard: 'k6-dashboard.html', log: 'shop-edge.log' } as const
/** Of a comparison. */
export const COMPARISON = 'comparison.json'

/** Folder of a run, named by its start and kind. @param dataDir folder of generated files */
export function runFolder(dataDir: string, kind: string, startedAt: Date = new Date()): string {
  return resolve(dataDir, 'load', `${startedAt.toISOString().replaceAll(/[:.]/g, '-')}-${kind}`)
}

/** Makes a folder, and tidies it at the end of this process, which a signal may bring. @returns tidies it now */
export function makeRunFolder(folder: string): () => void {
  const tidy = () => tidyRunFolder(folder)
  process.once('exit', tidy)
  mkdirSync(folder, { recursive: true })
  return () => {
    process.off('exit', tidy)
    tidy()
  }
}

/** Removes what a run needs while it lasts, and the whole folder of one without a report. */
function tidyRunFolder(folder: string): void {
  const hasResult = [KEPT.report, COMPARISON].some((name) => existsSync(join(folder, name)))
  if (!hasResult) return rmSync(folder, { recursive: true, force: true })
  const kept = new Set<string>([...Object.values(KEPT), COMPARISON])
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name))
}
