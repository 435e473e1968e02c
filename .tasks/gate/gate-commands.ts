import { defineCommand } from '../../load-tests/commands/command.ts'
import { exitCode } from '../run-step.ts'
import { runChecks } from './run-checks.ts'
import { runVitest, UNIT_TESTS } from './run-vitest.ts'

/** npm run check: all checks and unit tests, even after a failure. */
export const check = defineCommand({
  help: '  No options. The exit code is 1 when something is wrong; npm run fix mends format and some findings of the linter.',
  config: {},
  async run() {
    const results = await Promise.all([runChecks(), runVitest(UNIT_TESTS)])
    const failures = results.flatMap((result) => result.failures)
    for (const failure of failures) console.log(`✗ ${failure}`)
    return failures.length > 0 ? 1 : 0
  },
})

/** npm run fix: formats, and fixes what the linter can fix. */
export const fix = defineCommand({
  help: '  No options. The exit code is 1 when the linter finds what it cannot fix.',
  config: {},
  async run() {
    const codes = [await exitCode('oxlint', ['--fix']), await exitCode('oxfmt', ['.'])]
    return codes.some((code) => code !== 0) ? 1 : 0
  },
})

/** npm test: the whole gate. */
export const test = defineCommand({
  help: `  No options. A part: npm run check, test:unit, test:worker, test:e2e, test:engines. Of the journeys it runs the core (search, product, cart,
  checkout, login, no JavaScript, pages in every market) and a third of the rest, another third after each commit; MATRIX_PART=1 to 18
  chooses, npm run test:matrix runs all. The exit code is 1 when a step failed.`,
  config: {},
  async run() {
    // Its programs take a second to load.
    const { runGate } = await import('./run-gate.ts')
    return (await runGate()) ? 0 : 1
  },
})
