// Fills an empty shop database. Same seed and size, same rows, verified by the checksum.
import { initialRates } from '#app/domain/pricing/money.ts'
import { createHash } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import type { InferInsertModel } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '#db/open.ts'
import { client } from '#db/account-tables.ts'
import * as tables from '#db/catalog-tables.ts'
import { discountCode, promoCode } from '#db/cart-tables.ts'
import { safeHtml } from '#app/domain/product/safe-html.ts'
import { catalogOf } from './catalog/catalog.ts'
import { flawRows, photographRows } from './catalog/photo-rows.ts'
import type { ProductRows } from './catalog/product-rows.ts'
import { BANNERS } from './content/banners.ts'
import { BOUTIQUES } from './content/boutiques.ts'
import { CONTENT_PAGES } from './content/content-pages.ts'
import { DISCOUNT_CODES, PROMO_CODES } from './content/promo-codes.ts'
import { PROMO_BARS } from './content/promo-bars.ts'
import { PROMO_LABELS } from './content/promo-labels.ts'
import { TAGS } from './content/tags.ts'
import { inserter } from './inserter.ts'
import { countBroken } from './invariants.ts'
import { personaClients } from './personas.ts'
import { bannerPictures } from './photos/banner-pictures.ts'
import { requireFronts } from './photos/photographs.ts'
import { shopfrontRows } from './vendors/shopfronts.ts'
import { referenceItems } from './reference-items.ts'
import { DEFAULT_SEED, DEFAULT_SIZE } from './seed-size.ts'
import { storedTexts } from './stored-texts.ts'
import { makeVendors } from './vendors/vendors.ts'

/** Incremented when the generator's output changes intentionally. */
const GENERATOR = 'patyna-seed-2'
/** Products per transaction; progress is reported after each. */
const BATCH = 5000

export interface SeedOptions {
  /** Number of products. */
  size?: number
  seed?: number
  /** Called after every batch with the number of products so far. */
  onBatch?: (products: number) => void
}

/** Result: sha256 over all rows of vendors, products and prices, in order. */
export interface SeedResult {
  checksum: string
}

/** Fills all tables of an empty database. @throws Error where a look is not photographed */
export function seedShop(db: Db, { size = DEFAULT_SIZE, seed = DEFAULT_SEED, onBatch = () => {} }: SeedOptions = {}): SeedResult {
  requireFronts()
  const sqlite = db.$client
  const digest = createHash('sha256')
  // Rows reference rows that the same run inserts before them, and tests check them all; checking foreign keys again would double the time.
  sqlite.pragma('foreign_keys = OFF')

  sqlite.transaction(() => {
    insertAll(sqlite, tables.referenceItem, referenceItems())
    insertAll(sqlite, tables.currencyRate, initialRates())
    insertAll(sqlite, tables.photo, [
      ...photographRows(),
      ...flawRows(),
      ...shopfrontRows(),
      ...bannerPictures().flatMap(({ desktop, mobile }) => [desktop, mobile]),
    ])
    insertAll(
      sqlite,
      tables.tag,
      TAGS.map(({ id, slug, names }) => ({ id, slug, translations: storedTexts(names) })),
    )
    insertAll(sqlite, tables.boutique, BOUTIQUES)
    insertAll(sqlite, tables.promoLabel, PROMO_LABELS)
    insertAll(sqlite, tables.promoBar, PROMO_BARS)
    insertAll(sqlite, tables.banner, BANNERS)
    insertAll(sqlite, tables.contentPage, CONTENT_PAGES)
    insertAll(sqlite, client, personaClients(seed))
    insertAll(sqlite, promoCode, PROMO_CODES)
    insertAll(sqlite, discountCode, DISCOUNT_CODES)
  })()

  const insertGroup = inserter(sqlite, tables.variantGroup)
  const insertProduct = inserter(sqlite, tables.product)
  const insertPrice = inserter(sqlite, tables.priceHistory)
  const offSale = new Set(makeVendors(seed).flatMap(({ id, isSuspended }) => (isSuspended ? [id] : [])))
  const sold = new Map<number, number>()
  const insertRows = sqlite.transaction((rows: readonly ProductRows[]) => {
    for (const { product, prices, group } of rows) {
      sold.set(product.vendorId, (sold.get(product.vendorId) ?? 0) + product.sold)
      if (group) insertGroup(group)
      digest.update(insertProduct(withSafeDescription(product)))
      for (const price of prices) digest.update(insertPrice(price))
    }
  })
  let made = 0
  for (const rows of batchesOf(catalogOf(seed, size, (vendorId) => offSale.has(vendorId)))) {
    insertRows(rows)
    onBatch((made += rows.length))
  }

  const vendors = makeVendors(seed, (id) => sold.get(id) ?? 0).map(withSafeDescription)
  sqlite.transaction(() => insertAll(sqlite, tables.vendor, vendors))()
  digest.update(JSON.stringify(vendors))
  const checksum = digest.digest('hex')
  const broken = countBroken(sqlite, size)
  insertAll(
    sqlite,
    tables.meta,
    Object.entries({ generator: GENERATOR, seed, size, checksum, broken: JSON.stringify(broken) }).map(([key, value]) => ({
      key,
      value: String(value),
    })),
  )
  sqlite.pragma('foreign_keys = ON')
  return { checksum }
}

function* batchesOf(rows: Iterable<ProductRows>): Generator<readonly ProductRows[]> {
  let batch: ProductRows[] = []
  for (const row of rows) {
    if (batch.push(row) < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** A product or vendor as stored: its description is sanitised, whoever wrote it. */
export function withSafeDescription<Row extends { description: string }>(row: Row): Row {
  return { ...row, description: safeHtml(row.description) }
}

function insertAll<Table extends SQLiteTable>(sqlite: Database, table: Table, rows: readonly InferInsertModel<Table>[]): void {
  const insert = inserter(sqlite, table)
  for (const row of rows) insert(row)
}
