import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { ROUTE_NAMES } from '../../e2e/every-page.ts'
import { cellsLeftOut, formsLeftOut, leaveOutArgs, MATRIX_PARTS, statesLeftOut } from '../../e2e/matrix-args.ts'
import { ensureChromium } from '../../e2e/chromium.ts'
import { OF_MATRIX, repeatsLeftOut, variantsLeftOut } from '../../e2e/turns.ts'
import { walksLeftOut } from '../../e2e/walks.ts'
import type { Outcome } from './run-checks.ts'
import { exitCode } from '../run-step.ts'
import { DATA_DIR } from '../settings.ts'

interface Suite {
  specs: readonly { title: string; file: string; tests: readonly { projectName: string; status: string }[] }[]
  suites?: readonly Suite[]
}

/** What is read of Playwright's JSON report. */
interface PlaywrightReport {
  suites: readonly Suite[]
  errors?: readonly { message?: string }[]
}

/**
 * Runs Playwright on the journeys with further arguments and returns its exit code. Installs a Chromium if none is found; the Playwright
 * configuration starts the stack, which builds when stale.
 */
export function playwright(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const chromium = ensureChromium()
  return exitCode('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], { CHROMIUM_PATH: chromium, ...env })
}

/** Runs the journeys, with one part of the matrix. A test that passes only on its second try is named, and counts as passed. */
export async function runPlaywright(): Promise<Outcome> {
  const report = `${DATA_DIR}/results/e2e.json`
  rmSync(report, { force: true })
  const part = matrixPart()
  console.log(
    `Matrix: part ${part + 1} of ${MATRIX_PARTS}, each page in one market on one screen, each state of pages in one market, a sixth of the forms, walked journeys in one way, the first and another variant of a journey, half of its repetitions on the phone, and neither the dev server nor its overlay. MATRIX_PART chooses; all: npm run test:matrix`,
  )
  // CI=1: a second try, and no test.only, on every machine.
  const leftOut = leaveOutArgs(cellsLeftOut(part, ROUTE_NAMES), titlesLeftOut(part))
  await playwright(leftOut, { CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const { flaky, ...outcome } = playwrightOutcome(JSON.parse(readFileSync(report, 'utf8')))
  for (const name of flaky) console.log(`Passed on the second try only: ${name}`)
  return outcome
}

/** Patterns of what a gate leaves to other gates, but for the cells of the matrix. */
function titlesLeftOut(part: number): readonly string[] {
  const files = globSync('e2e/journeys/*.spec.ts').map((file) => basename(file))
  return [statesLeftOut, formsLeftOut, walksLeftOut, variantsLeftOut]
    .flatMap((leftOut) => leftOut(part))
    .concat(repeatsLeftOut(part, files), OF_MATRIX)
}

/** Result of a report, and the tests that needed a second try. @throws TypeError for anything else */
export function playwrightOutcome({ suites, errors = [] }: PlaywrightReport): Outcome & { flaky: readonly string[] } {
  const tests = suites.flatMap(testsOf)
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name)
  const flaky = named('flaky')
  return {
    passed: named('expected').length + flaky.length,
    failures: [...named('unexpected'), ...errors.map(({ message = '' }) => `Playwright: ${message.split('\n', 1)[0]}`)],
    flaky,
  }
}

/** Part of the matrix to run: MATRIX_PART from 1 on, else rotating by commit; outside a repository rotating by day. */
export function matrixPart(env: NodeJS.ProcessEnv = process.env): number {
  const requested = env['MATRIX_PART']
  if (requested === undefined) return (commits() ?? Math.floor(Date.now() / DAY_MS)) % MATRIX_PARTS
  const part = Number(requested)
  if (!Number.isInteger(part) || part < 1 || part > MATRIX_PARTS)
    throw new Error(`MATRIX_PART is 1 to ${MATRIX_PARTS}, not "${requested}".`)
  return part - 1
}

const DAY_MS = 86_400_000

/** Number of commits; null outside a repository. */
function commits(): number | null {
  const { status, stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : null
}

function testsOf({ specs, suites = [] }: Suite): { name: string; status: string }[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({ name: `[${projectName}] ${file} › ${title}`, status })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}
