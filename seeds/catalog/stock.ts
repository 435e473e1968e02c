import { CLASSIFICATION, type ClassificationId } from '../classifications.ts'
import type { Rng } from '../random.ts'
import { CONDITION, type ConditionId } from './conditions.ts'

/** Share of products that are sold out. */
const SOLD_OUT_SHARE = 0.04
/** Share of vintage products of a series with several pieces. */
const SEVERAL_SHARE = 0.07
/** Share of new products with a single last piece. */
const LAST_SHARE = 0.12
const MOST_IN_STOCK = 40
/** Most pieces of a vintage series that one vendor has found. */
const MOST_FOUND = 3

/** Paintings, sculptures, drawings: each is made once. Prints, photographs and posters come in editions. */
const MADE_ONCE: ReadonlySet<number> = new Set([3044, 3046, 3048])

/** Whether things of a category are made once. */
export function isMadeOnce(categoryId: number): boolean {
  return MADE_ONCE.has(categoryId)
}

/** What decides how many pieces there can be. */
interface StockedThing {
  categoryId: number
  classification: ClassificationId
  condition: ConditionId
}

/** How many pieces of a thing there can be at most: a work of art, an antique and a used thing of today are single. */
export function mostInStock({ categoryId, classification, condition }: StockedThing): number {
  if (isMadeOnce(categoryId) || classification === CLASSIFICATION.antique) return 1
  if (classification === CLASSIFICATION.vintage) return MOST_FOUND
  return condition === CONDITION.new ? MOST_IN_STOCK : 1
}

/** Pieces in stock, by kind. */
export function stockOf(thing: StockedThing, rng: Rng): number {
  const most = mostInStock(thing)
  if (rng.chance(SOLD_OUT_SHARE)) return 0
  const isSingle = rng.chance(most === MOST_IN_STOCK ? LAST_SHARE : 1 - SEVERAL_SHARE)
  return isSingle || most === 1 ? 1 : 2 + Math.floor((most - 1) * rng.next() ** 2)
}

/** A bestseller has sold so many pieces, and nothing else has. */
export const MANY_SOLD = 60
const MOST_SOLD = 240

/** Pieces sold so far. */
export function soldOf({ most, stock, isBestseller }: { most: number; stock: number; isBestseller: boolean }, rng: Rng): number {
  if (isBestseller) return MANY_SOLD + Math.floor((MOST_SOLD - MANY_SOLD) * rng.next() ** 2)
  if (most === 1) return stock === 0 ? 1 : 0
  return Math.floor((most === MOST_IN_STOCK ? MANY_SOLD : most) * rng.next() ** 3)
}
