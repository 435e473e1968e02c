import { eq } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { PAID_PARTS } from '#app/domain/cart/cart-totals.ts'
import type { Db } from '#db/open.ts'
import { order, orderDelivery, orderLine, payment, quote } from '#db/order-tables.ts'
import { promoCode } from '#db/cart-tables.ts'
import { priceChange, productChange } from '#db/shop-change-tables.ts'
import type { WorldFacts } from './world-facts.ts'

type OfWorld = SQLiteTable & { world: SQLiteColumn }
type Row = Readonly<Record<string, unknown>>

/** Where money is: a table, how a row of it is called, and its columns of amounts. The discount of an order is a record of them. */
const AMOUNTS: readonly [OfWorld, nameOf: (row: Row) => string, columns: readonly string[]][] = [
  [order, ({ number }) => `order ${number}`, ['products', 'deliveries', 'discount', ...PAID_PARTS]],
  [orderLine, (row) => `product ${row['productId']} of order ${row['orderId']}`, ['regularPrice', 'promoPrice', 'paid', 'vat']],
  [orderDelivery, ({ orderId }) => `delivery of order ${orderId}`, ['price', 'priceAfterDiscounts', 'vat']],
  [payment, ({ id }) => `payment ${id}`, ['amount']],
  [quote, ({ owner }) => `quote of ${owner}`, ['total']],
  [productChange, ({ productId }) => `product ${productId}`, ['regularPrice', 'promoPrice']],
  [priceChange, ({ productId }) => `price history of product ${productId}`, ['price']],
  [promoCode, ({ code }) => `code ${code}`, ['minValue']],
]

/** Every amount of money in a world, with its location. SQLite silently stores 10.5 in an integer column. */
export function amountsOf(db: Db, world: string): WorldFacts['amounts'] {
  return AMOUNTS.flatMap(([table, nameOf, columns]) => {
    const rows: Row[] = db.select().from(table).where(eq(table.world, world)).all()
    return rows.flatMap((row) => columns.flatMap((name) => placed(`${nameOf(row)} ${name}`, row[name])))
  })
}

function placed(where: string, amount: unknown): WorldFacts['amounts'] {
  if (typeof amount !== 'object' || amount === null) return [{ where, amount }]
  return Object.entries(amount).map(([part, each]) => ({ where: `${where} ${part}`, amount: each }))
}
