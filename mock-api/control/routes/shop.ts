import { totalOf } from '#app/domain/cart/cart-totals.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { order, orderLine } from '#db/order-tables.ts'
import { cart, cartLine } from '#db/cart-tables.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import { canCancel } from '#app/domain/checkout/order.ts'
import type { OrderStatus } from '#app/domain/checkout/order-status.ts'
import { DEFAULT_LANGUAGE } from '#app/domain/language.ts'
import { errorResponse } from '../../http/errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import { changeOrder, createOrder, findProducts, listCarts, listOrders, refundOrder as refundOrderCall } from '../contract/shop.ts'
import { type ControlInputs, iso, pageOf } from '../control-inputs.ts'
import { responseContext } from '../../response-context.ts'
import { bringInto, enterState, makeOrder } from '../settable/make-order.ts'
import { clientNamed } from './personas.ts'
import { linesLeft } from '../../orders/lines-left.ts'
import { refundOrder } from '../../orders/refund-order.ts'
import { wireProduct } from './wire-shop-product.ts'
import { findProductIds } from '../../shop-changes/find-products.ts'
import { isRow } from '../../store/is-row.ts'
import { inTransaction } from '../../store/in-transaction.ts'

/** The data browser: finds products, lists carts and orders, moves orders on. */
export function routeShop({ app, db, store, checkout, worlds, accounts, newGuestId }: ControlInputs): void {
  const clientOf = clientNamed({ db, accounts })

  app.openapi(findProducts, (c) => {
    const found = findProductIds(db, { world: c.var.world, query: c.req.valid('query').q.trim() })
    const items = found.flatMap(({ id, isChanged }) => wireProduct(store, c.var, { id, isChanged }) ?? [])
    return c.json({ data: { items } }, 200)
  })

  app.openapi(listCarts, (c) => {
    const { world } = c.var
    const carts = db.select().from(cart).where(eq(cart.world, world)).orderBy(desc(cart.changedAt), desc(cart.id)).all()
    const { items: rows, pagination } = pageOf(carts, c.req.valid('query'))
    const ids = rows.map(({ id }) => id)
    const lines = db
      .select()
      .from(cartLine)
      .where(and(eq(cartLine.world, world), inArray(cartLine.cartId, ids)))
      .all()
    const items = rows.map(({ id, owner, changedAt }) => ({
      id,
      owner,
      changedAt: iso(changedAt),
      lines: lines
        .filter(({ cartId }) => cartId === id)
        .map(({ productId, deliveryTypeId, quantity }) => ({ productId, deliveryTypeId, quantity })),
    }))
    return c.json({ data: { items, pagination } }, 200)
  })

  app.openapi({ ...createOrder, middleware: jsonBody }, (c) => {
    const { world, now } = c.var
    const { as, lines, status } = c.req.valid('json')
    const client = as === undefined ? undefined : clientOf(world, as)
    if (as !== undefined && !client) return errorResponse(c, 'NOT_FOUND')
    const guest = `guest:${newGuestId()}` as const
    const { email = 'hanna@patyna.test', firstName, lastName } = client ?? {}
    const wanted = {
      owner: client ? (`client:${client.id}` as const) : guest,
      cart: guest,
      buyer: { email, firstName: firstName || 'Hanna', lastName: lastName || 'Nowak' },
      lines,
    }
    const context = responseContext({ store, world, language: DEFAULT_LANGUAGE, now })
    const made = inTransaction(db, () => {
      const id = makeOrder({ checkout, worlds, accounts }, wanted, context)
      if (typeof id === 'number') bringInto(checkout, { world, id }, status, now)
      return id
    })
    if (typeof made === 'string') return errorResponse(c, 'INVALID', made)
    return c.json({ data: { id: made, number: `PAT-${made}`, status } }, 200)
  })

  app.openapi({ ...changeOrder, middleware: jsonBody }, (c) => {
    const { world, now } = c.var
    const { id } = c.req.valid('param')
    const { status } = c.req.valid('json')
    const entered = inTransaction(db, () => enterStatus({ world, id }, status, now))
    return entered === null ? c.json({ data: { id, status } }, 200) : errorResponse(c, entered)
  })

  app.openapi(refundOrderCall, (c) => {
    const { world, now } = c.var
    const { id } = c.req.valid('param')
    const refunds = inTransaction(db, () => {
      const row = db.select().from(order).where(isRow(order, { world, id })).get()
      return row && refundOrder(checkout, row, now)
    })
    if (!refunds) return errorResponse(c, 'NOT_FOUND')
    return refunds.length === 0 ? errorResponse(c, 'CONFLICT') : c.json({ data: { id, refunds: refunds.map(toWire) } }, 200)
  })

  /** What a seller or carrier does; null: it is done. */
  function enterStatus(key: { world: string; id: number }, status: OrderStatus, now: number) {
    const row = db
      .select({ status: order.status })
      .from(order)
      .where(isRow(order, { world: key.world, id: key.id }))
      .get()
    if (!row) return 'NOT_FOUND'
    // Each state is told and dated once, so none comes back. What was withdrawn from is refunded already.
    const isBack = row.status !== status && checkout.orders.events(key).some((event) => event.status === status)
    const isPartlyBack = status === 'CANCELLED' && checkout.withdrawals.ofOrder(key).length > 0
    // Nor is anything sent of what was withdrawn from as a whole.
    const isWhollyBack = canCancel(row.status) && linesLeft(db, key).length === 0
    if (row.status === 'CANCELLED' || isBack || isPartlyBack || isWhollyBack) return 'CONFLICT'
    enterState(checkout, key, status, now)
    return null
  }

  app.openapi(listOrders, (c) => {
    const { world } = c.var
    const orders = db.select().from(order).where(eq(order.world, world)).orderBy(desc(order.createdAt), desc(order.id)).all()
    const { items: rows, pagination } = pageOf(orders, c.req.valid('query'))
    const ids = rows.map(({ id }) => id)
    const lines = db
      .select()
      .from(orderLine)
      .where(and(eq(orderLine.world, world), inArray(orderLine.orderId, ids)))
      .all()
    const items = rows.map((row) => ({
      id: row.id,
      number: row.number,
      owner: row.owner,
      status: row.status,
      totalCost: toWire(totalOf(row)),
      currencyId: row.currencyId,
      createdAt: iso(row.createdAt),
      expiresAt: iso(row.expiresAt),
      lines: lines
        .filter(({ orderId }) => orderId === row.id)
        .map(({ productId, deliveryTypeId, quantity, name }) => ({ productId, deliveryTypeId, quantity, name })),
    }))
    return c.json({ data: { items, pagination } }, 200)
  })
}
