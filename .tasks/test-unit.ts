// npm run test:unit: in-process tests of rules, markup, contract and mock API, all or by name.
import { passedOn } from './read-options.ts'
import { UNIT_TESTS, vitest } from './gate/run-vitest.ts'

const HELP = `npm run test:unit -- [file …] [options]

  <file>      tests whose path has this, e.g. domain/delivery; none: all
  -t <text>   tests whose name has this, e.g. -t PRD-55
  --watch     stays, and runs again what a change reaches
  --help      this text

  Any other option is vitest's own. The exit code is vitest's: 1 when a test failed.`

process.exit(await vitest(UNIT_TESTS, passedOn(HELP)))
