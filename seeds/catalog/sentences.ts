// Sentences of descriptions: about care, condition and where a product fits. Without a subject, so they fit singular and plural.
import { parentCategoryOf } from '../parent-category.ts'
import { readTable } from '../read-table.ts'
import type { ConditionId } from './conditions.ts'
import type { Care } from './make-ups.ts'

type Sentences = readonly [string, ...string[]]

/** sentences.json. */
interface SentenceTable {
  care: Readonly<Record<Care, Sentences>>
  /** Where use matters more than material: lamps are never washed. By top-level or second-level categories. */
  careByUse: readonly { categories: readonly number[]; sentences: Sentences }[]
  condition: Readonly<Record<ConditionId, Sentences>>
  /** By id of the top-level category. */
  room: Readonly<Record<number, Sentences>>
}

const TABLE = readTable<SentenceTable>('catalog/sentences')
const CARE_BY_USE = new Map(TABLE.careByUse.flatMap(({ categories, sentences }) => categories.map((id) => [id, sentences])))
const FALLBACK_ROOM: Sentences = ['Do domu i na prezent.']

/** Care instructions for a category and material. */
export function careSentences(categoryId: number, care: Care): Sentences {
  return CARE_BY_USE.get(categoryId) ?? CARE_BY_USE.get(parentCategoryOf(categoryId)) ?? TABLE.care[care]
}

/** Sentences about a condition. */
export function conditionSentences(condition: ConditionId): Sentences {
  return TABLE.condition[condition]
}

/** Where a product of a category fits. */
export function roomSentences(categoryId: number): Sentences {
  return TABLE.room[parentCategoryOf(categoryId)] ?? FALLBACK_ROOM
}
