import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { historyPage } from '../report/history-page.ts'
import { resultsTable, RunRow } from '../report/results-table.ts'
import { type HistoryEntry, historyEntry, KeptRun, mergedHistory, readHistory, writeHistory } from '../report/run-history.ts'
import { defineCommand } from './command.ts'

/** The history of the repository. */
const HISTORY = 'load-tests/history.jsonl'

/** npm run load:results: the runs of this machine as a table for a README, and their history over commits. */
export const loadResults = defineCommand({
  help: `npm run load:results -- [folders] [options]

  Folders of .data/load; without any, all of them. Prints the latest run of each kind as a table, and writes
  .data/load/history.html: these runs and those of ${HISTORY}, over commits.

  --keep  adds these runs to ${HISTORY}, to be committed: name the folders of runs whose conditions you know
  --help  this text`,
  config: { allowPositionals: true, options: { keep: { type: 'boolean', default: false } } },
  async run({ values, positionals }, { dataDir, log }) {
    const dir = join(dataDir, 'load')
    const all = existsSync(dir) ? readdirSync(dir).map((name) => join(dir, name)) : []
    const summaries = (positionals.length > 0 ? positionals : all).flatMap((folder) => {
      const file = join(folder, 'summary.json')
      return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as unknown] : []
    })
    // Summaries of older versions, without one of the figures, are left out.
    const runs = summaries.flatMap((summary) => RunRow.safeParse(summary).data ?? [])
    log(runs.length === 0 ? `There is no run in ${dir} yet: npm run load -- --help` : resultsTable(runs))
    const found = summaries.flatMap((summary) => {
      const run = KeptRun.safeParse(summary)
      return run.success ? [historyEntry(run.data)] : []
    })
    const entries = mergedHistory(kept(), found)
    if (values.keep) writeFileSync(HISTORY, writeHistory(entries))
    const page = join(dir, 'history.html')
    mkdirSync(dir, { recursive: true })
    writeFileSync(page, historyPage(entries))
    log(`\nHistory  ${page} (${entries.length} runs${values.keep ? `, kept in ${HISTORY}` : ''})`)
    return 0
  },
})

function kept(): HistoryEntry[] {
  return existsSync(HISTORY) ? readHistory(readFileSync(HISTORY, 'utf8')) : []
}
