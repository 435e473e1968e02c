// Identifiers that the specification names (§9). Each is one everywhere.

/** Category key of the whole catalogue (GAP-29). */
export const CATEGORY_KEY_ALL = 'all'
/** The home page's banner grid (GAP-29). */
export const HOME = 'home'
/** Named by the specification without a meaning: never ids of our products or categories (GAP-129). */
export const RESERVED_IDS: readonly number[] = [248, 71, 249]
