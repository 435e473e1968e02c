import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { quote } from '#db/order-tables.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import type { PricedCart } from '../cart/priced-cart.ts'
import type { ResponseContext } from '../response-context.ts'
import { unlessFull } from '../store/unless-full.ts'

/** Totals that carts and previews quoted; an invariant checks orders against them. */
export function quoteRows(db: Db) {
  const given = sql.placeholder
  const added = db
    .insert(quote)
    .values({
      world: given('world'),
      owner: given('owner'),
      currencyId: given('currencyId'),
      total: given('total'),
      answeredAt: given('now'),
    })
    .onConflictDoNothing()
    .prepare()
  return {
    /** Keeps the total of a cart that is not empty, once. */
    add({ world, owner }: OwnerKey, { lines, totals }: PricedCart, { currencyId, now }: ResponseContext): void {
      if (lines.length > 0) unlessFull(() => added.run({ world, owner, currencyId, total: totals.totalCost, now }))
    },
  }
}
