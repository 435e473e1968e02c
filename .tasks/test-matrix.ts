import { globSync, readFileSync } from 'node:fs'
import { matrixArgs } from '../e2e/matrix-args.ts'
import { defineCommand, type Project } from '../load-tests/commands/command.ts'
import { loadMutants } from '../load-tests/commands/load-mutants.ts'
import { NoGoProgramError } from '../load-tests/run/go-program.ts'
import { playwright } from './gate/run-playwright.ts'
import { UNIT_TESTS, vitest, WORKER_TESTS } from './gate/run-vitest.ts'
import { ensureBuilt } from './stack/ensure-built.ts'

/**
 * npm run test:matrix: every page of the address table in every market on a desktop and on a phone, or a part by name; whole, also what else a
 * gate runs a part of.
 */
export const testMatrix = defineCommand({
  help: `  --page <name>     a page of the address table, e.g. cart; may be given again   all
  --market <lang>   pl, en or es; may be given again                           all
  --screen <name>   desktop or phone                                           both
  --list            says what would run

  Each page is checked for landmarks, language, shifts, overflow (at 320 px, too), axe in light and, in Polish, in the dark, targets and
  motion. Without --page, pages that are empty, full or of a shop that is down are checked as well; without --market, too, all journeys, of
  which npm test runs a third and the core. With no option, the tests of which npm test runs a fifth come first, whole, and every broken shop
  before k6, of which it runs a handful. The exit code is 1 when a page failed; --page, --market and --screen run it again.`,
  config: {
    options: {
      page: { type: 'string', multiple: true, default: [] },
      market: { type: 'string', multiple: true, default: [] },
      screen: { type: 'string', multiple: true, default: [] },
      list: { type: 'boolean', default: false },
    },
  },
  async run({ values }, project) {
    const isWhole = [values.page, values.market, values.screen].every((names) => names.length === 0) && !values.list
    const repeated = isWhole ? (await runRepeated()) || (await runShops(project)) : 0
    const args = matrixArgs({ pages: values.page, markets: values.market, screens: values.screen })
    return (await playwright([...args, ...(values.list ? ['--list'] : [])])) || repeated
  },
})

/** How a test says that a gate runs a part of it (mock-api/test-world/gate-runs.ts). */
const SAYS_SO = /\bEVERY_RUN\b|\bgateRuns\(/

/** Tests that a gate runs a part of, whole. Returns the exit code. */
async function runRepeated(): Promise<number> {
  const env = { EVERY_RUN: '1' }
  const files = globSync('{app,edge,mock-api,seeds,e2e/worker}/**/*.test.{ts,tsx}').filter((file) =>
    SAYS_SO.test(readFileSync(file, 'utf8')),
  )
  const isOfWorker = (file: string) => file.startsWith('e2e/worker/')
  const unitCode = await vitest(
    UNIT_TESTS,
    files.filter((file) => !isOfWorker(file)),
    env,
  )
  await ensureBuilt()
  return (await vitest(WORKER_TESTS, files.filter(isOfWorker), env)) || unitCode
}

/** Every broken shop before k6, some 45 minutes; left out where there is no k6. Returns the exit code. */
async function runShops(project: Project): Promise<number> {
  try {
    return (await loadMutants.prepare([])(project)) ?? 0
  } catch (error) {
    if (!(error instanceof NoGoProgramError)) throw error
    project.log(`Broken shops were left out: ${error.message}`)
    return 0
  }
}
