import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import type { Outcome } from './run-checks.ts'
import { exitCode } from '../run-step.ts'
import { DATA_DIR } from '../settings.ts'

/** What is read of vitest's JSON report. */
interface VitestReport {
  numPassedTests: number
  testResults: readonly {
    name: string
    status: string
    message?: string
    assertionResults: readonly {
      fullName: string
      status: string
      failureMessages?: readonly string[]
      meta?: { isAtSecondTry?: boolean }
    }[]
  }[]
}

/** Unit tests: rules, kit, contract and mock API, all in process. */
export const UNIT_TESTS = 'vitest.config.ts'

/** Tests of the built worker, over HTTP. */
export const WORKER_TESTS = 'e2e/worker/vitest.config.ts'

/** Runs vitest with a configuration file and further arguments, and returns its exit code. */
export async function vitest(config: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const isWatched = args.includes('--watch')
  return exitCode('vitest', [isWatched ? 'watch' : 'run', '--config', config, ...args.filter((arg) => arg !== '--watch')], env)
}

/** Runs vitest with a configuration file. A run that exits with an error without a failed test, or without a report, counts as one failure. */
export async function runVitest(config: string): Promise<Outcome> {
  mkdirSync(`${DATA_DIR}/results`, { recursive: true })
  const report = `${DATA_DIR}/results/${config.replaceAll('/', '-')}.json`
  rmSync(report, { force: true })
  // CI=1: no test.only on any machine, and whole lines: two runs side by side would overwrite each other's progress.
  const code = await vitest(config, ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`], { CI: '1' })
  const outcome = readOutcome(report)
  if (outcome.failures.length > 0 || code === 0) return outcome
  return { ...outcome, failures: [`vitest --config ${config} ended with ${code}, for an error outside a test`] }
}

function readOutcome(report: string): Outcome {
  try {
    return vitestOutcome(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    return { passed: 0, failures: [`${report}: ${String(error)}`] }
  }
}

/** Result of a report; a file that could not be loaded counts as one failure. @throws TypeError for anything else */
export function vitestOutcome({ numPassedTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const tests = failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages?.[0])}`)
    return tests.length > 0 || status !== 'failed' ? tests : [`${file}: ${firstLine(message)}`]
  })
  const atSecondTry = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, meta }) =>
      status === 'passed' && meta?.isAtSecondTry ? [`${relative(process.cwd(), name)} › ${fullName}`] : [],
    ),
  )
  return { passed: numPassedTests, failures, atSecondTry }
}

function firstLine(text = ''): string {
  return text.split('\n', 1)[0] ?? ''
}
