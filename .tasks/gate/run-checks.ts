import { exitCode } from '../run-step.ts'

/** The static checks, fastest first, each with a hint how to fix its findings. */
export const CHECKS = [
  { name: 'format', command: ['oxfmt', '--check', '.'], hint: 'npm run fix' },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], hint: 'npm run fix mends some' },
  // Several checkers would each resolve most types: twice the processor time.
  { name: 'types', command: ['tsc', '--noEmit', '--singleThreaded'], hint: '' },
  { name: 'unused code', command: ['knip'], hint: 'remove what it names' },
  { name: 'code that only tests use', command: ['knip', '--production', '--include', 'exports,types'], hint: 'remove what it names' },
] as const

/** Result of a step of `npm test`. */
export interface Outcome {
  passed: number
  /** Names of failures, with the reason in one line if known. */
  failures: readonly string[]
  /** What of it other gates run, or why this machine cannot run it. */
  leftOut?: string
  /** Names of tests that failed at first. They count as passed. */
  atSecondTry?: readonly string[]
}

/** Runs all static checks, even after a failure. */
export async function runChecks(): Promise<Outcome> {
  const failures = []
  for (const { name, command, hint } of CHECKS) {
    const [program, ...args] = command
    const code = await exitCode(program, args)
    const failure = `${name}${hint && `: ${hint}`}`
    if (code !== 0) failures.push(failure)
    console.log(code === 0 ? `✓ ${name}` : `✗ ${failure}`)
  }
  return { passed: CHECKS.length - failures.length, failures }
}
