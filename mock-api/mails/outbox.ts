import { desc, eq } from 'drizzle-orm'
import type { Language } from '#app/domain/language.ts'
import { marketOfLanguage } from '#app/domain/market.ts'
import type { Db } from '#db/open.ts'
import { sentMail } from '#db/world-tables.ts'
import type { Worlds } from '../store/worlds.ts'

/** A sent mail. */
export type SentMail = Omit<typeof sentMail.$inferSelect, 'world'>

/** A mail to send. */
export interface Mail extends Omit<SentMail, 'id' | 'langId' | 'link'> {
  language: Language
  /** Path of the page that it leads to, as in a market without a prefix; null: it leads nowhere. */
  page: string | null
}

/** Mails that the shop would have sent. Nothing leaves the machine. */
export function createOutbox(db: Db, worlds: Worlds) {
  return {
    /** Sends a mail. The market of its link is set here alone, so a mail links to its own language. */
    send(world: string, { language, page, ...mail }: Mail): void {
      const link = page === null ? null : marketOfLanguage(language).prefix + page
      db.insert(sentMail)
        .values({ ...mail, langId: language, link, world, id: worlds.nextId(world) })
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
