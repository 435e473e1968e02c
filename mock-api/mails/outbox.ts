import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Language } from '#app/domain/language.ts'
import { marketOfLanguage } from '#app/domain/market.ts'
import { HOUR_MS, SECOND_MS } from '#app/domain/time/instant.ts'
import type { Db } from '#db/open.ts'
import { sentMail } from '#db/world-tables.ts'
import { isRow } from '../store/is-row.ts'
import type { Worlds } from '../store/worlds.ts'

/** Mails to one mailbox for which it only has to be named … */
const MAX_MAILS = 5
/** … within this time, in ms: nobody must fill another's. */
const WINDOW_MS = HOUR_MS

/** A sent mail. */
export type SentMail = Omit<typeof sentMail.$inferSelect, 'world'>

/** Paths of the pages that a mail leads to, as in a market without a prefix. */
interface MailPages {
  /** The page that it is about; null: it leads nowhere. */
  page: string | null
  /** Further pages, each with its label. */
  more?: readonly { text: string; page: string }[]
  /** Address that ends what the mail is a part of by a POST (RFC 8058). */
  unsubscribePath?: string
}

/** A mail to send. */
export interface Mail extends Pick<SentMail, 'sentAt' | 'recipient' | 'template' | 'subject' | 'body'>, MailPages {
  language: Language
  /** What it is sent for: a second mail for the same occasion of a world is not sent (EXT-50). @default none, it may be sent again */
  occasion?: string
}

/** A mail that is asked for by naming mailboxes. */
interface Named {
  world: string
  recipients: readonly string[]
  /** Counted together. */
  templates: readonly SentMail['template'][]
  now: number
}

/** Mails that the shop would have sent. Nothing leaves the machine. */
export function createOutbox(db: Db, worlds: Worlds) {
  return {
    /** Sends a mail. The market of its links is set here alone, so a mail links to its own language. The caller holds a transaction. */
    send(world: string, { language, page, more = [], unsubscribePath, occasion, ...mail }: Mail): void {
      const linkTo = (path: string) => marketOfLanguage(language).prefix + path
      const links = {
        link: page === null ? null : linkTo(page),
        moreLinks: more.map(({ text, page: path }) => ({ text, link: linkTo(path) })),
        unsubscribeLink: unsubscribePath ?? null,
      }
      db.insert(sentMail)
        .values({ ...mail, ...links, occasion, langId: language, world, id: worlds.nextId(world) })
        .onConflictDoNothing({ target: [sentMail.world, sentMail.occasion] })
        .run()
    },
    /** Seconds until each of these mailboxes may get one more mail of these templates; null: now. */
    waitS({ world, recipients, templates, now }: Named): number | null {
      const waits = recipients.flatMap((recipient) => {
        const counts = and(
          isRow(sentMail, { world, recipient }),
          inArray(sentMail.template, [...templates]),
          gt(sentMail.sentAt, now - WINDOW_MS),
        )
        const oldest = db
          .select()
          .from(sentMail)
          .where(counts)
          .orderBy(desc(sentMail.sentAt))
          .limit(1)
          .offset(MAX_MAILS - 1)
          .get()
        return oldest ? [Math.ceil((oldest.sentAt + WINDOW_MS - now) / SECOND_MS)] : []
      })
      return waits.length === 0 ? null : Math.max(...waits)
    },
    /** All mails of a world, the newest first. */
    list(world: string): SentMail[] {
      const rows = db.select().from(sentMail).where(eq(sentMail.world, world)).orderBy(desc(sentMail.id)).all()
      return rows.map(({ world: _world, ...mail }) => mail)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
