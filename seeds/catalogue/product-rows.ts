import type { priceHistory, product, variantGroup } from '#db/catalogue-tables.ts'

/** One product as the catalogue's tables have it. */
export interface ProductRows {
  product: typeof product.$inferSelect
  prices: (typeof priceHistory.$inferSelect)[]
  /** The group, given with its first variant. */
  group: typeof variantGroup.$inferSelect | null
}
