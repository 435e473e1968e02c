// npm test: everything. Static checks, unit and API tests, the built worker, and shoppers' journeys in Chromium.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ensureChromium } from './browser.ts'
import { ensureBuilt } from './build.ts'
import { type Counts, runChecks } from './check-steps.ts'
import { exitCode } from './run-step.ts'
import { ensurePhotos } from '#seeds/photos/ensure-photos.ts'
import { DATA_DIR } from './settings.ts'
import { runVitest } from './vitest-step.ts'

const PlaywrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })

const STEPS: readonly { name: string; run: () => Promise<Counts> }[] = [
  { name: 'Static checks', run: runChecks },
  { name: 'Unit and API tests', run: () => runVitest('vitest.config.ts') },
  { name: 'The built worker', run: testEdge },
  { name: 'Journeys in Chromium', run: testJourneys },
]

const total: Counts = { passed: 0, failed: 0 }
for (const { name, run } of STEPS) {
  console.log(`\n── ${name} ──`)
  const counts = await run().catch((error: unknown) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  total.passed += counts.passed
  total.failed += counts.failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function testEdge(): Promise<Counts> {
  await ensureBuilt()
  return runVitest('edge/vitest.config.ts')
}

async function testJourneys(): Promise<Counts> {
  const report = `${DATA_DIR}/results/e2e.json`
  // Drawn behind the journeys' backs, pictures would take the cores that the browser needs.
  await ensurePhotos({ dir: DATA_DIR, onProgress: tellDrawn })
  await exitCode('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    // A second try, and no test.only, on every machine alike.
    CI: '1',
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { expected, unexpected, flaky } = PlaywrightReport.parse(JSON.parse(readFileSync(report, 'utf8'))).stats
  if (flaky > 0) console.log(`${flaky} of them passed on the second try only; the list above names them.`)
  return { passed: expected + flaky, failed: unexpected }
}

function tellDrawn({ done, total }: { done: number; total: number }): void {
  if (done % 100 === 0 || done === total) console.log(`Pictures: ${done} of ${total} drawn`)
}
