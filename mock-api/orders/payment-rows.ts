import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { order, payment } from '#db/order-tables.ts'
import type { OrderMailer } from './order-mailer.ts'
import type { OrderRow, OrderRows } from './order-rows.ts'
import { isRow } from '../store/is-row.ts'
import { inTransaction } from '../store/in-transaction.ts'

/** Creates an id of a payment that cannot be guessed. */
export type NewPaymentId = () => string

interface PaymentKey {
  world: string
  id: string
}

/** Payments. An order has at most one open payment; a new one replaces it (GAP-106). */
export function paymentRows(db: Db, newId: NewPaymentId, { orders, mailer }: { orders: Pick<OrderRows, 'enter'>; mailer: OrderMailer }) {
  const find = ({ world, id }: PaymentKey) =>
    db
      .select({ payment, order })
      .from(payment)
      .innerJoin(order, isRow(order, { world: payment.world, id: payment.orderId }))
      .where(isRow(payment, { world, id }))
      .get()

  /** Ends the open payment of an order, if it has one. */
  function end({ world, id }: Pick<OrderRow, 'world' | 'id'>, status: 'PAID' | 'REPLACED', now: number): void {
    db.update(payment)
      .set({ status, settledAt: now })
      .where(isRow(payment, { world, orderId: id, status: 'PENDING' }))
      .run()
  }

  return {
    find,
    end,
    /** The order of a payment; undefined without such a payment, or if it belongs to another order. */
    orderOf({ world, id }: { world: string; id: string | null }, orderId: number) {
      const found = id === null ? undefined : find({ world, id })
      return found?.order.id === orderId ? found.order : undefined
    },
    /** Opens a payment for an order. The caller holds a transaction. @returns its id */
    open(
      { world, id: orderId, currencyId }: Pick<OrderRow, 'world' | 'id' | 'currencyId'>,
      values: { method: string; amount: number; now: number },
    ) {
      const { method, amount, now } = values
      end({ world, id: orderId }, 'REPLACED', now)
      const id = newId()
      db.insert(payment).values({ world, id, orderId, method, amount, currencyId, status: 'PENDING', createdAt: now }).run()
      return id
    },
    /** The payment that was opened last: the last row, since on a clock that stands still, or was set back, no instant tells. */
    latest: ({ world, id }: Pick<OrderRow, 'world' | 'id'>) =>
      db
        .select()
        .from(payment)
        .where(isRow(payment, { world, orderId: id }))
        .orderBy(sql`rowid DESC`)
        .limit(1)
        .get(),
    /** Pays or rejects. Undefined: no such payment. False: it has another result already, or its order no longer awaits payment. */
    settle(key: PaymentKey, status: 'PAID' | 'REJECTED', now: number) {
      return inTransaction(db, () => {
        const found = find(key)
        if (!found || found.payment.status === status) return found
        if (found.payment.status !== 'PENDING' || found.order.status !== 'AWAITING_PAYMENT') return false
        db.update(payment)
          .set({ status, settledAt: now })
          .where(isRow(payment, { world: key.world, id: key.id }))
          .run()
        if (status === 'PAID') orders.enter(found.order, 'PAID', now)
        else mailer.tell(found.order, { name: 'PAYMENT_REJECTED', details: { id: key.id }, now })
        return find(key)
      })
    },
  }
}

export type PaymentRows = ReturnType<typeof paymentRows>
