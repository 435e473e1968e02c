// Written by the seed only: products, vendors, texts. Shared by all worlds; changes of a world are in shop-change-tables.ts.
// After an edit: `npx drizzle-kit generate` writes the next migration.
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { currency, instant, money } from './columns.ts'

/** A text by language. Stored as JSON lists, because all languages of a row are always read together. */
export interface StoredText {
  langId: string
  text: string
}

/** An option of a variant group, on the product that represents it. */
export interface StoredVariantValue {
  values: StoredText[]
  /** Hex of a COLOUR option, else null. */
  color: string | null
}

/** What the shop counts of a vendor (EXT-36). */
export interface StoredVendorRecord {
  sales: number
  answersWithinHours: number
  /** Ratings with one to five stars. */
  ratings: readonly [number, number, number, number, number]
}

/** Metadata of the database: generator version, seed, size, checksum. */
export const meta = sqliteTable('meta', {
  key: text().primaryKey(),
  value: text().notNull(),
})

/** PLN per unit of each other currency, times 10,000 (4.30 = 43000). GAP-76. */
export const currencyRate = sqliteTable('currency_rate', {
  currencyId: currency().primaryKey(),
  plnPerUnit: integer().notNull(),
})

/** A row of a reference list in one language; `data` is the row as returned by the shop API. */
export const referenceItem = sqliteTable(
  'reference_item',
  {
    list: text().notNull(),
    langId: text().notNull(),
    position: integer().notNull(),
    data: text({ mode: 'json' }).notNull().$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.list, table.langId, table.position] })],
)

/** The firm that a vendor is. */
export interface StoredFirm {
  name: string
  /** With the number. */
  street: string
  zipCode: string
  /** null: it is not Polish. */
  nip: string | null
}

/** A vendor. */
export const vendor = sqliteTable('vendor', {
  id: integer().primaryKey(),
  name: text().notNull(),
  urlSlug: text().notNull(),
  /** HTML. */
  description: text().notNull(),
  city: text().notNull(),
  countryId: text().notNull(),
  isSuspended: integer({ mode: 'boolean' }).notNull().default(false),
  /** Last day of the vendor's holiday as yyyy-MM-dd in Europe/Warsaw, or null. */
  vacationUntil: text(),
  createdAt: instant().notNull(),
  /** null: nothing is known. */
  record: text({ mode: 'json' }).$type<StoredVendorRecord>(),
  /** Key of a picture of the shop; null: there is none (EXT-40). */
  photo: text(),
  /** As the description names it; null: it names none. */
  firm: text({ mode: 'json' }).$type<StoredFirm>(),
})

/** Products that differ in one property and link to each other. */
export const variantGroup = sqliteTable('variant_group', {
  id: integer().primaryKey(),
  type: text({ enum: ['IMAGE', 'COLOUR', 'TEXT'] }).notNull(),
  translations: text({ mode: 'json' }).notNull().$type<StoredText[]>(),
})

/** A product. Money in grosze, lengths in whole centimetres, instants in ms since 1970. */
export const product = sqliteTable(
  'product',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** HTML. */
    description: text().notNull(),
    statusId: text({ enum: ['PUBLISHED', 'DRAFT', 'UNPUBLISHED'] }).notNull(),
    classificationId: integer().notNull(),
    vendorId: integer()
      .notNull()
      .references(() => vendor.id),
    manufacturerId: integer(),
    designerId: integer(),
    eraId: integer(),
    conditionId: integer().notNull(),
    /** Second-level category ids; the parents are in the reference tree. */
    categories: text({ mode: 'json' }).notNull().$type<number[]>(),
    materials: text({ mode: 'json' }).notNull().$type<number[]>(),
    colors: text({ mode: 'json' }).notNull().$type<number[]>(),
    styles: text({ mode: 'json' }).notNull().$type<number[]>(),
    tags: text({ mode: 'json' }).notNull().$type<number[]>(),
    width: integer(),
    height: integer(),
    depth: integer(),
    /** Pieces in stock. */
    stock: integer().notNull(),
    shippingDays: integer().notNull(),
    isBestseller: integer({ mode: 'boolean' }).notNull(),
    popularity: integer().notNull(),
    /** Pieces sold so far. */
    sold: integer().notNull().default(0),
    regularPrice: money().notNull(),
    /** Reduced price while promoStartsAt <= now < promoEndsAt (no end: null). */
    promoPrice: money(),
    promoStartsAt: instant(),
    promoEndsAt: instant(),
    /** Topics of negotiation; set = the price is negotiable (GAP-82). */
    askingPrice: money(),
    /** Delivery prices; null = the type is not configured. */
    standardDeliveryPrice: money(),
    homeDeliveryPrice: money(),
    variantGroupId: integer().references(() => variantGroup.id),
    variantValue: text({ mode: 'json' }).$type<StoredVariantValue>(),
    /** 2 = represents its group in a grid, 1 = another variant (GAP-68). */
    visibleOnGrid: integer().notNull(),
    /** Keys of the pictures, the main one first; see seeds/photos. May be empty (GAP-89). */
    photos: text({ mode: 'json' }).notNull().$type<string[]>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('product_by_vendor').on(table.vendorId),
    index('product_by_variant_group').on(table.variantGroupId),
    check('stock_not_negative', sql`${table.stock} >= 0`),
    check('prices_positive', sql`${table.regularPrice} > 0 AND coalesce(${table.promoPrice}, 1) > 0`),
  ],
)

