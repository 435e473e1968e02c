import { spawnSync } from 'node:child_process'
import { BUILD_SOURCES, sourceHash } from './source-hash.mjs'

/** All that a run under load is made of. */
const SOURCES = [...BUILD_SOURCES, 'mock-api', 'db', 'seeds', 'load-tests', 'e2e/budgets.json']

/** The commit of the working tree; with a hash of what is not committed, so that two machines with other changes are told apart. */
export function workingCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' })
  const changed = spawnSync('git', ['status', '--porcelain', '--', ...SOURCES], { encoding: 'utf8' })
  const commit = stdout?.trim() || 'no commit'
  return changed.status === 0 && changed.stdout.trim() === '' ? commit : `${commit}+${sourceHash(SOURCES)}`
}
