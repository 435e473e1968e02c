import { eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { likedProduct, proListLine, similarAlert } from '#db/account-tables.ts'
import { cartLine } from '#db/cart-tables.ts'
import { priceHistory, product, variantGroup, vendor } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import type { Fields, NewProduct } from '../contract/settable.ts'
import { type EditedKind, type EditedRows, FIRST_MADE_ID, withEdits } from '../../store/catalog-edits.ts'
import type { Store } from '../../store/store.ts'
import { columnsOf, MADE_UP } from './settable-rows.ts'
import { isRow } from '../../store/is-row.ts'

/** How long a product has been sold that is made with a reduction. */
const SOLD_BEFORE_PROMO_MS = 31 * DAY_MS

/** Where visitors keep products. */
const KEPT_OF_PRODUCTS = [cartLine, likedProduct, proListLine, similarAlert] as const

/** Kinds whose rows have no prices and no stock. */
export type PlainKind = Exclude<EditedKind, 'product'>

interface InWorld {
  world: string
  now: number
}

/**
 * Makes, edits and deletes rows of the shop in one world (EXT-88). Products and vendors are also rows of the catalog, because carts, orders and changes
 * refer to them; other worlds do not see those. The caller holds a transaction.
 */
export function settableShop(db: Db, store: Store) {
  const { edits } = store
  const tables = { product, vendor }
  const stored = db.select({ id: vendor.id }).from(vendor).orderBy(vendor.id)
  const vendorIds = (world: string) => withEdits(stored.all(), edits.of(world, 'vendor')).map(({ id }) => id)

  function nextId(kind: EditedKind): number {
    const made = sql`SELECT max(id) FROM catalog_edit WHERE kind = ${kind}`
    const last = db.get<{ id: number | null }>(sql`SELECT (${made}) AS id`)?.id ?? 0
    const table = kind === 'product' || kind === 'vendor' ? tables[kind] : null
    const ofTable = table ? (db.get<{ id: number | null }>(sql`SELECT max(id) AS id FROM ${table}`)?.id ?? 0) : 0
    return Math.max(FIRST_MADE_ID, last + 1, ofTable + 1)
  }

  /** Rows of worlds that are gone; after a row is made, so that no id is ever given again: searches, caches and shops keep what they know by id. */
  function forgetUnseen(): void {
    const isUnseen = (kind: EditedKind, id: typeof product.id | typeof vendor.id | typeof priceHistory.productId) =>
      sql`${id} >= ${FIRST_MADE_ID} AND ${id} NOT IN (SELECT id FROM catalog_edit WHERE kind = ${kind})`
    db.delete(priceHistory).where(isUnseen('product', priceHistory.productId)).run()
    db.delete(product).where(isUnseen('product', product.id)).run()
    db.delete(variantGroup)
      .where(sql`id >= ${FIRST_MADE_ID} AND id NOT IN (SELECT variant_group_id FROM product WHERE variant_group_id IS NOT NULL)`)
      .run()
    db.delete(vendor).where(isUnseen('vendor', vendor.id)).run()
  }

  function insert<Kind extends EditedKind>(kind: Kind, { world, now }: InWorld, columns: Fields): EditedRows[Kind] {
    const id = nextId(kind)
    const [vendorId = 0] = vendorIds(world)
    const row: EditedRows[Kind] = { ...MADE_UP[kind]({ id, now, store, vendorId }), ...columns }
    // What is a row of the catalog as well differs from it in nothing yet.
    edits.set({ world, kind, id }, kind === 'product' || kind === 'vendor' ? {} : row)
    return row
  }

  return {
    vendorIds,
    /** @returns what was made; of a product with variants all of them, the first that of the call */
    products(key: InWorld, { variants, promo, ...fields }: NewProduct): EditedRows['product'][] {
      const variantGroupId = variants ? nextGroupId(db) : null
      if (variants && variantGroupId !== null)
        db.insert(variantGroup)
          .values({ ...variants, id: variantGroupId })
          .run()
      const made = (variants?.options ?? [{}]).map(({ promo: ownPromo, ...option }, at) => {
        // A reduction needs a price before it (EXT-01).
        const since = ownPromo || promo ? { createdAt: new Date(key.now - SOLD_BEFORE_PROMO_MS).toISOString() } : {}
        const own = { variantGroupId, visibleOnGrid: at === 0 ? 2 : 1 }
        const row = insert('product', key, { ...columnsOf({ ...since, ...fields, ...option }), ...own })
        db.insert(product).values(row).run()
        db.insert(priceHistory).values({ productId: row.id, at: row.createdAt, price: row.regularPrice }).run()
        return row
      })
      forgetUnseen()
      return made
    },
    /** Takes a product out of a world, with what its visitors keep of it. Orders of it stay. */
    removeProduct(world: string, id: number): void {
      edits.set({ world, kind: 'product', id }, null)
      for (const table of KEPT_OF_PRODUCTS)
        db.delete(table)
          .where(isRow(table, { world, productId: id }))
          .run()
    },
    /** What nothing else refers to is a row of the world alone. */
    plain(kind: PlainKind, key: InWorld, fields: Fields): { id: number } {
      const row = insert(kind, key, columnsOf(fields))
      if (kind === 'vendor')
        db.insert(vendor)
          .values(row as EditedRows['vendor'])
          .run()
      forgetUnseen()
      return row
    },
    /** Ids of the products of a vendor in a world. */
    productsOf(world: string, vendorId: number): number[] {
      const own = db.select({ id: product.id }).from(product).where(eq(product.vendorId, vendorId)).all()
      const moved = [...edits.of(world, 'product')].flatMap(([id, columns]) => (columns?.vendorId === vendorId ? [id] : []))
      const ids = new Set([...own.map(({ id }) => id), ...moved])
      return store.products.list(world, [...ids]).flatMap((row) => (row.vendorId === vendorId ? [row.id] : []))
    },
  }
}

function nextGroupId(db: Db): number {
  const last = db.get<{ id: number | null }>(sql`SELECT max(id) AS id FROM ${variantGroup}`)?.id ?? 0
  return Math.max(FIRST_MADE_ID, last + 1)
}
