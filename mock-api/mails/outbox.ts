import { desc, eq } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { sentMail } from '#db/world-tables.ts'
import type { Worlds } from '../store/worlds.ts'

/** A mail that was sent, as far as anybody can see. */
export type SentMail = Omit<typeof sentMail.$inferSelect, 'world'>

/** Mails that the shop would have sent. Nothing leaves the machine. */
export function createOutbox(db: Db, worlds: Worlds) {
  return {
    send(world: string, mail: Omit<SentMail, 'id'>): void {
      db.insert(sentMail)
        .values({ ...mail, world, id: worlds.nextId(world) })
        .run()
    },
    /** All mails of a world, the newest first. */
    list(world: string): SentMail[] {
      const rows = db.select().from(sentMail).where(eq(sentMail.world, world)).orderBy(desc(sentMail.id)).all()
      return rows.map(({ world: _world, ...mail }) => mail)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
