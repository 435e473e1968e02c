import { defineCommand } from '../load-tests/commands/command.ts'
import { UNIT_TESTS, vitest } from './gate/run-vitest.ts'
import { forProgram, VITEST_HELP, VITEST_OPTIONS } from './program-options.ts'

/** npm run test:unit: in-process tests of rules, markup, contract and mock API, all or by name. */
export const testUnit = defineCommand({
  help: `  <file>      tests whose path has this, e.g. domain/delivery; none: all\n${VITEST_HELP}`,
  config: { allowPositionals: true, options: VITEST_OPTIONS },
  run: async (_parsed, _project, args) => vitest(UNIT_TESTS, forProgram(args)),
})
