import { readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { ensurePhotos } from '#seeds/photos/ensure-photos.ts'
import { ensureChromium } from './browser.ts'
import type { Outcome } from './check-steps.ts'
import { exitCode } from './run-step.ts'
import { DATA_DIR } from './settings.ts'
import type { TimedTest } from './slowest-tests.ts'

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      /** One each try. */
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
})
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional()
  },
})
const PlaywrightReport = z.object({ suites: z.array(Suite), errors: z.array(z.object({ message: z.string().optional() })).default([]) })

/**
 * Runs Playwright over the journeys with further arguments, and answers its exit code. Installs a Chromium where there is none; the
 * configuration brings the stack, which builds when stale.
 */
export async function playwright(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const chromium = ensureChromium()
  // Drawn behind the journeys' backs, pictures would take the cores that the browser needs.
  await ensurePhotos({ dir: DATA_DIR, onProgress: tellDrawn })
  return exitCode('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], { CHROMIUM_PATH: chromium, ...env })
}

function tellDrawn({ done, total }: { done: number; total: number }): void {
  if (done % 100 === 0 || done === total) console.log(`Pictures: ${done} of ${total} drawn`)
}

/** Runs the journeys. What passes on the second try only is named, and has passed. */
export async function runPlaywright(): Promise<Outcome> {
  const report = `${DATA_DIR}/results/e2e.json`
  rmSync(report, { force: true })
  // CI: a second try, and no test.only, on every machine alike.
  await playwright([], { CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const { flaky, ...outcome } = playwrightOutcome(JSON.parse(readFileSync(report, 'utf8')))
  for (const name of flaky) console.log(`Passed on the second try only: ${name}`)
  return outcome
}

/** What a JSON report of Playwright comes to, and which tests needed a second try. Throws at anything else. */
export function playwrightOutcome(report: unknown): Outcome & { flaky: readonly string[] } {
  const { suites, errors } = PlaywrightReport.parse(report)
  const tests = suites.flatMap(testsOf)
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name)
  return {
    passed: named('expected').length + named('flaky').length,
    failures: [...named('unexpected'), ...errors.map(({ message = '' }) => `Playwright: ${message.split('\n', 1)[0]}`)],
    flaky: named('flaky'),
    times: tests.map(({ name, ms }) => ({ name, ms })),
  }
}

function testsOf({ specs, suites = [] }: z.infer<typeof Suite>): (TimedTest & { status: string })[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}
