// Orders and their payments.
import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, check, foreignKey, index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import type { CurrencyId } from '#app/domain/market.ts'
import { product } from './catalog-tables.ts'
import { currency, instant, money, type Owner } from './columns.ts'
import type { StoredDiscount } from './cart-tables.ts'
import { inWorld } from './world-tables.ts'

/** Delivery address of an order. */
export interface StoredAddress {
  street: string
  building: string
  apartment: string | null
  zipCode: string
  city: string
  countryId: string
}

export interface StoredInvoice {
  company: string
  nip: string
  address: string
}

/** Totals of an order, in minor units; per vendor before a promo code. */
export interface StoredTotals {
  currencyId: CurrencyId
  total: number
  vendors: { vendorId: number; total: number }[]
}

export const ORDER_STATUSES = ['NEW', 'AWAITING_PAYMENT', 'PAID', 'IN_PREPARATION', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const

/** An order (GAP-31, GAP-33). Amounts in minor units of its currency, as agreed; `order` alone is a reserved word of SQL. */
export const order = sqliteTable(
  'shop_order',
  {
    world: inWorld(),
    id: integer().notNull(),
    /** The order number shown to people. */
    number: text().notNull(),
    owner: text().notNull().$type<Owner>(),
    /** A professional placed it: it has no right of withdrawal (EXT-17), also once its account is deleted. */
    isOfProfessional: integer({ mode: 'boolean' }).notNull().default(false),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    langId: text().notNull(),
    currencyId: currency().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    deliveryAddress: text({ mode: 'json' }).notNull().$type<StoredAddress>(),
    invoice: text({ mode: 'json' }).$type<StoredInvoice>(),
    comment: text().notNull().default(''),
    paymentMethod: text().notNull(),
    promoCode: text(),
    /** Discounts by source, as in summary.discount. */
    discount: text({ mode: 'json' }).$type<Record<StoredDiscount['part'], number>>(),
    products: money().notNull(),
    productsAfterDiscounts: money().notNull(),
    deliveries: money().notNull(),
    deliveriesAfterDiscounts: money().notNull(),
    /** The totals shown to the shopper, if the request contained them (GAP-98). */
    expectedTotals: text({ mode: 'json' }).$type<StoredTotals>(),
    createdAt: instant().notNull(),
    /** Time of cancellation unless it is paid (GAP-100). */
    expiresAt: instant().notNull(),
    /** Its stock was released; happens once. */
    isStockReturned: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.id] }),
    unique('order_number').on(table.world, table.number),
    index('order_by_owner').on(table.world, table.owner, table.createdAt),
    index('order_by_expiry').on(table.world, table.status, table.expiresAt),
  ],
)

/** A product of an order, as it was when ordered. */
export const orderLine = sqliteTable(
  'order_line',
  {
    world: inWorld(),
    orderId: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    deliveryTypeId: integer().notNull(),
    vendorId: integer().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    regularPrice: money().notNull(),
    promoPrice: money(),
    /** What is paid for all its pieces, after discounts (EXT-47): refunds and documents read it. */
    paid: money().notNull(),
    /** The tax in `paid`. */
    vat: money().notNull(),
    campaignId: integer(),
    listId: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.orderId, table.productId, table.deliveryTypeId] }),
    index('order_line_by_product').on(table.world, table.productId),
    check('order_line_quantity', sql`${table.quantity} > 0`),
    ofOrder('order_line', table),
  ],
)

/** One parcel of an order. */
export const orderDelivery = sqliteTable(
  'order_delivery',
  {
    world: inWorld(),
    orderId: integer().notNull(),
    vendorId: integer().notNull(),
    deliveryTypeId: integer().notNull(),
    vendorName: text().notNull(),
    price: money().notNull(),
    priceAfterDiscounts: money().notNull(),
    /** The tax in `priceAfterDiscounts`. */
    vat: money().notNull(),
    /** Working days until the slowest thing in it arrives, as promised with the order. */
    shippingDays: integer().notNull().default(0),
    /** Last day of the vendor's holiday at the time of the order, yyyy-MM-dd in Europe/Warsaw. */
    vacationUntil: text(),
    /** Null: not handed to a carrier yet. */
    parcelNumber: text(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.orderId, table.vendorId, table.deliveryTypeId] }),
    ofOrder('order_delivery', table),
  ],
)

/** When an order came into a state (EXT-16); it comes into each once. */
export const orderEvent = sqliteTable(
  'order_event',
  {
    world: inWorld(),
    orderId: integer().notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.orderId, table.status] }), ofOrder('order_event', table)],
)

