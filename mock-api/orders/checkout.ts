import type { Db } from '#db/open.ts'
import type { Worlds } from '../store/worlds.ts'
import { cartRows } from '../cart/cart-rows.ts'
import { orderRows } from './order-rows.ts'
import { type NewPaymentId, paymentRows } from './payment-rows.ts'
import { promoCodes } from '../cart/promo-codes.ts'
import { quoteRows } from './quote-rows.ts'
import { stockRows } from './stock.ts'

interface CheckoutInputs {
  db: Db
  worlds: Worlds
  newPaymentId: NewPaymentId
  /** false: orders take nothing out of stock, which a load test must detect. */
  hasStockGuard: boolean
}

/** Carts, promo codes, stock, orders, payments and quotes over one database. */
export function createCheckout({ db, worlds, newPaymentId, hasStockGuard }: CheckoutInputs) {
  const codes = promoCodes(db)
  const rows = stockRows(db)
  const stock = hasStockGuard ? rows : { ...rows, take: () => true }
  return {
    carts: cartRows(db, worlds),
    codes,
    stock,
    orders: orderRows(db, { stock, codes }),
    payments: paymentRows(db, newPaymentId),
    quotes: quoteRows(db),
  }
}

export type Checkout = ReturnType<typeof createCheckout>
