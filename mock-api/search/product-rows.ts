import type { product } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { FACT_COLUMNS, type FactColumn, LIST_COLUMNS, type ListColumn } from './product-properties.ts'

/** A column value from SQLite: a flag is 0 or 1, a list is JSON. */
type Stored<Value> = Value extends boolean ? number : Value extends readonly unknown[] ? string : Value
type StoredProduct = { [Column in keyof typeof product.$inferSelect]: Stored<(typeof product.$inferSelect)[Column]> }

/** A product as read by search, without drizzle: each mapped row would cost several µs. */
export type ProductRow = ProductFacts & Pick<StoredProduct, ListColumn>

/** Properties that a write can change while the index is live. */
export type ProductFacts = Pick<StoredProduct, FactColumn | (typeof OTHER_FACTS)[number]> & { vendor: number; status: string }

/** Properties that decide whether and at what price a product is on sale, and its default rank. */
const OTHER_FACTS = [
  'id',
  'stock',
  'isBestseller',
  'regularPrice',
  'promoPrice',
  'promoStartsAt',
  'promoEndsAt',
  'visibleOnGrid',
  'createdAt',
] as const

const FACTS = `vendor_id AS vendor, status_id AS status, ${selected([...OTHER_FACTS, ...FACT_COLUMNS])}`
const LISTS = selected(LIST_COLUMNS)

export function countProducts(db: Db): number {
  return db.$client.prepare<[], { count: number }>('SELECT count(*) AS count FROM product').get()?.count ?? 0
}

/** All products by ascending id. */
export function streamProducts(db: Db): IterableIterator<ProductRow> {
  return db.$client.prepare<[], ProductRow>(`SELECT ${FACTS}, ${LISTS} FROM product ORDER BY id`).iterate()
}

/** The texts of all products by ascending id; the description is HTML. */
export function streamTexts(db: Db): IterableIterator<{ name: string; description: string }> {
  return db.$client.prepare<[], { name: string; description: string }>('SELECT name, description FROM product ORDER BY id').iterate()
}

/** Columns by their names in the tables, without duplicates. */
function selected(columns: readonly string[]): string {
  return [...new Set(columns)]
    .map((column) => `${column.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)} AS ${column}`)
    .join(', ')
}

/** Queries for data that can change. */
export function productReader(db: Db) {
  const facts = db.$client.prepare<[number], ProductFacts>(`SELECT ${FACTS} FROM product WHERE id = ?`)
  const name = db.$client.prepare<[number], { name: string }>('SELECT name FROM product WHERE id = ?')
  const suspension = db.$client.prepare<[number], { suspended: number }>('SELECT is_suspended AS suspended FROM vendor WHERE id = ?')
  return {
    facts: (id: number): ProductFacts | undefined => facts.get(id),
    name: (id: number): string | undefined => name.get(id)?.name,
    isSuspended: (vendor: number): boolean => suspension.get(vendor)?.suspended === 1,
  }
}
