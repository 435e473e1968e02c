/** Ids of the reference list of classifications (spec §3). */
export const CLASSIFICATION = { vintage: 1, antique: 2, contemporary: 3 } as const

/** Stands for a classification that this build does not know: no badge, no facet. */
export const UNKNOWN_CLASSIFICATION = 0

/** Status of a product that is on sale. */
export const PUBLISHED = 'PUBLISHED'

/** What we must know to say whether a product can be had. */
export interface StockFacts {
  amountOfAvailableItems: number
  statusId: string
  isVendorSuspended: boolean
  /** 1 vintage, 2 antique, 3 contemporary, 0 unknown. */
  classificationId: number
}

/** On sale and in stock (spec §4, Availability). */
export function isAvailable(facts: StockFacts): boolean {
  return facts.statusId === PUBLISHED && !facts.isVendorSuspended && facts.amountOfAvailableItems > 0
}

/** None left, or not available. */
export function isSoldOut(facts: StockFacts): boolean {
  return !isAvailable(facts)
}

/** Not contemporary and one item: says nothing of being on sale, so a sold-out piece may be unique too (GAP-26). */
export function isUnique(facts: StockFacts): boolean {
  return [CLASSIFICATION.vintage, CLASSIFICATION.antique].some((id) => id === facts.classificationId) && facts.amountOfAvailableItems === 1
}

/** Exactly one left of what is made more than once, and it can be bought. */
export function isLastItem(facts: StockFacts): boolean {
  return facts.amountOfAvailableItems === 1 && !isUnique(facts) && isAvailable(facts)
}
