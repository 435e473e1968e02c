import type { Db } from '#db/open.ts'
import type { Announcing } from '../shop-changes/announce-arrivals.ts'
import type { Worlds } from '../store/worlds.ts'
import { cartRows } from '../cart/cart-rows.ts'
import { documentOlderOrders } from './document-older-orders.ts'
import { documentRows } from './document-rows.ts'
import type { Outbox } from '../mails/outbox.ts'
import { orderMailer } from './order-mailer.ts'
import { orderRows } from './order-rows.ts'
import { type NewPaymentId, paymentRows } from './payment-rows.ts'
import { promoCodes } from '../cart/promo-codes.ts'
import { quoteRows } from './quote-rows.ts'
import { returnTerms } from './return-terms.ts'
import { sellers } from './sellers.ts'
import { stockRows } from './stock.ts'
import { withdrawalRows } from './withdrawal-rows.ts'

interface CheckoutInputs {
  db: Db
  worlds: Worlds
  newPaymentId: NewPaymentId
  announcing: Announcing
  outbox: Outbox
  /** false: orders take nothing out of stock, which a load test must detect. */
  hasStockGuard: boolean
}

/** Carts, promo codes, stock, orders, payments and quotes over one database. */
export function createCheckout({ db, worlds, newPaymentId, announcing, outbox, hasStockGuard }: CheckoutInputs) {
  const codes = promoCodes(db)
  const rows = stockRows(db)
  const stock = hasStockGuard ? rows : { ...rows, take: () => true }
  const mailer = orderMailer(db, outbox)
  const documents = documentRows(db)
  const sellersOf = (world: string, vendorIds: readonly number[]) => sellers(db, world, vendorIds)
  const orders = orderRows(db, { stock, codes, announcing, mailer, documents, sellersOf })
  const withdrawals = withdrawalRows(db, worlds)
  documentOlderOrders(db, { ...orders, orders, withdrawals, documents, sellersOf })
  return {
    carts: cartRows(db, worlds),
    codes,
    stock,
    orders,
    mailer,
    payments: paymentRows(db, newPaymentId, { orders, mailer }),
    quotes: quoteRows(db),
    withdrawals,
    documents,
    sellersOf,
    returnTerms: (world: string, vendorIds: readonly number[]) => returnTerms(db, world, vendorIds),
  }
}

export type Checkout = ReturnType<typeof createCheckout>
