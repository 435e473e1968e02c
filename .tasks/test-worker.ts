import { defineCommand } from '../load-tests/commands/command.ts'
import { vitest, WORKER_TESTS } from './gate/run-vitest.ts'
import { forProgram, VITEST_HELP, VITEST_OPTIONS } from './program-options.ts'

/** npm run test:worker: tests of the built worker over HTTP, all or by name. Builds when stale. */
export const testWorker = defineCommand({
  help: `  <file>      tests of e2e/worker whose path has this, e.g. streaming; none: all\n${VITEST_HELP}`,
  config: { allowPositionals: true, options: VITEST_OPTIONS },
  async run(_parsed, { ensureBuilt }, args) {
    await ensureBuilt()
    return vitest(WORKER_TESTS, forProgram(args))
  },
})
