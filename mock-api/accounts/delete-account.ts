import { client, likedProduct, newsletterSubscription } from '#db/account-tables.ts'
import { cart } from '#db/cart-tables.ts'
import type { Owner } from '#db/columns.ts'
import type { Db } from '#db/open.ts'
import { order, quote } from '#db/order-tables.ts'
import { idempotencyKey } from '#db/world-tables.ts'
import type { ClientKey } from './clients.ts'
import { isRow } from '../store/is-row.ts'

interface DeletedAccount extends ClientKey {
  /** Unguessable: part of the owner whom the orders get. */
  secret: string
}

/**
 * Deletes a client and all that is the account's (EXT-21): logins, addresses, lists, codes, likes, cart, consents. Orders stay, with the consents given with them, as the law wants,
 * with an owner who is nobody: no guest id has such a form, and ids of clients are given once. The caller holds a transaction, has ended
 * alerts and newsletter, and then cancelled what was unpaid, which may be announced by mail.
 */
export function deleteAccount(db: Db, { world, clientId, secret }: DeletedAccount): void {
  const owner: Owner = `client:${clientId}`
  const nobody: Owner = `guest:deleted-${secret}`
  for (const table of [likedProduct, cart, idempotencyKey]) db.delete(table).where(isRow(table, { world, owner })).run()
  for (const table of [order, quote]) db.update(table).set({ owner: nobody }).where(isRow(table, { world, owner })).run()
  // What the user signed up under other e-mails is theirs who confirmed it.
  db.update(newsletterSubscription).set({ owner: null }).where(isRow(newsletterSubscription, { world, owner })).run()
  // The rest refers to the client and goes with it.
  db.delete(client)
    .where(isRow(client, { world, id: clientId }))
    .run()
}
