import type { product } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { FACT_COLUMNS, type FactColumn, LIST_COLUMNS, type ListColumn } from './product-properties.ts'
import type { TextSpan } from './word-reader.ts'

/** A column value from SQLite: a flag is 0 or 1, a list is JSON. */
type Stored<Value> = Value extends boolean ? number : Value extends readonly unknown[] ? string : Value
type StoredProduct = { [Column in keyof typeof product.$inferSelect]: Stored<(typeof product.$inferSelect)[Column]> }

/** A product as read by search, without drizzle: each mapped row would cost several µs, for 1M rows. */
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

/** Products per batch. */
const PRODUCTS_AT_ONCE = 512

/** All products by ascending id. Read in batches: a step from SQLite to JavaScript and back for each takes a third longer. */
export function* streamProducts(db: Db): Generator<ProductRow> {
  const next = db.$client.prepare<[number, number], ProductRow>(`SELECT ${FACTS}, ${LISTS} FROM product WHERE id > ? ORDER BY id LIMIT ?`)
  for (
    let rows = next.all(Number.MIN_SAFE_INTEGER, PRODUCTS_AT_ONCE);
    rows.length > 0;
    rows = next.all(rows.at(-1)?.id ?? 0, PRODUCTS_AT_ONCE)
  ) {
    yield* rows
  }
}

/** Texts per batch. */
const TEXTS_AT_ONCE = 128
// Separators: bytes that never occur in UTF-8.
const AFTER_NAME = 0xfe
const AFTER_DESCRIPTION = 0xff

export type Sqlite = Pick<Db['$client'], 'prepare'>

/** Positions of one product's texts. */
interface ProductTexts {
  name: TextSpan
  /** HTML. */
  description: TextSpan
}

/**
 * Streams the texts of all products by ascending id, as UTF-8 bytes in batches. A row with strings per product takes three times as long,
 * and search needs the bytes anyway.
 * @returns the number of products
 */
export function streamTexts(sqlite: Sqlite, take: (bytes: Uint8Array, texts: ProductTexts) => void): number {
  const nextPiece = sqlite.prepare<[number, number], { last: number; bytes: Buffer | null }>(
    `SELECT max(id) AS last, CAST(group_concat(name || x'${hex(AFTER_NAME)}' || description || x'${hex(AFTER_DESCRIPTION)}', '') AS BLOB) AS bytes
    FROM (SELECT id, name, description FROM product WHERE id > ? ORDER BY id LIMIT ?)`,
  )
  let count = 0
  for (let piece = nextPiece.get(Number.MIN_SAFE_INTEGER, TEXTS_AT_ONCE); piece?.bytes; piece = nextPiece.get(piece.last, TEXTS_AT_ONCE)) {
    const { bytes } = piece
    for (let start = 0; start < bytes.length; count++) {
      const name = { start, end: bytes.indexOf(AFTER_NAME, start) }
      const description = { start: name.end + 1, end: bytes.indexOf(AFTER_DESCRIPTION, name.end) }
      take(bytes, { name, description })
      start = description.end + 1
    }
  }
  return count
}

/** Columns by their names in the tables, without duplicates. */
function selected(columns: readonly string[]): string {
  return [...new Set(columns)]
    .map((column) => `${column.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)} AS ${column}`)
    .join(', ')
}

function hex(byte: number): string {
  return byte.toString(16)
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
