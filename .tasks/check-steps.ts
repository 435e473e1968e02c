import { exitCode } from './run-step.ts'

/** The static checks, quickest first: what each looks at and how to mend what it finds. */
export const CHECKS = [
  { name: 'format', command: ['oxfmt', '--check', '.'], hint: 'npm run fix' },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], hint: 'npm run fix mends some' },
  { name: 'types', command: ['tsc', '--noEmit'], hint: '' },
  { name: 'unused code', command: ['knip'], hint: 'remove what it names' },
] as const

export interface Counts {
  passed: number
  failed: number
}

/** Runs every static check, all of them even when one fails. */
export async function runChecks(): Promise<Counts> {
  let failed = 0
  for (const { name, command, hint } of CHECKS) {
    const [program, ...args] = command
    const code = await exitCode(program, args)
    if (code !== 0) failed++
    console.log(code === 0 ? `✓ ${name}` : `✗ ${name}${hint && `: ${hint}`}`)
  }
  return { passed: CHECKS.length - failed, failed }
}
