// The options of Vitest and Playwright that the commands know, so that a mistyped one is named; any other stands behind a second `--`.

export const VITEST_OPTIONS = {
  testNamePattern: { type: 'string', short: 't' },
  watch: { type: 'boolean' },
  update: { type: 'boolean', short: 'u' },
  bail: { type: 'string' },
  retry: { type: 'string' },
  reporter: { type: 'string', multiple: true },
} as const

export const VITEST_HELP = `  -t <text>   tests whose name has this, e.g. -t PRD-55
  --watch     stays, and runs again what a change reaches
  --bail <n>, --retry <n>, --reporter <name>, --update   as of Vitest
  -- <any>    any other option of Vitest

  The exit code is Vitest's: 1 when a test failed.`

export const PLAYWRIGHT_OPTIONS = {
  grep: { type: 'string', short: 'g' },
  project: { type: 'string', multiple: true },
  workers: { type: 'string', short: 'j' },
  headed: { type: 'boolean' },
  ui: { type: 'boolean' },
  debug: { type: 'boolean' },
  list: { type: 'boolean' },
  'last-failed': { type: 'boolean' },
  'max-failures': { type: 'string' },
  'repeat-each': { type: 'string' },
  reporter: { type: 'string' },
  retries: { type: 'string' },
  trace: { type: 'string' },
} as const

/** What is passed on: all but the first `--`, behind which the program's other options are. */
export function forProgram(args: readonly string[]): string[] {
  const at = args.indexOf('--')
  return at < 0 ? [...args] : args.toSpliced(at, 1)
}
