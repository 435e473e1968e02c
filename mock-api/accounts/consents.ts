import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Language } from '#app/domain/language.ts'
import { consent, type CONSENT_PLACES, type CONSENT_SUBJECTS } from '#db/consent-tables.ts'
import type { Db } from '#db/open.ts'
import { readLocale } from '#locales/read-locale.ts'
import { contentPages } from '../store/content-pages.ts'
import type { Worlds } from '../store/worlds.ts'
import { isRow } from '../store/is-row.ts'

export type ConsentRow = typeof consent.$inferSelect
export type ConsentSubject = (typeof CONSENT_SUBJECTS)[number]
export type ConsentPlace = (typeof CONSENT_PLACES)[number]

interface NewConsent extends Pick<ConsentRow, 'world' | 'act' | 'place' | 'email'> {
  subjects: readonly ConsentSubject[]
  language: Language
  now: number
  /** @default nobody's */
  clientId?: number | null
  /** @default no order's */
  orderId?: number | null
}

/** Characters of a version: of SHA-256, in hex. */
const VERSION_CHARACTERS = 16

/** Who agreed to what, when and where (GDPR, art. 7(1); EXT-51). Rows are added, never changed. */
export function consentRows(db: Db, worlds: Worlds) {
  const pageIn = contentPages(db)

  /** The version of a text is the digest of its content page, so a changed text has another version and nobody has to number them. */
  function versionOf(world: string, subject: ConsentSubject, langId: Language): string | null {
    const text = pageIn(world, { langId, slug: readLocale(langId, 'routes')[subject] })
    if (!text) return null
    return createHash('sha256').update(`${text.title}\n${text.body}`).digest('hex').slice(0, VERSION_CHARACTERS)
  }

  return {
    /** The caller holds a transaction. */
    add({ subjects, language, now, clientId = null, orderId = null, ...values }: NewConsent): void {
      for (const subject of subjects) {
        const row = {
          ...values,
          subject,
          clientId,
          orderId,
          version: versionOf(values.world, subject, language),
          langId: language,
          at: now,
        }
        db.insert(consent)
          .values({ ...row, id: worlds.nextId(values.world) })
          .run()
      }
    },
    /** Of a client and of its orders, oldest first. @param email whose newsletter is the client's; null: none */
    ofAccount({
      world,
      clientId,
      email,
      orderIds,
    }: {
      world: string
      clientId: number
      email: string | null
      orderIds: readonly number[]
    }) {
      const ofEmail = email === null ? undefined : and(isRow(consent, { email, subject: 'newsletter' }), isNull(consent.clientId))
      return db
        .select()
        .from(consent)
        .where(and(eq(consent.world, world), or(eq(consent.clientId, clientId), inArray(consent.orderId, [...orderIds]), ofEmail)))
        .orderBy(asc(consent.id))
        .all()
    },
    /** Forgets what was agreed to about the newsletter of an e-mail whose account ends. */
    forgetNewsletter({ world, email }: { world: string; email: string }): void {
      db.delete(consent)
        .where(isRow(consent, { world, email, subject: 'newsletter' }))
        .run()
    },
  }
}
