import { resolve } from 'node:path'
import { ensureBuilt } from '../stack/ensure-built.ts'
import { DATA_DIR } from '../settings.ts'
import { runEngines } from '../../e2e/engines/run-engines.ts'
import { runLoadSmokes } from '../../load-tests/commands/load-smokes.ts'
import { type Outcome, runChecks } from './run-checks.ts'
import { runPlaywright } from './run-playwright.ts'
import { runVitest, UNIT_TESTS, WORKER_TESTS } from './run-vitest.ts'

interface Step {
  name: string
  run: () => Promise<Outcome>
}

/**
 * Steps of `npm test`, in order. Steps of one row run in parallel: tests of the built worker wait for half their time, for entries of a cache to age
 * and for a shop API that hangs, and the smokes for their programs. None of them measures time.
 */
const STEPS: readonly (readonly Step[])[] = [
  [
    { name: 'Static checks', run: runChecks },
    { name: 'Unit and API tests', run: () => runVitest(UNIT_TESTS) },
    { name: 'The built worker', run: testWorker },
  ],
  [{ name: 'Journeys in Chromium', run: runPlaywright }],
  [
    { name: 'Smoke in Firefox and WebKit', run: () => runEngines({ isShort: true }) },
    { name: 'Smoke under load', run: () => runLoadSmokes({ dataDir: DATA_DIR, ensureBuilt }) },
  ],
]

/** Runs everything; prints failures and minutes by step; returns whether all passed. */
export async function runGate(): Promise<boolean> {
  // Dozens of processes load the same sources: compiled once, a mock API starts with a third less processor time.
  process.env['NODE_COMPILE_CACHE'] ??= resolve(DATA_DIR, 'compile-cache')
  const begun = performance.now()
  const ran: (Outcome & { name: string; ms: number })[] = []
  for (const steps of STEPS) {
    console.log(`\n── ${steps.map(({ name }) => name).join(', ')} ──`)
    ran.push(...(await Promise.all(steps.map(runStep))))
  }
  const failures = ran.flatMap((step) => step.failures)
  // Repeated at the end: the output before is thousands of lines long.
  for (const failure of failures) console.log(`✗ ${failure}`)
  for (const name of ran.flatMap(({ atSecondTry = [] }) => atSecondTry)) console.log(`↻ passed at its second try: ${name}`)
  for (const { name, leftOut } of ran) if (leftOut !== undefined) console.log(`○ Left out. ${name}: ${leftOut}`)
  console.log(`\nTook min: ${ran.map(({ name, ms }) => `${name} ${minutes(ms)}`).join(', ')}, all ${minutes(performance.now() - begun)}`)
  console.log(`${ran.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`)
  return failures.length === 0
}

/** A step that throws counts as one failure. */
async function runStep({ name, run }: Step) {
  const begun = performance.now()
  const outcome = await run().catch((error: unknown): Outcome => {
    console.error(error)
    return { passed: 0, failures: [`${name}: ${String(error)}`] }
  })
  return { ...outcome, name, ms: performance.now() - begun }
}

function minutes(ms: number): string {
  return (ms / 60_000).toFixed(1)
}

async function testWorker(): Promise<Outcome> {
  await ensureBuilt()
  return runVitest(WORKER_TESTS)
}
