// npm test: everything. Static checks, unit and API tests, the built worker, shoppers' journeys in Chromium, a smoke in other engines.
import { ensureBuilt } from './build.ts'
import { type Outcome, runChecks } from './check-steps.ts'
import { runEngines } from './engines-step.ts'
import { runLoadSmokes } from '../load-tests/commands/load-smokes.ts'
import { runPlaywright } from './playwright-step.ts'
import { DATA_DIR } from './settings.ts'
import { slowestTests, type TimedTest } from './slowest-tests.ts'
import { runVitest, UNIT_TESTS, WORKER_TESTS } from './vitest-step.ts'

const STEPS: readonly { name: string; run: () => Promise<Outcome> }[] = [
  { name: 'Static checks', run: runChecks },
  { name: 'Unit and API tests', run: () => runVitest(UNIT_TESTS) },
  { name: 'The built worker', run: testEdge },
  { name: 'Journeys in Chromium', run: runPlaywright },
  { name: 'Smoke in Firefox and WebKit', run: () => runEngines({ isShort: true }) },
  { name: 'Smoke under load', run: () => runLoadSmokes({ dataDir: DATA_DIR, ensureBuilt }) },
]

let passed = 0
const failures: string[] = []
const leftOut: string[] = []
const times: string[] = []
const tests: TimedTest[] = []
for (const { name, run } of STEPS) {
  console.log(`\n── ${name} ──`)
  const begun = performance.now()
  const outcome = await run().catch((error: unknown): Outcome => {
    console.error(error)
    return { passed: 0, failures: [`${name}: ${String(error)}`] }
  })
  times.push(`${name} ${minutes(performance.now() - begun)}`)
  passed += outcome.passed
  failures.push(...outcome.failures)
  tests.push(...(outcome.times ?? []))
  if (outcome.leftOut !== undefined) leftOut.push(`${name}: ${outcome.leftOut}`)
}
// Said again at the end: what comes before is thousands of lines long.
for (const failure of failures) console.log(`✗ ${failure}`)
for (const why of leftOut) console.log(`○ Left out. ${why}`)
console.log(`\nSlowest tests:\n${slowestTests(tests).join('\n')}`)
console.log(`\nTook min: ${times.join(', ')}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

function minutes(ms: number): string {
  return (ms / 60_000).toFixed(1)
}

async function testEdge(): Promise<Outcome> {
  await ensureBuilt()
  return runVitest(WORKER_TESTS)
}
