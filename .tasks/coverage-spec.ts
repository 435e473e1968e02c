// npm run coverage:spec: which statements of docs/requirements.md no test names.
import { globSync, readFileSync } from 'node:fs'
import { namedRequirements } from '../docs/checks/named-requirements.ts'
import { numberedStatements } from '../docs/checks/numbered-statements.ts'
import { readOptions } from './read-options.ts'

const TESTS = ['{app,edge,mock-api,db,seeds,e2e,load-tests}/**/*.{test,spec}.{ts,tsx}']

const HELP = `npm run coverage:spec -- [options]

  --list    names the tests of each statement, too
  --strict  the exit code is 1 when a statement is named by no test
  --help    this text`

const { values } = readOptions(HELP, {
  options: { list: { type: 'boolean', default: false }, strict: { type: 'boolean', default: false } },
})

const filesOf = new Map<string, string[]>()
for (const file of globSync(TESTS).sort()) {
  for (const id of namedRequirements(readFileSync(file, 'utf8'))) filesOf.set(id, [...(filesOf.get(id) ?? []), file])
}

let shown = 0
let total = 0
for (const { area, about, ids } of numberedStatements(readFileSync('docs/requirements.md', 'utf8'))) {
  const missing = ids.filter((id) => !filesOf.has(id))
  shown += ids.length - missing.length
  total += ids.length
  console.log(`${area.padEnd(5)}${`${ids.length - missing.length}/${ids.length}`.padStart(6)}  ${about}`)
  if (missing.length > 0) console.log(`            no test names ${missing.join(' ')}`)
  if (values.list) for (const id of ids) console.log(`            ${id}  ${filesOf.get(id)?.join(' ') ?? '–'}`)
}
console.log(`\n${shown} of ${total} statements are named by a test`)
process.exit(values.strict && shown < total ? 1 : 0)
