import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { ROUTE_NAMES } from '../../e2e/every-page.ts'
import { cellsLeftOut, formsLeftOut, GATES, leaveOutArgs, partOfGate, statesLeftOut } from '../../e2e/matrix-args.ts'
import { ensureChromium } from '../../e2e/chromium.ts'
import { filesLeftOut, OF_MATRIX, repeatsLeftOut, variantsLeftOut } from '../../e2e/turns.ts'
import { modesLeftOut } from '../../e2e/input-modes.ts'
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

/** Runs the journeys that are this gate's, and says how many there are. A test that passes only on its second try is named, and counts as passed. */
export async function runPlaywright(): Promise<Outcome> {
  const report = `${DATA_DIR}/results/e2e.json`
  rmSync(report, { force: true })
  const gate = gateNumber()
  console.log(`Journeys: the core and share ${gate + 1} of ${GATES} of the rest, which rotates by commit. MATRIX_PART chooses another one.`)
  // CI=1: a second try, and no test.only, on every machine.
  const leftOut = leaveOutArgs(cellsLeftOut(gate, ROUTE_NAMES), titlesLeftOut(gate))
  await playwright(leftOut, { CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const { ran, ...outcome } = playwrightOutcome(JSON.parse(readFileSync(report, 'utf8')))
  return { ...outcome, leftOut: `ran ${ran} of ${allJourneys()} journeys; the rest rotates: npm run test:matrix runs all` }
}

/** How many journeys there are, as Playwright lists them. */
function allJourneys(): string {
  const { stdout } = spawnSync('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--list'], { encoding: 'utf8' })
  return /^Total: (\d+) /m.exec(stdout)?.[1] ?? 'all'
}

/** Patterns of what a gate leaves to other gates, but for the cells of the matrix. */
function titlesLeftOut(gate: number): readonly string[] {
  const files = globSync('e2e/journeys/*.spec.ts').map((file) => basename(file))
  const part = partOfGate(gate)
  return [statesLeftOut, formsLeftOut, modesLeftOut, variantsLeftOut]
    .flatMap((leftOut) => leftOut(part))
    .concat(repeatsLeftOut(part, files), filesLeftOut(gate, files), OF_MATRIX)
}

/** Result of a report, and how many tests ran. @throws TypeError for anything else */
export function playwrightOutcome({ suites, errors = [] }: PlaywrightReport): Outcome & { ran: number } {
  const tests = suites.flatMap(testsOf)
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name)
  const flaky = named('flaky')
  return {
    passed: named('expected').length + flaky.length,
    failures: [...named('unexpected'), ...errors.map(({ message = '' }) => `Playwright: ${message.split('\n', 1)[0]}`)],
    atSecondTry: flaky,
    ran: tests.length,
  }
}

/** Which of the gates that run everything this one is: MATRIX_PART from 1 on, else the next one after each commit; outside a repository after each day. */
function gateNumber(env: NodeJS.ProcessEnv = process.env): number {
  const requested = env['MATRIX_PART']
  if (requested === undefined) return (commits() ?? Math.floor(Date.now() / DAY_MS)) % GATES
  const part = Number(requested)
  if (!Number.isInteger(part) || part < 1 || part > GATES) throw new Error(`MATRIX_PART is 1 to ${GATES}, not "${requested}".`)
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
