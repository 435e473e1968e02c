import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import type { Counts } from './check-steps.ts'
import { exitCode } from './run-step.ts'
import { DATA_DIR } from './settings.ts'

const VitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numFailedTestSuites: z.int() })

/** Runs vitest with a configuration file and counts. A run that could not start counts as one failure. */
export async function runVitest(config: string): Promise<Counts> {
  mkdirSync(`${DATA_DIR}/results`, { recursive: true })
  const report = `${DATA_DIR}/results/${config.replaceAll('/', '-')}.json`
  rmSync(report, { force: true })
  const code = await exitCode('vitest', ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = VitestReport.parse(JSON.parse(readFileSync(report, 'utf8')))
    const failed = numFailedTests || numFailedTestSuites || (code === 0 ? 0 : 1)
    return { passed: numPassedTests, failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
