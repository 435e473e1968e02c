// Evaluates search results against the judged queries.
import type { Db } from '#db/open.ts'
import type { ShopSearch } from '../../shop-search.ts'
import { type JudgedProduct, productsOnGrid } from './judged-products.ts'
import { type JudgedQuery, JUDGED_QUERIES, type JudgedRule } from './judged-queries.ts'

/** Size of one listing page. */
const PAGE = 32
/** Results visible without scrolling. */
const TOP = 10
/** Minimum grade of a product that should be found. */
const WANTED_GRADE = 2
const GRADES = [3, 2, 1] as const

/** Fractions from 0 to 1. */
export interface Quality {
  /** Recall of the first page: the share of relevant products that it shows. */
  recall: number
  /** nDCG of the first ten: how close their order is to the ideal one. */
  ndcg: number
}

export interface JudgedResult extends Quality {
  query: JudgedQuery
  /** Products with a grade of 2 or 3. */
  wanted: number
  total: number
  ids: number[]
}

/** Runs all judged queries; skips those without a relevant product in this catalog. @param now instant of the searches, in ms */
export function judgeSearch(db: Db, search: ShopSearch, now: number): JudgedResult[] {
  const products = productsOnGrid(db, now)
  return JUDGED_QUERIES.flatMap((query) => {
    const grades = gradesOf(query, products)
    const wanted = [...grades.values()].filter((grade) => grade >= WANTED_GRADE).length
    if (wanted === 0) return []
    const body = { textSearch: query.query, visibleOnGrid: 2 as const }
    const { ids, total } = search.search({ body, page: 1, perPage: PAGE, now, language: query.language })
    const found = ids.filter((id) => (grades.get(id) ?? 0) >= WANTED_GRADE).length
    const best = [...grades.values()].toSorted((a, b) => b - a)
    const gain = (list: readonly number[]) => discounted(list.slice(0, TOP))
    const ndcg = gain(ids.map((id) => grades.get(id) ?? 0)) / gain(best)
    return [{ query, wanted, total, ids, recall: found / Math.min(PAGE, wanted), ndcg }]
  })
}

/** Mean quality of all results and of each class, classes in the order of the queries. */
export function qualityByClass(results: readonly JudgedResult[]): Map<string, Quality & { queries: number }> {
  const classes = Map.groupBy(results, ({ query }) => query.class)
  return new Map([...classes, ['all', results] as const].map(([name, those]) => [name, meanOf(those)]))
}

function meanOf(results: readonly Quality[]) {
  const mean = (of: (result: Quality) => number) => results.reduce((sum, result) => sum + of(result), 0) / Math.max(1, results.length)
  return { queries: results.length, recall: mean(({ recall }) => recall), ndcg: mean(({ ndcg }) => ndcg) }
}

/** DCG: the sum of (2^grade - 1), each divided by the logarithm of its rank. */
export function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

function gradesOf({ relevant }: JudgedQuery, products: readonly JudgedProduct[]): Map<number, number> {
  const grades = new Map<number, number>()
  for (const grade of GRADES) {
    for (const rule of relevant[grade] ?? []) {
      const isMet = testOf(rule)
      for (const product of products) if (!grades.has(product.id) && isMet(product)) grades.set(product.id, grade)
    }
  }
  return grades
}

function testOf(rule: JudgedRule): (product: JudgedProduct) => boolean {
  const title = rule.title === undefined ? null : new RegExp(rule.title, 'i')
  const description = rule.description === undefined ? null : new RegExp(rule.description, 'i')
  const isAny = (wanted: readonly number[] | undefined, own: readonly number[]) => !wanted || wanted.some((id) => own.includes(id))
  return (product) =>
    isAny(rule.category, product.category) &&
    isAny(rule.material, product.material) &&
    isAny(rule.color, product.color) &&
    isAny(rule.style, product.style) &&
    isAny(rule.era, product.era === null ? [] : [product.era]) &&
    (rule.designer === undefined || rule.designer === product.designer) &&
    (rule.manufacturer === undefined || rule.manufacturer === product.manufacturer) &&
    (title === null || title.test(product.name)) &&
    (description === null || description.test(product.description))
}
