import type { Db } from '#db/open.ts'
import type { ShopSearch } from '#mock-api/shop-search.ts'
import { judgeSearch, qualityByClass } from '#mock-api/search/judged/judge.ts'

/** An instant within the seeded years. */
const NOW = Date.parse('2022-03-17T12:00:00Z')
/** Queries below this in either measure are listed. */
const POOR = 0.8

/** Prints recall of the first page and nDCG@10 per class of judged queries, then the worst queries. */
export function printQuality(db: Db, search: ShopSearch): void {
  const responses = judgeSearch(db, search, NOW)
  console.log(`\n${'class'.padEnd(16)}queries  recall@32  nDCG@10`)
  for (const [name, { queries, recall, ndcg }] of qualityByClass(responses)) {
    console.log(name.padEnd(16) + String(queries).padStart(7) + recall.toFixed(3).padStart(11) + ndcg.toFixed(3).padStart(9))
  }
  const poor = responses.filter(({ recall, ndcg }) => Math.min(recall, ndcg) < POOR)
  console.log(`\nBelow ${POOR} in either:`)
  for (const { query, recall, ndcg, wanted, total } of poor.toSorted((a, b) => a.recall + a.ndcg - b.recall - b.ndcg)) {
    console.log(`${recall.toFixed(2)} ${ndcg.toFixed(2)}  ${query.query} (${query.class}): ${wanted} ought to be found, ${total} were`)
  }
}
