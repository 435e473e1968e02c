import { defineCommand } from '../load-tests/commands/command.ts'
import { runChecks } from './gate/run-checks.ts'
import { runVitest, UNIT_TESTS } from './gate/run-vitest.ts'

/** npm run check: all checks and unit tests, even after a failure. */
export const check = defineCommand({
  help: '  No options. The exit code is 1 when something is wrong; npm run fix mends format and some findings of the linter.',
  config: {},
  async run() {
    const results = [await runChecks(), await runVitest(UNIT_TESTS)]
    return results.some(({ failures }) => failures.length > 0) ? 1 : 0
  },
})
