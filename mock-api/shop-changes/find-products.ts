import { sql } from 'drizzle-orm'
import { product } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { catalogEdit, productChange } from '#db/shop-change-tables.ts'
import { FIRST_MADE_ID } from '../store/catalog-edits.ts'

const MOST_FOUND = 20

/** Ids of products of a world by id or a part of their name there, those changed in it first. Without a query: only those. */
export function findProductIds(db: Db, { world, query }: { world: string; query: string }): { id: number; isChanged: boolean }[] {
  const like = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const isChanged = sql<number>`c.product_id IS NOT NULL OR e.id IS NOT NULL`
  const fits =
    query === ''
      ? isChanged
      : sql`p.id = ${/^\d{1,15}$/.test(query) ? Number(query) : 0} OR coalesce(e.columns ->> 'name', p.name) LIKE ${like} ESCAPE '\\'`
  const rows = db.all<{ id: number; isChanged: 0 | 1 }>(sql`
    SELECT p.id, ${isChanged} AS isChanged FROM ${product} p
    LEFT JOIN ${productChange} c ON c.world = ${world} AND c.product_id = p.id
    LEFT JOIN ${catalogEdit} e ON e.world = ${world} AND e.kind = 'product' AND e.id = p.id
    WHERE (p.id < ${FIRST_MADE_ID} OR e.id IS NOT NULL) AND (e.id IS NULL OR e.columns IS NOT NULL) AND (${fits})
    ORDER BY 2 DESC, p.id LIMIT ${MOST_FOUND}`)
  return rows.map(({ id, isChanged }) => ({ id, isChanged: isChanged === 1 }))
}
