import type { Db } from '#db/open.ts'
import type { TextSpan } from './word-reader.ts'

/** A product as search reads it. Written by hand, not with drizzle: 1M rows stream by, and each mapped row would cost several µs. */
export interface ProductRow extends ProductFacts {
  classification: number
  vendor: number
  manufacturer: number | null
  designer: number | null
  era: number | null
  /** JSON lists of ids. */
  categories: string
  materials: string
  colors: string
  styles: string
  tags: string
}

/** The facts that a write may change while the index stands. */
export interface ProductFacts {
  id: number
  vendor: number
  status: string
  stock: number
  shippingDays: number
  width: number | null
  height: number | null
  depth: number | null
  isBestseller: number
  popularity: number
  regularPrice: number
  promoPrice: number | null
  promoStartsAt: number | null
  promoEndsAt: number | null
  askingPrice: number | null
  visibleOnGrid: number
  createdAt: number
}

const FACTS = `id, vendor_id AS vendor, status_id AS status, stock, shipping_days AS shippingDays, width, height, depth,
  is_bestseller AS isBestseller, popularity, regular_price AS regularPrice, promo_price AS promoPrice, promo_starts_at AS promoStartsAt,
  promo_ends_at AS promoEndsAt, asking_price AS askingPrice, visible_on_grid AS visibleOnGrid, created_at AS createdAt`

const LISTS = `classification_id AS classification, manufacturer_id AS manufacturer, designer_id AS designer, era_id AS era,
  categories, materials, colors, styles, tags`

export function countProducts(db: Db): number {
  return db.$client.prepare<[], { count: number }>('SELECT count(*) AS count FROM product').get()?.count ?? 0
}

/** All products by ascending id, one at a time. */
export function streamProducts(db: Db): IterableIterator<ProductRow> {
  return db.$client.prepare<[], ProductRow>(`SELECT ${FACTS}, ${LISTS} FROM product ORDER BY id`).iterate()
}

/** So many texts come in one piece. */
const TEXTS_AT_ONCE = 128
// Bytes that UTF-8 never has.
const AFTER_NAME = 0xfe
const AFTER_DESCRIPTION = 0xff

/** A connection. */
export type Sqlite = Pick<Db['$client'], 'prepare'>

/** Where the texts of one product stand. */
interface ProductTexts {
  name: TextSpan
  /** HTML. */
  description: TextSpan
}

/**
 * The texts of all products by ascending id, as bytes of UTF-8 and many at once: a row and strings of its own for each product take three
 * times as long, and search wants the bytes of words anyway.
 * @returns how many products there are
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

function hex(byte: number): string {
  return byte.toString(16)
}

/** Reads of what may have changed. */
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
