import { spawnSync } from 'node:child_process'
import { isAsDue } from '../mutants/mutant-table.ts'
import { NoGoProgramError } from '../run/go-program.ts'
import { k6File } from '../run/k6-file.ts'
import { textsOf } from '../verdict/reason.ts'
import { mutantsOfTurn } from './load-mutants.ts'
import { runShops } from './run-shops.ts'

const PORT = 8940

/** Asserts invariants and ratios, which do not depend on the machine; times are not judged. */
const SMOKES = (['search', 'cart'] as const).flatMap((journey) =>
  (['edge', 'mock'] as const).map((target) => {
    const what = `the smoke of ${journey} against ${target}`
    return { kind: 'healthy', what, target, journey, reason: null, mutation: null, seed: 1 } as const
  }),
)

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
    k6 = await k6File({ dir: dataDir, isPlainEnough: true, log: console.log })
  } catch (error) {
    if (error instanceof NoGoProgramError) return { passed: 0, failures: [], leftOut: error.message }
    throw error
  }
  const workerDir = await ensureBuilt()
  const shops = [...SMOKES, ...mutantsOfTurn(commitCount())]
  const runs = await runShops({ shops, port: PORT, k6, workerDir, dataDir, log: console.log })
  const failures = runs
    .filter((run) => !isAsDue(run))
    .map(({ what, reason, verdict, reasons }) => {
      const due = reason === null ? 'must pass' : `must fail for ${reason}`
      return `${what} ${due}: ${verdict}, ${textsOf(reasons).join('; ') || 'no reason'}`
    })
  return { passed: runs.length - failures.length, failures }
}

/** Number of the commit, so that each has other broken shops; 0 without git. */
function commitCount(): number {
  const { status, stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : 0
}
