// Mutation testing: changes the code of a folder in one place at a time, and runs the tests that reach the place. A change that no test notices
// survives: the test is missing, or the code makes no difference.
import { mkdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

interface MutationOptions {
  /** A folder of the repository, such as `app/domain`, a file of it, or a glob. */
  folder: string
  /** Globs of the tests that may notice. */
  tests: readonly string[]
  /** Test processes at a time. */
  concurrency: number
  /** Tries static mutants as well: values that are made as a module loads, such as rows of a table. Each needs all tests. */
  isStaticTried: boolean
  /** Tries mutants again whose code and tests are as they were. */
  isForced: boolean
}

/** A mutant that no test noticed: `file:line`, and what stands there instead. */
interface Survivor {
  at: string
  mutation: string
}

/** What a run found. Of the mutants some are noticed by a failing test or a timeout; the score is their part in percent. */
interface MutationResult {
  score: number
  mutants: number
  survivors: readonly Survivor[]
}

/** Runs the mutants of a folder. Reports are written to `.data/results/mutation-<folder>.{html,json}`. */
export async function testMutations({ folder, tests, concurrency, isStaticTried, isForced }: MutationOptions): Promise<MutationResult> {
  const name = `.data/results/mutation-${folder.replaceAll(/[^\w-]+/g, '-')}`
  mkdirSync('.data/results', { recursive: true })
  process.env['MUTATION_TESTS'] = tests.join(' ')
  const mutate = [/\.tsx?$/.test(folder) ? folder : `${folder}/**/*.{ts,tsx}`, '!**/*.{test,d}.{ts,tsx}']
  const results = await new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'docs/checks/vitest.config.ts', related: false },
    reporters: ['progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `${name}.html` },
    jsonReporter: { fileName: `${name}.json` },
    incremental: true,
    incrementalFile: `${name}-incremental.json`,
    force: isForced,
    ignoreStatic: !isStaticTried,
    concurrency,
    // Generous: on a shared machine a starved run is no endless loop.
    timeoutMS: 20_000,
    tempDirName: '.data/mutation',
    ignorePatterns: ['/.data', '/dist', '/.wrangler', '/e2e/screenshots', '/seeds/photos/photographs'],
    // TypeScript 7 has no API to read a tsconfig.json by, and nothing here needs one.
    tsconfigFile: 'none.json',
    checkers: [],
    allowConsoleColors: false,
    disableTypeChecks: false,
  }).runMutationTest()

  const valid = results.filter(({ status }) => status !== 'CompileError' && status !== 'RuntimeError' && status !== 'Ignored')
  const survivors = valid.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  return {
    score: valid.length === 0 ? 100 : (100 * (valid.length - survivors.length)) / valid.length,
    mutants: valid.length,
    survivors: survivors.map(({ fileName, location: { start, end }, replacement = '', mutatorName }) => ({
      at: `${relative('.', fileName)}:${start.line}`,
      mutation: `${mutatorName}: ${shortened(textBetween(fileName, start, end))} → ${shortened(replacement)}`,
    })),
  }
}

/** Of a report: lines and columns begin with 1. */
interface Position {
  line: number
  column: number
}

function textBetween(file: string, start: Position, end: Position): string {
  const lines = readFileSync(file, 'utf8').split('\n')
  const offsetOf = ({ line, column }: Position) => lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1
  return lines.join('\n').slice(offsetOf(start), offsetOf(end))
}

function shortened(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
