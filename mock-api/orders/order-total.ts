import type { order } from '#db/order-tables.ts'

/** What an order costs, in minor units of its currency. A new line of its sums is added here. */
export function orderTotal(row: Pick<typeof order.$inferSelect, 'productsAfterDiscounts' | 'deliveriesAfterDiscounts'>): number {
  return row.productsAfterDiscounts + row.deliveriesAfterDiscounts
}
