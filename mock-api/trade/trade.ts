import type { Db } from '#db/open.ts'
import type { Worlds } from '../store/worlds.ts'
import { cartRows } from './cart-rows.ts'
import { orderRows } from './order-rows.ts'
import { type NewPaymentId, paymentRows } from './payment-rows.ts'
import { promoCodes } from './promo-codes.ts'
import { stockRows } from './stock.ts'

/** Everything about buying. */
export function createTrade({ db, worlds, newPaymentId }: { db: Db; worlds: Worlds; newPaymentId: NewPaymentId }) {
  const codes = promoCodes(db)
  const stock = stockRows(db)
  return { carts: cartRows(db, worlds), codes, stock, orders: orderRows(db, { stock, codes }), payments: paymentRows(db, newPaymentId) }
}

export type Trade = ReturnType<typeof createTrade>
