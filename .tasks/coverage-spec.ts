// npm run coverage:spec: lists the requirements of docs/requirements.md without a test.
import { coverageLines, specCoverage } from '../docs/checks/spec-coverage.ts'
import { readOptions } from './read-options.ts'

const HELP = `npm run coverage:spec -- [options]

  --list    names the tests of each statement, too
  --strict  the exit code is 1 when no test shows a statement
  --help    this text`

const { values } = readOptions(HELP, {
  options: { list: { type: 'boolean', default: false }, strict: { type: 'boolean', default: false } },
})

const areas = specCoverage()
console.log(coverageLines(areas, values.list).join('\n'))
process.exit(values.strict && areas.some(({ statements }) => statements.some(({ tests }) => tests.length === 0)) ? 1 : 0)
