import { existsSync } from 'node:fs'
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import { benchSearch as runSearchBench } from '../mock/search/bench-search.ts'
import { defineCommand, readNumber } from './command.ts'

/** npm run bench:search: how fast searches are, and how well they are answered. Times never fail it. */
export const benchSearch = defineCommand({
  help: `  --products <n>  how many, as 20k or 100k         100000
  --seed <n>      seed of the catalog              42
  --db <path>     an existing database instead
  --tuning        how well queries are answered instead of how fast: nDCG@10, precision@10, empty pages
                  and silent substitutes of the queries that the ranking was tuned on, by class
  --test          the same of queries that were written after the ranking
  --unseen        the same of questions, negations, shades, conditions, gifts, styles, models, rooms and prices`,
  config: {
    options: {
      products: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '42' },
      db: { type: 'string' },
      tuning: { type: 'boolean', default: false },
      test: { type: 'boolean', default: false },
      unseen: { type: 'boolean', default: false },
    },
  },
  async run({ values }, { dataDir, log }) {
    const [size, seed] = [parseSize(values.products), readNumber('seed', values.seed)]
    // SQLite would make a new, empty one.
    if (values.db !== undefined && !existsSync(values.db)) throw new Error(`There is no database ${values.db}.`)
    const db = values.db ?? (await ensureShopDatabase({ size, seed, dir: dataDir, onProgress: log })).path
    const set = values.tuning ? 'tuning' : values.test ? 'test' : values.unseen ? 'unseen' : null
    await runSearchBench({ db, set })
    return 0
  },
})
