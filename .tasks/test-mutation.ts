import { testMutations as mutate } from '../docs/checks/mutation-testing.ts'
import { defineCommand, onlyPositional, readNumber } from '../load-tests/commands/command.ts'

/** npm run test:matrix -- mutation: mutation tests of a folder. */
export const testMutation = defineCommand({
  help: `  <folder>               what is changed: a folder, a file or a quoted glob, e.g. app/domain/pricing, 'app/domain/*.ts'
  --tests <glob>         tests that may notice; may be given again (default: those of the folder's room, as app/domain, edge, mock-api)
  --concurrency <count>  test processes at a time (default 1)
  --static               tries values that are made as a module loads as well, such as rows of tables: slow
  --force                tries mutants again that were tried before and are as they were

  Prints the score and what survived; the whole report is .data/results/mutation-<folder>.html.`,
  config: {
    allowPositionals: true,
    options: {
      tests: { type: 'string', multiple: true },
      concurrency: { type: 'string', default: '1' },
      static: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  },
  async run({ values, positionals }, { log }) {
    const folder = onlyPositional(positionals, 'Give one folder, as app/domain/pricing.').replace(/\/$/, '')
    const room = /^(app\/[^/]+|[^/]+)/.exec(folder)?.[0] ?? folder
    const result = await mutate({
      folder,
      tests: values.tests ?? [`${room}/**/*.test.{ts,tsx}`],
      concurrency: readNumber('concurrency', values.concurrency),
      isStaticTried: values.static,
      isForced: values.force,
    })
    for (const { at, mutation } of result.survivors) log(`${at}  ${mutation}`)
    log(`\n${result.score.toFixed(1)} %: of ${result.mutants} mutants ${result.survivors.length} survived`)
    return 0
  },
})
