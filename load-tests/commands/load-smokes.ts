import { spawnSync } from 'node:child_process'
import { isAsDue } from '../mutants/mutant-table.ts'
import { NoGoProgramError } from '../run/go-program.ts'
import { k6File } from '../run/k6-file.ts'
import { textsOf } from '../verdict/reason.ts'
import { mutantsOfTurn } from './load-mutants.ts'
import { runLoad } from './run-load.ts'
import { runShops } from './run-shops.ts'
import { DEFAULT_WORKLOAD } from '../workloads.ts'
import { startLoadStack } from '../run/start-load-stack.ts'

const PORT = 8940

/** Asserts invariants and ratios, which do not depend on the machine; times are not judged. */
const SMOKES = [
  { journey: 'search', target: 'edge' },
  { journey: 'search', target: 'mock' },
  { journey: 'cart', target: 'edge' },
  { journey: 'cart', target: 'mock' },
] as const

interface LoadSmokesOptions {
  /** Folder of generated files. */
  dataDir: string
  /** Builds the worker if it is stale and returns its folder. */
  ensureBuilt: () => Promise<string>
}

interface LoadSmokesOutcome {
  passed: number
  failures: string[]
  /** Why the smokes were skipped. */
  leftOut?: string
}

/** The smokes of `npm test`, one after the other, and a handful of broken shops, which must fail. Without k6 and Go they are skipped, which is reported at the end. */
export async function runLoadSmokes({ dataDir, ensureBuilt }: LoadSmokesOptions): Promise<LoadSmokesOutcome> {
  let k6: string
  try {
    k6 = k6File({ dir: dataDir, isPlainEnough: true, log: console.log })
  } catch (error) {
    if (error instanceof NoGoProgramError) return { passed: 0, failures: [], leftOut: error.message }
    throw error
  }
  const workerDir = await ensureBuilt()
  const failures: string[] = []
  for (const smoke of SMOKES) {
    const { verdict, reasons } = await runLoad({
      ...smoke,
      workload: DEFAULT_WORKLOAD,
      rate: null,
      seconds: null,
      seed: 1,
      dir: dataDir,
      findK6: () => k6,
      startStack: (options) =>
        startLoadStack({ ...options, size: '1k', port: PORT, workerDir, dir: dataDir, hasControl: true, hasPictures: true }),
      log: console.log,
    })
    if (verdict !== 'passed') failures.push(`Smoke of ${smoke.journey} against ${smoke.target}: ${verdict}, ${textsOf(reasons).join('; ')}`)
  }
  const runs = await runShops({ shops: mutantsOfTurn(commitCount()), port: PORT, k6, workerDir, dataDir, log: console.log })
  const fooled = runs.filter((run) => !isAsDue(run))
  for (const { what, verdict, reasons } of fooled) failures.push(`A broken shop, ${what}: ${verdict}, ${reasons.join(', ') || 'no reason'}`)
  return { passed: SMOKES.length + runs.length - failures.length, failures }
}

/** Number of the commit, so that each has other broken shops; 0 without git. */
function commitCount(): number {
  const { status, stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : 0
}