/** Append-only: every price a product has had. The 30-day lowest price is computed from it, never stored (EXT-01). */
export const priceHistory = sqliteTable(
  'price_history',
  {
    productId: integer()
      .notNull()
      .references(() => product.id),
    /** Valid from this instant on. */
    at: instant().notNull(),
    /** The price in force from then on, in grosze. */
    price: money().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.at] })],
)

/** A picture, referenced by key. */
export const photo = sqliteTable('photo', {
  key: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Dominant colour as hex, shown while the picture loads. */
  color: text().notNull(),
  /** What it shows, per language; appended to the product's name as alt text. */
  view: text({ mode: 'json' }).notNull().$type<StoredText[]>(),
  /** The flaw that it shows, per language; null: none (EXT-39). */
  flaw: text({ mode: 'json' }).$type<StoredText[]>(),
})

/** A tag listing (GAP-46). */
export const tag = sqliteTable('tag', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  translations: text({ mode: 'json' }).notNull().$type<StoredText[]>(),
})

/** A curated listing: a title and search filters (GAP-45). */
export const boutique = sqliteTable('boutique', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  title: text({ mode: 'json' }).notNull().$type<StoredText[]>(),
  /** HTML per language. */
  description: text({ mode: 'json' }).notNull().$type<StoredText[]>(),
  /** Filters in the format of the search body. */
  filters: text({ mode: 'json' }).notNull().$type<Record<string, unknown>>(),
})

/** A label on cards of products with the tag, between two instants (spec §3, promoLabels). */
export const promoLabel = sqliteTable('promo_label', {
  id: integer().primaryKey(),
  tagId: integer().notNull(),
  text: text({ mode: 'json' }).notNull().$type<StoredText[]>(),
  after: instant().notNull(),
  before: instant().notNull(),
})

/** A banner in one language (GAP-48). */
export const banner = sqliteTable('banner', {
  id: integer().primaryKey(),
  langId: text().notNull(),
  position: text({ enum: ['top', 'bottom', 'carousel', 'home'] }).notNull(),
  priority: integer().notNull(),
  title: text().notNull(),
  alt: text().notNull(),
  href: text().notNull(),
  /** Photo keys of the two crops. */
  desktopPhoto: text().notNull(),
  mobilePhoto: text().notNull(),
  tags: text({ mode: 'json' }).notNull().$type<number[]>(),
  vendors: text({ mode: 'json' }).notNull().$type<number[]>(),
  categories: text({ mode: 'json' }).notNull().$type<number[]>(),
  grid: text({ mode: 'json' }).notNull().$type<number[]>(),
})

/** The promo bar; the newest active row is shown. */
export const promoBar = sqliteTable('promo_bar', {
  id: integer().primaryKey(),
  text: text({ mode: 'json' }).notNull().$type<StoredText[]>(),
  href: text({ mode: 'json' }).notNull().$type<StoredText[]>(),
  backgroundColor: text().notNull(),
  startsAt: instant().notNull(),
  endsAt: instant(),
})

/** A static or campaign page in one language (GAP-43). */
export const contentPage = sqliteTable(
  'content_page',
  {
    langId: text().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    seoTitle: text().notNull(),
    seoDescription: text().notNull(),
    seoImage: text(),
    visibleFrom: instant().notNull(),
    /** HTML. */
    body: text().notNull(),
    tagId: integer(),
    /** Shows the newsletter form. */
    newsletter: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.langId, table.slug] })],
)
