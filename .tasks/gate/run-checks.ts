import { exitCode } from '../run-step.ts'
import type { TimedTest } from './slowest-tests.ts'

/** The static checks, quickest first: what each looks at and how to mend what it finds. */
export const CHECKS = [
  { name: 'format', command: ['oxfmt', '--check', '.'], hint: 'npm run fix' },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], hint: 'npm run fix mends some' },
  { name: 'types', command: ['tsc', '--noEmit'], hint: '' },
  { name: 'unused code', command: ['knip'], hint: 'remove what it names' },
] as const

/** What a step of `npm test` came to. */
export interface Outcome {
  passed: number
  /** The name of each that failed, and why in a line where it is known. */
  failures: readonly string[]
  /** Why nothing was looked at, where this machine cannot. */
  leftOut?: string
  /** Each test that ran, where the step knows them one by one. */
  times?: readonly TimedTest[]
}

/** Runs every static check, all of them even when one fails. */
export async function runChecks(): Promise<Outcome> {
  const failures = []
  for (const { name, command, hint } of CHECKS) {
    const [program, ...args] = command
    const code = await exitCode(program, args)
    const said = `${name}${hint && `: ${hint}`}`
    if (code !== 0) failures.push(said)
    console.log(code === 0 ? `✓ ${name}` : `✗ ${said}`)
  }
  return { passed: CHECKS.length - failures.length, failures }
}
