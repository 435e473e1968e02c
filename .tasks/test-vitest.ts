import { defineCommand } from '../load-tests/commands/command.ts'
import { UNIT_TESTS, vitest, WORKER_TESTS } from './gate/run-vitest.ts'

/** Those of Vitest that the commands know, so that a mistyped one is named; any other stands behind a second `--`. */
const OPTIONS = {
  testNamePattern: { type: 'string', short: 't' },
  watch: { type: 'boolean' },
  update: { type: 'boolean', short: 'u' },
  bail: { type: 'string' },
  retry: { type: 'string' },
  reporter: { type: 'string', multiple: true },
} as const

const HELP = `  -t <text>   tests whose name has this, e.g. -t PRD-55
  --watch     stays, and runs again what a change reaches
  --bail <n>, --retry <n>, --reporter <name>, --update   as of Vitest
  -- <any>    any other option of Vitest

  The exit code is Vitest's: 1 when a test failed.`

/** npm run test:unit: in-process tests of rules, markup, contract and mock API, all or by name. */
export const testUnit = defineCommand({
  help: `  <file>      tests whose path has this, e.g. domain/delivery; none: all\n${HELP}`,
  config: { allowPositionals: true, options: OPTIONS },
  run: async (_parsed, _project, args) => vitest(UNIT_TESTS, forProgram(args)),
})

/** npm run test:worker: tests of the built worker over HTTP, all or by name. Builds when stale. */
export const testWorker = defineCommand({
  help: `  <file>      tests of e2e/worker whose path has this, e.g. streaming; none: all\n${HELP}`,
  config: { allowPositionals: true, options: OPTIONS },
  async run(_parsed, { ensureBuilt }, args) {
    await ensureBuilt()
    return vitest(WORKER_TESTS, forProgram(args))
  },
})

/** What is passed on to a program: all but the first `--`, behind which its other options are. */
export function forProgram(args: readonly string[]): string[] {
  const at = args.indexOf('--')
  return at < 0 ? [...args] : args.toSpliced(at, 1)
}
