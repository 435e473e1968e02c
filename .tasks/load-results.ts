// npm run load:results: what the runs of this machine came to, as a table for a README.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultsTable, ToldRun } from '../load-tests/report/results-table.ts'
import { readOptions } from './read-options.ts'
import { DATA_DIR } from './settings.ts'

const HELP = `npm run load:results -- [folders]

  Folders of .data/load; without any it takes all of them.

  --help  this text`

const { positionals } = readOptions(HELP, { allowPositionals: true })
const dir = join(DATA_DIR, 'load')
const folders = positionals.length > 0 ? positionals : existsSync(dir) ? readdirSync(dir).map((name) => join(dir, name)) : []
const runs = folders.flatMap((folder) => {
  const file = join(folder, 'summary.json')
  if (!existsSync(file)) return []
  // Of runs that were made before a figure was there, nothing is told.
  const run = ToldRun.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return run.success ? [run.data] : []
})
console.log(runs.length === 0 ? `There is no run in ${dir} yet: npm run load -- --help` : resultsTable(runs))
