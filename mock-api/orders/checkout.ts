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
  /** false, to see whether a load test notices: orders take nothing out of stock. */
  hasStockGuard: boolean
}

/** Everything about buying. */
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
