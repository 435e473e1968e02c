// Conditions of products. Ids are those of seeds/reference/conditions.json.
import { CLASSIFICATION, type ClassificationId } from '../classifications.ts'
import type { Care } from './make-ups.ts'
import { type Rng, wheel } from '../random.ts'

export const CONDITION = { new: 1, newOldStock: 2, restored: 3, perfect: 4, veryGood: 5, good: 6, worn: 7 } as const
export type ConditionId = (typeof CONDITION)[keyof typeof CONDITION]

interface ConditionShare {
  id: ConditionId
  share: number
}

const SHARES: Record<ClassificationId, readonly ConditionShare[]> = {
  [CLASSIFICATION.contemporary]: [
    { id: CONDITION.new, share: 90 },
    { id: CONDITION.perfect, share: 7 },
    { id: CONDITION.veryGood, share: 3 },
  ],
  [CLASSIFICATION.vintage]: [
    { id: CONDITION.newOldStock, share: 4 },
    { id: CONDITION.restored, share: 24 },
    { id: CONDITION.perfect, share: 9 },
    { id: CONDITION.veryGood, share: 34 },
    { id: CONDITION.good, share: 24 },
    { id: CONDITION.worn, share: 5 },
  ],
  [CLASSIFICATION.antique]: [
    { id: CONDITION.restored, share: 26 },
    { id: CONDITION.perfect, share: 5 },
    { id: CONDITION.veryGood, share: 27 },
    { id: CONDITION.good, share: 34 },
    { id: CONDITION.worn, share: 8 },
  ],
}

/** Cups and prints are never "restored". */
const RESTORABLE: ReadonlySet<Care> = new Set(['wood', 'lacquer', 'fabric', 'leather', 'metal', 'wicker'])

const PRICE_FACTORS: Record<ConditionId, number> = { 1: 1.1, 2: 1.2, 3: 1.3, 4: 1.15, 5: 1, 6: 0.85, 7: 0.55 }

const spin: Record<ClassificationId, (rng: Rng) => ConditionShare> = {
  1: wheel(SHARES[1], ({ share }) => share),
  2: wheel(SHARES[2], ({ share }) => share),
  3: wheel(SHARES[3], ({ share }) => share),
}

/** A condition that is possible for this classification and material. */
export function chooseCondition(classification: ClassificationId, care: Care, rng: Rng): ConditionId {
  const { id } = spin[classification](rng)
  return id === CONDITION.restored && !RESTORABLE.has(care) ? CONDITION.veryGood : id
}

/** Price factor relative to very good condition. */
export function conditionPriceFactor(id: ConditionId): number {
  return PRICE_FACTORS[id]
}
