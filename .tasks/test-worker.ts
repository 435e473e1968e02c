// npm run test:worker: tests of the built worker over HTTP, all or by name. Builds when stale.
import { ensureBuilt } from './stack/ensure-built.ts'
import { passedOn } from './read-options.ts'
import { vitest, WORKER_TESTS } from './gate/run-vitest.ts'

const HELP = `npm run test:worker -- [file …] [options]

  <file>      tests of e2e/worker whose path has this, e.g. streaming; none: all
  -t <text>   tests whose name has this
  --help      this text

  Builds the worker when sources changed. Any other option is vitest's own. The exit code is vitest's: 1 when a test failed.`

const args = passedOn(HELP)
await ensureBuilt()
process.exit(await vitest(WORKER_TESTS, args))
