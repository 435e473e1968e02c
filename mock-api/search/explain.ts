import type { Explanation, ExplainRequest } from '../shop-search.ts'
import type { ConceptHits } from './concept-hits.ts'
import { pageOf } from './number-column.ts'
import type { Concept } from './read-query.ts'
import {
  FACT_WEIGHTS,
  FIELDS,
  KIND_WEIGHTS,
  MATCH_TYPES,
  MODEL_WEIGHT,
  NAMED_MATERIAL_WEIGHT,
  RESPELLED_MODEL_WEIGHT,
  WEIGHTS,
} from './relevance-weights.ts'
import { byRelevance, matchText } from './text-query.ts'
import type { ShopView } from './world-views.ts'

/** What a weight is for, by concept: facts have weights of their own. Several reasons may weigh the same. */
const WORD_REASONS = reasons([
  ...Object.entries(KIND_WEIGHTS),
  ['model in the name', MODEL_WEIGHT],
  ['model in the name, spelled otherwise', RESPELLED_MODEL_WEIGHT],
  ['material that the name says', NAMED_MATERIAL_WEIGHT],
  ...FIELDS.flatMap((field) => MATCH_TYPES.map((type): [string, number] => [`${field}, ${type}`, WEIGHTS[field][type]])),
])
const FACT_REASONS = reasons(Object.entries(FACT_WEIGHTS))

/** Why a text finds what it finds, in this order: its concepts, and the first products with the weight of each concept. */
export function explainSearch(shop: ShopView, request: ExplainRequest): Explanation {
  const { text, language, limit } = request
  const base = shop.sale.all
  const matched = matchText(shop, { text, language, base })
  if (!matched) return { text, language, total: 0, concepts: [], items: [] }
  const { rows, found, dropped } = matched
  const total = rows.count()
  const order = byRelevance(rows, found, { scratch: shop.scratch, ties: shop.columns.byDefault })
  const page = pageOf(shop.scratch.rowsOf(rows), { skip: 0, take: limit }, order)
  return {
    text,
    language,
    total,
    concepts: found.map(({ concept, hits }) => ({
      ...toldOf(concept),
      telling: hits.telling,
      isDropped: dropped.includes(concept),
      hits: hits.any.countCommon(base),
      weights: hits.levels.map(({ weight, rows: placed }) => ({
        weight,
        reason: reasonOf(concept, weight),
        hits: placed.countCommon(base),
      })),
    })),
    items: page.map((row) => {
      const id = shop.columns.ids[row] ?? 0
      const matches = found.flatMap(({ concept, hits }) => matchOf(concept, hits, row))
      return { id, name: shop.nameOf(id) ?? '', score: matches.reduce((sum, { weight }) => sum + weight, 0), matches }
    }),
  }
}

function toldOf({ typed, own, corrected, synonyms, spellings, kinds, subkinds, fact, isOptional, isPlain }: Concept) {
  const phrases = (all: readonly (readonly string[])[]) => all.map((phrase) => phrase.join(' '))
  return {
    typed,
    words: [...own],
    corrected: corrected !== null,
    synonyms: phrases(synonyms),
    spellings: phrases(spellings),
    kinds: [...kinds],
    subkinds: [...subkinds],
    fact: fact === null ? null : JSON.stringify(fact),
    isOptional,
    isLiteral: isPlain,
  }
}

function matchOf(concept: Concept, { levels }: ConceptHits, row: number): Explanation['items'][number]['matches'] {
  const level = levels.find(({ rows }) => rows.has(row))
  return level ? [{ typed: concept.typed, weight: level.weight, reason: reasonOf(concept, level.weight) }] : []
}

function reasonOf({ fact }: Concept, weight: number): string {
  return (fact === null ? WORD_REASONS : FACT_REASONS).get(weight)?.join(' or ') ?? 'words'
}

function reasons(weights: readonly (readonly [string, number])[]): Map<number, string[]> {
  return new Map([...Map.groupBy(weights, ([, weight]) => weight)].map(([weight, those]) => [weight, those.map(([name]) => name)]))
}
