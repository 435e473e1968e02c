/** Named by the specification without a meaning: never ids of our products or categories (GAP-129). */
export const RESERVED_IDS: readonly number[] = [248, 71, 249]
