import { and, inArray, sql } from 'drizzle-orm'
import { client, guest, likedProduct, newsletterSubscription } from '#db/account-tables.ts'
import type { Owner } from '#db/columns.ts'
import type { Db } from '#db/open.ts'
import type { Store } from '../store/store.ts'
import { mergeCart } from '../cart/merge-cart.ts'
import type { CartRows } from '../cart/cart-rows.ts'
import { isRow } from '../store/is-row.ts'
import { inTransaction } from '../store/in-transaction.ts'

/** Stores that hold state of guests. */
export interface MergeInputs {
  db: Db
  store: Store
  checkout: { carts: CartRows }
}

interface Merge {
  world: string
  guestId: string
  clientId: number
  now: number
}

/**
 * Moves cart and likes of a guest to an account, at login and registration; the guest has none afterwards (GAP-101). A newsletter that the guest
 * ordered for the account's e-mail moves too (GAP-40).
 */
export function mergeGuest({ db, store, checkout: { carts } }: MergeInputs, { world, guestId, clientId, now }: Merge): void {
  const move = { world, from: `guest:${guestId}`, to: `client:${clientId}` } as const
  inTransaction(db, () => {
    moveLikes(db, move)
    moveSubscription(db, { ...move, clientId })
    mergeCart({ carts, store }, { ...move, now })
    db.insert(guest)
      .values({ world, id: guestId, mergedInto: clientId, mergedAt: now })
      .onConflictDoUpdate({ target: [guest.world, guest.id], set: { mergedInto: clientId, mergedAt: now } })
      .run()
  })
}

interface Move {
  world: string
  from: Owner
  to: Owner
}

function moveLikes(db: Db, { world, from, to }: Move): void {
  const ofGuest = isRow(likedProduct, { world, owner: from })
  // Likes that the account has already are not moved but deleted.
  db.run(sql`UPDATE OR IGNORE ${likedProduct} SET owner = ${to} WHERE ${ofGuest}`)
  db.delete(likedProduct).where(ofGuest).run()
}

/** Those for other e-mails are not the account's. */
function moveSubscription(db: Db, { world, from, to, clientId }: Move & { clientId: number }): void {
  const account = isRow(client, { world, id: clientId })
  const ofAccount = inArray(newsletterSubscription.email, db.select({ email: client.email }).from(client).where(account))
  db.update(newsletterSubscription)
    .set({ owner: to })
    .where(and(isRow(newsletterSubscription, { world, owner: from }), ofAccount))
    .run()
}
