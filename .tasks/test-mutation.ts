import { mkdirSync } from 'node:fs'
import { defineCommand, onlyPositional, readNumber } from '../load-tests/commands/command.ts'

/** npm run test:matrix -- mutation: mutation tests of a folder, by Stryker, whose report says what survived. */
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
  async run({ values, positionals }) {
    const folder = onlyPositional(positionals, 'Give one folder, as app/domain/pricing.').replace(/\/$/, '')
    const concurrency = readNumber('concurrency', values.concurrency)
    const room = /^(app\/[^/]+|[^/]+)/.exec(folder)?.[0] ?? folder
    process.env['MUTATION_TESTS'] = (values.tests ?? [`${room}/**/*.test.{ts,tsx}`]).join(' ')
    const name = `.data/results/mutation-${folder.replaceAll(/[^\w-]+/g, '-')}`
    mkdirSync('.data/results', { recursive: true })
    const { Stryker } = await import('@stryker-mutator/core')
    await new Stryker({
      mutate: [/\*|\.tsx?$/.test(folder) ? folder : `${folder}/**/*.{ts,tsx}`, '!**/*.{test,d}.{ts,tsx}', '!**/test-world/**'],
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'docs/checks/vitest.config.ts', related: false },
      reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
      clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
      htmlReporter: { fileName: `${name}.html` },
      jsonReporter: { fileName: `${name}.json` },
      incremental: true,
      incrementalFile: `${name}-incremental.json`,
      force: values.force,
      ignoreStatic: !values.static,
      concurrency,
      // Generous: on a shared machine a starved run is no endless loop.
      timeoutMS: 20_000,
      tempDirName: '.data/mutation',
      ignorePatterns: ['/.data', '/dist/*', '!/dist/.built-from', '/.wrangler', '/e2e/screenshots', '/seeds/photos/photographs'],
      // TypeScript 7 has no API to read a tsconfig.json by, and nothing here needs one.
      tsconfigFile: 'none.json',
      checkers: [],
      allowConsoleColors: false,
      disableTypeChecks: false,
    }).runMutationTest()
    return 0
  },
})
