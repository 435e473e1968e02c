import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq } from 'drizzle-orm'
import { address } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import type { Worlds } from '../store/worlds.ts'
import type { ClientKey } from './clients.ts'
import { isRow } from '../store/is-row.ts'

type AddressFields = Omit<typeof address.$inferInsert, 'world' | 'id' | 'clientId'>

/** Delivery addresses. Every query has the client in its WHERE, so addresses of others do not exist for it (GAP-130). */
export function addressRows(db: Db, worlds: Worlds) {
  const list = (key: ClientKey) => db.select().from(address).where(isOwn(key)).orderBy(asc(address.id)).all()
  return {
    list,
    /** The one that is there already if it is the same: whose answer was lost sends it again. */
    add({ world, clientId }: ClientKey, fields: AddressFields) {
      const known = list({ world, clientId }).find((row) => isDeepStrictEqual({ ...row, ...fields }, row))
      if (known) return known
      return db
        .insert(address)
        .values({ ...fields, world, clientId, id: worlds.nextId(world) })
        .returning()
        .get()
    },
    /** Undefined when the client has no such address. */
    replace(key: ClientKey, id: number, fields: AddressFields) {
      return db
        .update(address)
        .set(fields)
        .where(and(isOwn(key), eq(address.id, id)))
        .returning()
        .get()
    },
    /** False when the client has no such address. */
    remove(key: ClientKey, id: number): boolean {
      return (
        db
          .delete(address)
          .where(and(isOwn(key), eq(address.id, id)))
          .run().changes > 0
      )
    },
  }
}

function isOwn({ world, clientId }: ClientKey) {
  return isRow(address, { world, clientId })
}
