import type { priceHistory, product, variantGroup } from '#db/catalog-tables.ts'

/** One product as the catalog's tables have it. */
export interface ProductRows {
  product: typeof product.$inferSelect
  prices: (typeof priceHistory.$inferSelect)[]
  /** The group, given with its first variant. */
  group: typeof variantGroup.$inferSelect | null
}
