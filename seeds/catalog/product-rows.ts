import type { priceHistory, product, variantGroup } from '#db/catalog-tables.ts'

/** Rows of one product in the catalog's tables. */
export interface ProductRows {
  product: typeof product.$inferSelect
  prices: (typeof priceHistory.$inferSelect)[]
  /** The group, with its first variant only. */
  group: typeof variantGroup.$inferSelect | null
}
