import { sql } from 'drizzle-orm'
import { product } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { productChange } from '#db/shop-change-tables.ts'

const MOST_FOUND = 20

/** Ids of products by id or a part of the name, those changed in the world first. Without a query: only those. */
export function findProductIds(db: Db, { world, query }: { world: string; query: string }): { id: number; isChanged: boolean }[] {
  const like = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const fits =
    query === ''
      ? sql`${product.id} IN (SELECT product_id FROM ${productChange} WHERE world = ${world})`
      : sql`${product.id} = ${/^\d{1,15}$/.test(query) ? Number(query) : 0} OR ${product.name} LIKE ${like} ESCAPE '\\'`
  const isChanged = sql<number>`EXISTS (SELECT 1 FROM ${productChange} c WHERE c.world = ${world} AND c.product_id = ${product.id})`
  const rows = db
    .select({ id: product.id, isChanged })
    .from(product)
    .where(fits)
    .orderBy(sql`2 DESC`, product.id)
    .limit(MOST_FOUND)
    .all()
  return rows.map(({ id, isChanged }) => ({ id, isChanged: isChanged === 1 }))
}
