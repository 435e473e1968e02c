import { CLASSIFICATION, type ClassificationId } from '../classifications.ts'
import type { Dice } from '../random.ts'

/** Share of products that are sold out. */
const SOLD_OUT_SHARE = 0.04
/** Share of old products with several pieces. */
const SEVERAL_SHARE = 0.07
/** Share of new products with a single last piece. */
const LAST_SHARE = 0.12
const MOST_IN_STOCK = 40

/** Pieces in stock: old products are single, new ones come in series. */
export function stockOf(classification: ClassificationId, dice: Dice): number {
  if (dice.chance(SOLD_OUT_SHARE)) return 0
  if (classification === CLASSIFICATION.contemporary)
    return dice.chance(LAST_SHARE) ? 1 : 2 + Math.floor((MOST_IN_STOCK - 1) * dice.next() ** 2)
  return dice.chance(SEVERAL_SHARE) ? dice.int(2, 6) : 1
}
