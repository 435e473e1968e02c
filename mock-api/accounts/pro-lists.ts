import { and, asc, eq, sql } from 'drizzle-orm'
import { proList, proListLine } from '#db/account-tables.ts'
import { cartLine } from '#db/cart-tables.ts'
import type { Db } from '#db/open.ts'
import type { Worlds } from '../store/worlds.ts'
import type { ClientKey } from './clients.ts'
import type { OwnerKey } from './likes.ts'
import { hashOf, type NewSecret } from './secrets.ts'
import { inTransaction } from '../store/in-transaction.ts'
import { isRow } from '../store/is-row.ts'

/** Of the key of a link: hexadecimal, 128 bits. */
const KEY_CHARACTERS = 32

export type ProListRow = typeof proList.$inferSelect

/** Order lists (GAP-37). Every query has the client in its WHERE, so lists of others do not exist for it (GAP-130). */
export function proListRows(db: Db, worlds: Worlds, newSecret: NewSecret) {
  const isOwn = ({ world, clientId }: ClientKey) => isRow(proList, { world, clientId })
  const isOne = (key: ClientKey, id: number) => and(isOwn(key), eq(proList.id, id))
  const isLine = ({ world, id }: ProListRow, productId?: number) =>
    and(isRow(proListLine, { world, listId: id }), productId === undefined ? undefined : eq(proListLine.productId, productId))

  return {
    list: (key: ClientKey) => db.select().from(proList).where(isOwn(key)).orderBy(asc(proList.id)).all(),
    /** Undefined when the client has no such list. */
    byId: (key: ClientKey, id: number) => db.select().from(proList).where(isOne(key, id)).get(),
    /** Whether a visitor has such a list; a guest has none. */
    isOf: ({ world, owner }: OwnerKey, id: number): boolean =>
      db
        .select({ id: proList.id })
        .from(proList)
        .where(and(isRow(proList, { world, id }), sql`'client:' || ${proList.clientId} = ${owner}`))
        .get() !== undefined,
    add({ world, clientId }: ClientKey, { name, now }: { name: string; now: number }) {
      return db
        .insert(proList)
        .values({ world, clientId, id: worlds.nextId(world), name, createdAt: now })
        .returning()
        .get()
    },
    rename: (key: ClientKey, id: number, name: string) => db.update(proList).set({ name }).where(isOne(key, id)).returning().get(),
    /** Gives a list the key of a link unless it has one (EXT-23). */
    share: (key: ClientKey, id: number) =>
      db
        .update(proList)
        .set({ shareKey: sql`coalesce(${proList.shareKey}, ${hashOf(newSecret()).slice(0, KEY_CHARACTERS)})` })
        .where(isOne(key, id))
        .returning()
        .get(),
    unshare: (key: ClientKey, id: number) => db.update(proList).set({ shareKey: null }).where(isOne(key, id)).returning().get(),
    /** By the key of its link, whoever asks. */
    byShareKey: (world: string, shareKey: string) => db.select().from(proList).where(isRow(proList, { world, shareKey })).get(),
    /** False when the client has no such list. */
    remove(key: ClientKey, id: number): boolean {
      return inTransaction(db, () => {
        const isRemoved = db.delete(proList).where(isOne(key, id)).run().changes > 0
        // A line that named it could not be put back into the cart (EXT-74).
        if (isRemoved)
          db.update(cartLine)
            .set({ listId: null })
            .where(isRow(cartLine, { world: key.world, listId: id }))
            .run()
        return isRemoved
      })
    },
    /** Lines in the order in which they were added. */
    lines: (row: ProListRow) =>
      db.select().from(proListLine).where(isLine(row)).orderBy(asc(proListLine.addedAt), asc(proListLine.productId)).all(),
    put({ world, id: listId }: ProListRow, line: { productId: number; quantity: number; now: number }): void {
      const { productId, quantity, now: addedAt } = line
      db.insert(proListLine)
        .values({ world, listId, productId, quantity, addedAt })
        .onConflictDoUpdate({ target: [proListLine.world, proListLine.listId, proListLine.productId], set: { quantity } })
        .run()
    },
    /** False when the product is not on the list. */
    takeOff: (row: ProListRow, productId: number): boolean => db.delete(proListLine).where(isLine(row, productId)).run().changes > 0,
  }
}

export type ProListRows = ReturnType<typeof proListRows>
