import { resolve } from 'node:path'

/** Folder of a run, named by its start and kind. @param dataDir folder of generated files */
export function runFolder(dataDir: string, kind: string, startedAt: Date = new Date()): string {
  return resolve(dataDir, 'load', `${startedAt.toISOString().replaceAll(/[:.]/g, '-')}-${kind}`)
}
