import { spawnSync } from 'node:child_process'
import type { Project } from './command.ts'

/** Commit of the working tree; with uncommitted changes also a hash of the sources, so that machines with other changes differ. */
export function workingCommit({ sourceHash, buildSources }: Project): string {
  const sources = [...buildSources, 'mock-api', 'db', 'seeds', 'load-tests', 'e2e/budgets.json']
  const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' })
  const changed = spawnSync('git', ['status', '--porcelain', '--', ...sources], { encoding: 'utf8' })
  const commit = stdout?.trim() || 'no commit'
  return changed.status === 0 && changed.stdout.trim() === '' ? commit : `${commit}+${sourceHash(sources)}`
}
