import type { Db } from '#db/open.ts'
import type { ShopSearch } from '#mock-api/shop-search.ts'
import { TUNING_QUERIES, TEST_QUERIES, UNSEEN_QUERIES } from '#mock-api/search/relevance/relevance-judgements.ts'
import { answersOf, qualityByClass, evaluateSearch } from '#mock-api/search/relevance/evaluate-search.ts'

/** An instant within the seeded years. */
const NOW = Date.parse('2022-03-17T12:00:00Z')
/** Queries below this in either measure are listed. */
const POOR = 0.8

/** The sets of queries, by the option that names them. */
const SETS = { tuning: TUNING_QUERIES, test: TEST_QUERIES, unseen: UNSEEN_QUERIES } as const

/** Prints nDCG@10, precision@10, the share of empty pages and of silent substitutes per class of queries, then the worst queries. */
export function printQuality(db: Db, search: ShopSearch, set: keyof typeof SETS): void {
  const results = evaluateSearch(db, { queries: SETS[set], answer: answersOf(search, NOW), now: NOW })
  console.log(`\n${'class'.padEnd(12)}queries  answerable  nDCG@10   P@10  empty  silent`)
  for (const [name, { queries, answerable, ndcg, precision, empty, silent }] of qualityByClass(results)) {
    const figures = [ndcg, precision, empty, silent].map((each) => each.toFixed(3).padStart(8)).join('')
    console.log(name.padEnd(12) + String(queries).padStart(7) + String(answerable).padStart(12) + figures)
  }
  const poor = results.filter(({ wanted, ndcg }) => wanted > 0 && ndcg < POOR)
  console.log(`\nnDCG below ${POOR}:`)
  for (const { query, ndcg, precision, wanted, total } of poor.toSorted((a, b) => a.ndcg - b.ndcg)) {
    console.log(`${ndcg.toFixed(2)} ${precision.toFixed(2)}  ${query.query} (${query.class}): ${wanted} ought to be found, ${total} were`)
  }
  const unanswerable = results.filter(({ wanted, query }) => wanted === 0 && query.class !== 'nothing')
  console.log(`\nNot in this catalog: ${unanswerable.map(({ query }) => query.query).join(', ')}`)
}
