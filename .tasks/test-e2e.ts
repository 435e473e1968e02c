// npm run test:e2e: journeys in Chromium, all or by name, against a stack that is started for them.
import { playwright } from './gate/run-playwright.ts'
import { passedOn } from './read-options.ts'

const HELP = `npm run test:e2e -- [file …] [options]

  <file>            journeys whose file has this in its path, e.g. bottom-bar; none: all
  -g <text>         journeys whose name has this, e.g. -g J-08
  --project <name>  desktop or mobile alone
  --headed, --ui, --debug, --workers <n>, …   any other option is Playwright's own
  --help            this text

  Builds the worker when sources changed, seeds 1,000 products once, starts and ends shop and mock API on three ports from E2E_PORT (8887)
  on, and installs a Chromium where none is found. BASE_URL names a shop that is running, MOCK_ORIGIN its mock (with MOCK_CONTROL=1).
  The exit code is Playwright's: 1 when a journey failed.`

process.exit(await playwright(passedOn(HELP)))
