// Evaluates search results against relevance judgements.
import type { WireUnderstood } from '#app/shop-api/contract/search.ts'
import type { Db } from '#db/open.ts'
import type { ShopSearch } from '../../shop-search.ts'
import { type RelevanceQuery, relevanceOf } from './relevance-judgements.ts'
import { productsOnGrid } from './product-facts.ts'

/** Results visible without scrolling. */
const TOP = 10
/** Minimum grade of a product that should be found. */
const WANTED_GRADE = 2

/** The first results of a query, and how many there are. */
export type Answer = (query: RelevanceQuery, perPage: number) => { ids: readonly number[]; total: number; understood?: WireUnderstood }

export interface QueryResult {
  query: RelevanceQuery
  /** Products with a grade of 2 or 3; without any the catalog cannot answer. */
  wanted: number
  total: number
  /** nDCG of the first ten, from 0 to 1. */
  ndcg: number
  /** Share of the first ten with a grade of 2 or 3, of as many as there are. */
  precision: number
  /** Most of the first ten are wrong, and the page does not say that it shows something else. */
  isSilent: boolean
}

/** Answers of the index. @param now instant of the searches, in ms */
export function answersOf(search: ShopSearch, now: number): Answer {
  return ({ query, language }, perPage) => search.search({ body: { textSearch: query, visibleOnGrid: 2 }, page: 1, perPage, now, language })
}

interface EvaluationRequest {
  queries: readonly RelevanceQuery[]
  answer: Answer
  /** Instant of the searches, in ms. */
  now: number
}

/** Runs queries, those that the catalog cannot answer as well. */
export function evaluateSearch(db: Db, { queries, answer, now }: EvaluationRequest): QueryResult[] {
  const products = productsOnGrid(db, now)
  return queries.map((query) => {
    // Most products are wrong: only those with a grade are kept and sorted.
    const relevance = products.map((product): [number, number] => [product.id, relevanceOf(query.rule, product)])
    const grades = new Map(relevance.filter(([, grade]) => grade > 0))
    const best = [...grades.values()].toSorted((a, b) => b - a)
    const wanted = best.filter((grade) => grade >= WANTED_GRADE).length
    const { ids, total, understood } = answer(query, TOP)
    const found = ids.slice(0, TOP).map((id) => grades.get(id) ?? 0)
    const right = found.filter((grade) => grade >= WANTED_GRADE).length
    const { without = [], instead = [], excluded = [] } = understood ?? {}
    const isTold = without.length + instead.length > 0 || excluded.some(({ known }) => known !== 'all')
    return {
      query,
      wanted,
      total,
      isSilent: !isTold && right < Math.min(total, Math.max(1, wanted), TOP) / 2,
      ndcg: wanted === 0 ? 0 : discounted(found) / discounted(best.slice(0, TOP)),
      precision: wanted === 0 ? 0 : right / Math.min(TOP, wanted),
    }
  })
}

/** DCG: the sum of (2^grade - 1), each divided by the logarithm of its rank. */
function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

/** Quality of a class of queries. */
export interface ClassQuality {
  queries: number
  /** Queries that the catalog can answer; the means are over these. */
  answerable: number
  ndcg: number
  precision: number
  /** Share of the answerable queries without a result. */
  empty: number
  /** Share of all queries that show something else in silence. */
  silent: number
}

/** Quality by class, then of all queries. */
export function qualityByClass(results: readonly QueryResult[]): Map<string, ClassQuality> {
  const classes = Map.groupBy(results, ({ query }) => query.class)
  return new Map([...classes, ['all', results] as const].map(([name, those]) => [name, qualityOf(those)]))
}

function qualityOf(results: readonly QueryResult[]): ClassQuality {
  const answerable = results.filter(({ wanted }) => wanted > 0)
  const mean = (of: (result: QueryResult) => number) =>
    answerable.reduce((sum, result) => sum + of(result), 0) / Math.max(1, answerable.length)
  return {
    queries: results.length,
    answerable: answerable.length,
    ndcg: mean(({ ndcg }) => ndcg),
    precision: mean(({ precision }) => precision),
    empty: mean(({ total }) => Number(total === 0)),
    silent: results.filter(({ isSilent }) => isSilent).length / Math.max(1, results.length),
  }
}
