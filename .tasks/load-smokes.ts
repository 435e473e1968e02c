import { k6File, NoK6Error } from '../load-tests/run/k6-file.ts'
import { runLoad } from '../load-tests/run/run-load.ts'
import { ensureBuilt } from './build.ts'
import type { Outcome } from './check-steps.ts'
import { startLoadStack } from './load-stack.ts'
import { DATA_DIR } from './settings.ts'

const PORT = 8940

/** Held to invariants and ratios, which are the same on a slow machine; no time is judged. */
const SMOKES = [
  { journey: 'search', target: 'edge' },
  { journey: 'search', target: 'mock' },
  { journey: 'cart', target: 'edge' },
  { journey: 'cart', target: 'mock' },
] as const

/** The smokes of `npm test`, one after the other. A machine that has no k6 and cannot build one leaves them out, and says so at the end. */
export async function runLoadSmokes(): Promise<Outcome> {
  let k6: string
  try {
    k6 = k6File({ dir: DATA_DIR, isPlainEnough: true, log: console.log })
  } catch (error) {
    if (error instanceof NoK6Error) return { passed: 0, failures: [], leftOut: error.message }
    throw error
  }
  const workerDir = await ensureBuilt()
  const failures: string[] = []
  for (const smoke of SMOKES) {
    const { verdict, reasons } = await runLoad({
      ...smoke,
      workload: 'smoke',
      rate: null,
      seconds: null,
      seed: 1,
      dir: DATA_DIR,
      findK6: () => k6,
      startStack: (options) => startLoadStack({ ...options, size: '1k', port: PORT, workerDir, dir: DATA_DIR, isDirected: true }),
      log: console.log,
    })
    if (verdict !== 'passed') failures.push(`Smoke of ${smoke.journey} against ${smoke.target}: ${verdict}, ${reasons.join('; ')}`)
  }
  return { passed: SMOKES.length - failures.length, failures }
}
