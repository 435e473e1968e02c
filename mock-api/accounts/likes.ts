import { and, count, desc, eq, sql } from 'drizzle-orm'
import { likedProduct } from '#db/account-tables.ts'
import type { Owner } from '#db/columns.ts'
import type { Db } from '#db/open.ts'
import { isRow } from '../store/is-row.ts'

/** Identifies an owner of likes, a cart or orders. */
export interface OwnerKey {
  world: string
  owner: Owner
}

/** Liked products of guests and clients. */
export function likeRows(db: Db) {
  const isOwn = isRow(likedProduct, { world: sql.placeholder('world'), owner: sql.placeholder('owner') })
  const ofProduct = eq(likedProduct.productId, sql.placeholder('productId'))
  const added = db
    .insert(likedProduct)
    .values({
      world: sql.placeholder('world'),
      owner: sql.placeholder('owner'),
      productId: sql.placeholder('productId'),
      likedAt: sql.placeholder('now'),
    })
    .onConflictDoNothing()
    .prepare()
  const removed = db.delete(likedProduct).where(and(isOwn, ofProduct)).prepare()
  const total = db.select({ rows: count() }).from(likedProduct).where(isOwn).prepare()
  const page = db
    .select({ id: likedProduct.productId })
    .from(likedProduct)
    .where(isOwn)
    .orderBy(desc(likedProduct.likedAt), desc(likedProduct.productId))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare()

  return {
    /** Likes or unlikes a product of the world; idempotent. */
    set({ world, owner }: OwnerKey, { productId, like, now }: { productId: number; like: boolean; now: number }): void {
      if (like) added.run({ world, owner, productId, now })
      else removed.run({ world, owner, productId })
    },
    /** All of an owner with their instants, the newest first. */
    all: ({ world, owner }: OwnerKey) =>
      db
        .select({ productId: likedProduct.productId, likedAt: likedProduct.likedAt })
        .from(likedProduct)
        .where(isRow(likedProduct, { world, owner }))
        .orderBy(desc(likedProduct.likedAt), desc(likedProduct.productId))
        .all(),
    total: (key: OwnerKey): number => total.get({ ...key })?.rows ?? 0,
    /** Ids of one page, the newest like first. */
    page: (key: OwnerKey, { limit, offset }: { limit: number; offset: number }): number[] =>
      page.all({ ...key, limit, offset }).map((row) => row.id),
  }
}
