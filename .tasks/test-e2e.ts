import { defineCommand } from '../load-tests/commands/command.ts'
import { playwright } from './gate/run-playwright.ts'
import { forProgram } from './test-vitest.ts'

/** Those of Playwright that the command knows. */
const OPTIONS = {
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

/** npm run test:e2e: journeys in Chromium, all or by name. */
export const testE2e = defineCommand({
  help: `  <file>            journeys whose file has this in its path, e.g. bottom-bar; none: all
  -g <text>         journeys whose name has this, e.g. -g J-08
  --project <name>  desktop or mobile alone
  --workers <n>     journeys at a time
  --headed, --ui, --debug, --list, --last-failed, --max-failures, --repeat-each, --reporter, --retries, --trace   as of Playwright
  -- <any>          any other option of Playwright

  Builds the worker when sources changed, seeds 1,000 products once, starts and ends shop and mock API on three ports from E2E_PORT (8887)
  on, and installs a Chromium where none is found. BASE_URL names a shop that is running, MOCK_ORIGIN its mock (with MOCK_CONTROL=1).
  The exit code is Playwright's: 1 when a journey failed.`,
  config: { allowPositionals: true, options: OPTIONS },
  run: async (_parsed, _project, args) => playwright(forProgram(args)),
})
