import type { Db } from '#db/open.ts'

/** A product as search reads it. Written by hand, not with drizzle: 1M rows stream by, and each mapped row would cost several µs. */
export interface ProductRow extends ProductFacts {
  name: string
  /** HTML. */
  description: string
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

const TEXTS_AND_LISTS = `name, description, classification_id AS classification, manufacturer_id AS manufacturer, designer_id AS designer, era_id AS era,
  categories, materials, colors, styles, tags`

export function countProducts(db: Db): number {
  return db.$client.prepare<[], { count: number }>('SELECT count(*) AS count FROM product').get()?.count ?? 0
}

/** All products by ascending id, one at a time. */
export function streamProducts(db: Db): IterableIterator<ProductRow> {
  return db.$client.prepare<[], ProductRow>(`SELECT ${FACTS}, ${TEXTS_AND_LISTS} FROM product ORDER BY id`).iterate()
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
