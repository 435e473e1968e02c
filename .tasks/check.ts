// npm run check: format, lint, types, unused code, unit tests. The gate before every push.
import { runChecks } from './gate/run-checks.ts'
import { runVitest, UNIT_TESTS } from './gate/run-vitest.ts'

const results = [await runChecks(), await runVitest(UNIT_TESTS)]
process.exit(results.some(({ failures }) => failures.length > 0) ? 1 : 0)
