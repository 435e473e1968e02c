import { sql } from 'drizzle-orm'
import type { CurrencyId } from '#app/domain/market.ts'
import type { Db } from '#db/open.ts'
import { quote } from '#db/order-tables.ts'
import type { OwnerKey } from '../accounts/likes.ts'

/** Totals quoted by previews; an invariant checks orders against them. */
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
    .onConflictDoUpdate({
      target: [quote.world, quote.owner, quote.currencyId, quote.total],
      set: { answeredAt: sql`excluded.answered_at` },
    })
    .prepare()
  return {
    add({ world, owner }: OwnerKey, told: { currencyId: CurrencyId; total: number; now: number }): void {
      added.run({ world, owner, ...told })
    },
  }
}
