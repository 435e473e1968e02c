import { count, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { type order, orderDocument, type StoredDocument } from '#db/order-tables.ts'
import { warsawDay } from '../wire/date.ts'
import { isRow } from '../store/is-row.ts'

type OrderKey = Pick<typeof order.$inferSelect, 'world' | 'id'>
export type DocumentRow = typeof orderDocument.$inferSelect

/** What each kind's numbers begin with. */
const PREFIX = { PROFORMA: 'PRO', INVOICE: 'FV', CORRECTION: 'KOR' } as const satisfies Record<DocumentRow['kind'], string>

/** Number of a document: FV/2026/7/12 is the twelfth invoice of seller 7 in 2026. */
export function documentNumber({ kind, year, vendorId, sequence }: Pick<DocumentRow, 'kind' | 'year' | 'vendorId' | 'sequence'>): string {
  return `${PREFIX[kind]}/${year}/${vendorId}/${sequence}`
}

/** Issued documents. There is neither a change nor a removal: what was issued is corrected by another document. */
export function documentRows(db: Db) {
  return {
    /** Those of an order, in the order of their issue. */
    ofOrder: ({ world, id }: OrderKey): DocumentRow[] =>
      db
        .select()
        .from(orderDocument)
        .where(isRow(orderDocument, { world, orderId: id }))
        .orderBy(sql`rowid`)
        .all(),
    /** Issues a document with its seller's next number of the year. The caller holds the transaction, so no number is lost or given twice. */
    issue({ world, id: orderId }: OrderKey, kind: DocumentRow['kind'], values: { vendorId: number; content: StoredDocument; now: number }) {
      const { vendorId, content, now } = values
      const series = { world, vendorId, kind, year: Number(warsawDay(now).slice(0, 4)) }
      const sequence = (db.select({ rows: count() }).from(orderDocument).where(isRow(orderDocument, series)).get()?.rows ?? 0) + 1
      db.insert(orderDocument)
        .values({ ...series, sequence, orderId, issuedAt: now, content })
        .run()
    },
  }
}

export type DocumentRows = ReturnType<typeof documentRows>
