import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultsTable, RunRow } from '../report/results-table.ts'
import { defineCommand } from './command.ts'

/** npm run load:results: the runs of this machine as a table for a README. */
export const loadResults = defineCommand({
  help: `npm run load:results -- [folders]

  Folders of .data/load; without any, all of them.

  --help  this text`,
  config: { allowPositionals: true },
  async run({ positionals }, { dataDir, log }) {
    const dir = join(dataDir, 'load')
    const all = existsSync(dir) ? readdirSync(dir).map((name) => join(dir, name)) : []
    const runs = (positionals.length > 0 ? positionals : all).flatMap((folder) => {
      const file = join(folder, 'summary.json')
      if (!existsSync(file)) return []
      // Summaries of older versions, without one of the figures, are left out.
      const run = RunRow.safeParse(JSON.parse(readFileSync(file, 'utf8')))
      return run.success ? [run.data] : []
    })
    log(runs.length === 0 ? `There is no run in ${dir} yet: npm run load -- --help` : resultsTable(runs))
    return 0
  },
})
