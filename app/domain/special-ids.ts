// Identifiers that the specification names (§9). Each is one everywhere.

/** Payment in ten installments at zero percent. */
export const ZERO_PERCENT = 'ZERO_PERCENT'
export const PAY_PO = 'PAY_PO'
/** Category key of the whole catalogue (GAP-29). */
export const CATEGORY_KEY_ALL = 'all'
/** The home page's banner grid (GAP-29). */
export const HOME = 'home'
/** Named by the specification without a meaning: never ids of our products or categories (GAP-129). */
export const RESERVED_IDS: readonly number[] = [248, 71, 249]
