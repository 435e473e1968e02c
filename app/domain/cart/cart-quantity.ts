// How many pieces of a product a cart may hold (spec §5, Quantity; GAP-97, GAP-101).

/** Least quantity of a cart line. */
export const MIN_QUANTITY = 1

/** Whether a line may have this quantity. @param available pieces that no other line of the product has */
export function isQuantityPossible(quantity: number, available: number): boolean {
  return Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= available
}

/** Quantity after an add: they add up, as far as there are pieces. Null: the line is at its most already (GAP-97). */
export function quantityAfterAdd({ inCart, added, available }: { inCart: number; added: number; available: number }): number | null {
  return inCart < available ? Math.min(inCart + added, available) : null
}

/**
 * Quantity after a guest's line went over to the account's: they add up, as far as there are pieces (GAP-101).
 * Nothing becomes less or vanishes: what is sold out meanwhile stays in the cart and is flagged there.
 */
export function quantityAfterMerge({ own, ofGuest, available }: { own: number; ofGuest: number; available: number }): number {
  return Math.max(own, Math.min(own + ofGuest, available)) || ofGuest
}
