import { eq } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { order, orderDelivery, orderLine, payment, quote } from '#db/order-tables.ts'
import { promoCode } from '#db/cart-tables.ts'
import { priceChange, productChange } from '#db/shop-change-tables.ts'
import type { WorldFacts } from './world-facts.ts'

/** Every amount of money in a world, with its location. SQLite silently stores 10.5 in an integer column. */
export function amountsOf(db: Db, world: string): WorldFacts['amounts'] {
  return [
    ...db
      .select()
      .from(order)
      .where(eq(order.world, world))
      .all()
      .flatMap((row) =>
        placed(`order ${row.number}`, {
          products: row.products,
          productsAfterDiscounts: row.productsAfterDiscounts,
          deliveries: row.deliveries,
          deliveriesAfterDiscounts: row.deliveriesAfterDiscounts,
          ...row.discount,
        }),
      ),
    ...db
      .select()
      .from(orderLine)
      .where(eq(orderLine.world, world))
      .all()
      .flatMap((row) =>
        placed(`product ${row.productId} of order ${row.orderId}`, {
          regularPrice: row.regularPrice,
          promoPrice: row.promoPrice,
          paid: row.paid,
          vat: row.vat,
        }),
      ),
    ...db
      .select()
      .from(orderDelivery)
      .where(eq(orderDelivery.world, world))
      .all()
      .flatMap((row) =>
        placed(`delivery of order ${row.orderId}`, { price: row.price, priceAfterDiscounts: row.priceAfterDiscounts, vat: row.vat }),
      ),
    ...db
      .select()
      .from(payment)
      .where(eq(payment.world, world))
      .all()
      .flatMap((row) => placed(`payment ${row.id}`, { amount: row.amount })),
    ...db
      .select()
      .from(quote)
      .where(eq(quote.world, world))
      .all()
      .flatMap((row) => placed(`quote of ${row.owner}`, { total: row.total })),
    ...db
      .select()
      .from(productChange)
      .where(eq(productChange.world, world))
      .all()
      .flatMap((row) => placed(`product ${row.productId}`, { regularPrice: row.regularPrice, promoPrice: row.promoPrice })),
    ...db
      .select()
      .from(priceChange)
      .where(eq(priceChange.world, world))
      .all()
      .flatMap((row) => placed(`price history of product ${row.productId}`, { price: row.price })),
    ...db
      .select()
      .from(promoCode)
      .where(eq(promoCode.world, world))
      .all()
      .flatMap((row) => placed(`code ${row.code}`, { minValue: row.minValue })),
  ]
}

function placed(where: string, amounts: Record<string, unknown>): WorldFacts['amounts'] {
  return Object.entries(amounts).map(([name, amount]) => ({ where: `${where} ${name}`, amount }))
}
