import { coverageLines, specCoverage } from '../docs/checks/spec-coverage.ts'
import { defineCommand } from '../load-tests/commands/command.ts'

/** npm run test:matrix -- coverage: lists the requirements of docs/requirements.md without a test. */
export const coverageSpec = defineCommand({
  help: `  --list    names the tests of each statement, too
  --strict  the exit code is 1 when no test shows a statement`,
  config: { options: { list: { type: 'boolean', default: false }, strict: { type: 'boolean', default: false } } },
  async run({ values }, { log }) {
    const areas = specCoverage()
    log(coverageLines(areas, values.list).join('\n'))
    return values.strict && areas.some(({ statements }) => statements.some(({ tests }) => tests.length === 0)) ? 1 : 0
  },
})
