import { availableParallelism, cpus } from 'node:os'
import { ensureShopDatabase, parseSize } from '#seeds/seed.ts'
import { comparedBuild } from '../compare/compared-build.ts'
import { runSearchAgainst } from '../mock/search/against/run-search-against.ts'
import { benchSearch as runSearchBench } from '../mock/search/bench-search.ts'
import { defineCommand, readNumber } from './command.ts'

/** npm run bench:search: how fast searches are, and how well they are answered. Times never fail it. */
export const benchSearch = defineCommand({
  help: `  --products <n>  how many, as 20k or 100k         100000
  --seed <n>      seed of the catalog              42
  --db <path>     an existing database instead
  --graded        how well queries are answered instead of how fast: nDCG@10, precision@10, empty pages
                  and silent substitutes of the graded queries, class by class
  --held-out      the same of queries that were written after the ranking
  --unseen        the same of questions, negations, shades, conditions, gifts, styles, models, rooms and prices
  --fts5          with one of these three sets: beside SQLite's FTS5 over the same products

  --against <commit>  instead: that commit and the working tree in turns; start and memory, searches in process.
                      The commit is checked out into .data/compare; each seeds its own database there, so no --db.
  --rounds <n>        how often both start, and do every class     3`,
  config: {
    options: {
      products: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '42' },
      db: { type: 'string' },
      graded: { type: 'boolean', default: false },
      'held-out': { type: 'boolean', default: false },
      unseen: { type: 'boolean', default: false },
      fts5: { type: 'boolean', default: false },
      against: { type: 'string' },
      rounds: { type: 'string', default: '3' },
    },
  },
  async run({ values }, { dataDir, log }) {
    const [seed, rounds] = [readNumber('seed', values.seed), readNumber('rounds', values.rounds)]
    if (values.against !== undefined && values.db !== undefined)
      throw new Error('--db has no meaning with --against: each build seeds its own.')
    // A commit that is unknown ends the benchmark before anything is seeded.
    const old = values.against === undefined ? null : await comparedBuild(values.against, { dataDir, hasEdge: false, log })
    const size = parseSize(values.products)
    if (old) {
      log(`old ${old.commit.slice(0, 12)}, new: the working tree; ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores`)
      await runSearchAgainst({ roots: { old: old.dir, new: process.cwd() }, catalog: { size, seed }, rounds, log })
      return 0
    }
    const db = values.db ?? (await ensureShopDatabase({ size, seed, dir: dataDir, onProgress: log })).path
    const graded = values.graded ? 'graded' : values['held-out'] ? 'held-out' : values.unseen ? 'unseen' : null
    await runSearchBench({ db, graded, hasFts5: values.fts5 })
    return 0
  },
})