/** A withdrawal from a part of an order (EXT-17). */
export const withdrawal = sqliteTable(
  'withdrawal',
  {
    world: inWorld(),
    id: integer().notNull(),
    orderId: integer().notNull(),
    /** Null: the consumer gave none, and need not. */
    reason: text(),
    refund: money().notNull(),
    createdAt: instant().notNull(),
    /** Nothing of it was sent yet: its pieces are on sale again. */
    isStockReturned: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.id] }),
    index('withdrawal_by_order').on(table.world, table.orderId),
    ofOrder('withdrawal', table),
  ],
)

/** Pieces of a product that a withdrawal takes back. */
export const withdrawalLine = sqliteTable(
  'withdrawal_line',
  {
    world: inWorld(),
    withdrawalId: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    deliveryTypeId: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.withdrawalId, table.productId, table.deliveryTypeId] }),
    check('withdrawal_line_quantity', sql`${table.quantity} > 0`),
    foreignKey({
      name: 'withdrawal_line_withdrawal',
      columns: [table.world, table.withdrawalId],
      foreignColumns: [withdrawal.world, withdrawal.id],
    }).onDelete('cascade'),
  ],
)

/** An amount of a document and the tax in it, in minor units of the order's currency; negative in corrections. */
interface StoredSums {
  net: number
  vat: number
  gross: number
}

/** A document as it was issued (EXT-48): what it says never changes. */
export interface StoredDocument extends StoredSums {
  seller: { name: string; address: string[]; taxNumber: string }
  buyer: { name: string; address: string[]; taxNumber: string | null }
  /** Deliveries have no name: it is the reader's word for one. */
  lines: (StoredSums & {
    kind: 'GOODS' | 'DELIVERY'
    name: string
    quantity: number
    unit: 'PIECE' | 'SERVICE'
    netUnitPrice: number
    vatPercent: number
    /** `gross` and what codes took off. */
    price: number
  })[]
  /** Tax of a document in another currency, in grosze, and grosze of 10,000 units of it (Polish VAT act, art. 106e(11)); null: it is in PLN. */
  vatInPln: { vat: number; plnPerUnit: number } | null
  /** Number of the invoice that a correction corrects, and why. */
  corrects: { number: string; reason: 'CANCELLED' | 'WITHDRAWN' } | null
}

export const DOCUMENT_KINDS = ['PROFORMA', 'INVOICE', 'CORRECTION'] as const

/** What a seller issued for an order (EXT-18, EXT-48). A trigger refuses every change of a row. */
export const orderDocument = sqliteTable(
  'order_document',
  {
    world: inWorld(),
    vendorId: integer().notNull(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    /** Of the day of issue in Warsaw. */
    year: integer().notNull(),
    /** From 1, without gaps in each seller's year. */
    sequence: integer().notNull(),
    orderId: integer().notNull(),
    issuedAt: instant().notNull(),
    content: text({ mode: 'json' }).notNull().$type<StoredDocument>(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.vendorId, table.kind, table.year, table.sequence] }),
    index('order_document_by_order').on(table.world, table.orderId),
    check('order_document_sequence', sql`${table.sequence} > 0`),
    ofOrder('order_document', table),
  ],
)

/** A payment attempt, with its own sandbox page (GAP-32). */
export const payment = sqliteTable(
  'payment',
  {
    world: inWorld(),
    /** UUID: part of a link. */
    id: text().notNull(),
    orderId: integer().notNull(),
    method: text().notNull(),
    amount: money().notNull(),
    currencyId: currency().notNull(),
    status: text({ enum: ['PENDING', 'PAID', 'REJECTED', 'REPLACED'] }).notNull(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.id] }),
    index('payment_by_order').on(table.world, table.orderId),
    ofOrder('payment', table),
  ],
)

/** A total that a preview returned to a client: no order may have a total that its owner was not shown. */
export const quote = sqliteTable(
  'quote',
  {
    world: inWorld(),
    owner: text().notNull().$type<Owner>(),
    currencyId: currency().notNull(),
    total: money().notNull(),
    /** When it was last returned. */
    answeredAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.owner, table.currencyId, table.total] })],
)

function ofOrder(name: string, table: { world: AnySQLiteColumn; orderId: AnySQLiteColumn }) {
  return foreignKey({ name: `${name}_order`, columns: [table.world, table.orderId], foreignColumns: [order.world, order.id] }).onDelete(
    'cascade',
  )
}
