import type { product } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { type Edits, FIRST_MADE_ID, withEdits } from '../store/catalog-edits.ts'
import { FACT_COLUMNS, type FactColumn, LIST_COLUMNS, type ListColumn } from './product-properties.ts'

/** A column value from SQLite: a flag is 0 or 1, a list is JSON. */
type Stored<Value> = Value extends boolean ? number : Value extends readonly unknown[] ? string : Value
type StoredProduct = { [Column in keyof typeof product.$inferSelect]: Stored<(typeof product.$inferSelect)[Column]> }

/** A product as read by search, without drizzle: each mapped row would cost several µs. */
export type ProductRow = ProductFacts & Pick<StoredProduct, ListColumn> & { name: string; description: string; photo?: string | null }

/** Properties of a product alone. */
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
  'variantGroupId',
  'createdAt',
] as const

const FACTS = `vendor_id AS vendor, status_id AS status, ${selected([...OTHER_FACTS, ...FACT_COLUMNS])}`
const LISTS = `photos ->> 0 AS photo, ${selected(LIST_COLUMNS)}`

type ProductEdits = Edits<typeof product.$inferSelect>

/** Products of the catalog; with edits, those of the world that made them. */
export function countProducts(db: Db, edits: ProductEdits): number {
  const ofSeed = db.$client.prepare<[], number>(`SELECT count(*) FROM product WHERE id < ${FIRST_MADE_ID}`).pluck().get() ?? 0
  const made = [...edits].filter(([id, columns]) => id >= FIRST_MADE_ID && columns !== null).length
  const gone = [...edits].filter(([id, columns]) => id < FIRST_MADE_ID && columns === null).length
  return ofSeed + made - gone
}

/** All products by ascending id; the description is HTML. */
export function streamProducts(db: Db, edits: ProductEdits): Iterable<ProductRow> {
  return streamed<ProductRow>(db, `${FACTS}, ${LISTS}, name, description`, edits)
}

function streamed<Row extends { id: number }>(db: Db, columns: string, edits: ProductEdits): Iterable<Row> {
  const rows = (isOwn: string) => db.$client.prepare<[], Row>(`SELECT ${columns} FROM product WHERE ${isOwn} ORDER BY id`).iterate()
  return edits.size === 0 ? rows(`id < ${FIRST_MADE_ID}`) : ofWorld(rows('true'), edits)
}

function* ofWorld<Row extends { id: number }>(rows: Iterable<Row>, edits: ProductEdits): Iterable<Row> {
  const stored = new Map([...edits].map(([id, columns]) => [id, columns && storedColumns(columns)]))
  for (const row of rows) yield* withEdits<Row>([row], stored as Edits<Row>)
}

/** Columns as SQLite stores them, under the names that search selects. */
function storedColumns(columns: Partial<typeof product.$inferSelect>): Record<string, unknown> {
  const { vendorId, statusId } = columns
  const named = { ...columns, ...(vendorId !== undefined && { vendor: vendorId }), ...(statusId !== undefined && { status: statusId }) }
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, storedValue(value)]))
}

function storedValue(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  return Array.isArray(value) ? JSON.stringify(value) : value
}

/** Columns by their names in the tables, without duplicates. */
function selected(columns: readonly string[]): string {
  return [...new Set(columns)]
    .map((column) => `${column.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)} AS ${column}`)
    .join(', ')
}
