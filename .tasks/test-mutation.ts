// npm run test:mutation: whether tests notice when the code of a folder does something else.
import { testMutations } from '../docs/checks/mutation-testing.ts'
import { readOptions } from './read-options.ts'

const HELP = `npm run test:mutation -- <folder> [options]

  <folder>               what is changed, a folder or a file, e.g. app/domain/pricing
  --tests <glob>         tests that may notice; may be given again (default: those of the folder's room, as app/domain, edge, mock-api)
  --concurrency <count>  test processes at a time (default 1)
  --static               tries values that are made as a module loads as well, such as rows of tables: slow
  --force                tries mutants again that were tried before and are as they were
  --help                 this text

  Prints the score and what survived; the whole report is .data/results/mutation-<folder>.html.`

const { values, positionals } = readOptions(HELP, {
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '1' },
    static: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
})

const [folder] = positionals
if (folder === undefined) {
  console.error('Name a folder, e.g. app/domain/pricing. --help names the options.')
  process.exit(2)
}
const room = /^(app\/[^/]+|[^/]+)/.exec(folder)?.[0] ?? folder
const tests = values.tests ?? [`${room}/**/*.test.{ts,tsx}`]
const result = await testMutations({
  folder: folder.replace(/\/$/, ''),
  tests,
  concurrency: Number(values.concurrency),
  isStaticTried: values.static,
  isForced: values.force,
})
for (const { at, mutation } of result.survivors) console.log(`${at}  ${mutation}`)
console.log(`\n${result.score.toFixed(1)} %: of ${result.mutants} mutants ${result.survivors.length} survived`)
