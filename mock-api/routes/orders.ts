import {
  buyAgain as buyAgainCall,
  cancelOrder as cancelOrderCall,
  orderDetails,
  orders as listOrders,
} from '#app/shop-api/contract/orders.ts'
import { withdraw as withdrawCall } from '#app/shop-api/contract/withdrawals.ts'
import { idempotentResponse } from '../http/idempotent-response.ts'
import { errorResponse } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { goodTokenIfAny, compose, ownerOf, requireLogin, requireVisitor } from '../http/visitor-guards.ts'
import type { Visitor } from '../request-context.ts'
import { buyAgain } from '../orders/buy-again.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { isGuestsOrder } from '../orders/is-guests-order.ts'
import { withdraw } from '../orders/withdraw.ts'
import { wireOrder, wireOrderRow } from '../orders/wire-order.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import { inTransaction } from '../store/in-transaction.ts'

export function routeOrders(inputs: RouteInputs): void {
  const { app, db, checkout } = inputs
  const { orders, payments } = checkout
  const guard = compose(requireLogin, requireVisitor)

  /** The order of who is logged in, or the guest's whose payment is named (EXT-46); else why there is none. */
  function readable({ world, visitor }: { world: string; visitor: Visitor | null }, id: number, payment: string | undefined) {
    const own = visitor?.kind === 'client' ? orders.byId({ world, owner: ownerOf(visitor) }, id) : undefined
    const named = payment === undefined ? undefined : payments.orderOf({ world, id: payment }, id)
    const row = own ?? (named && isGuestsOrder(db, named) ? named : undefined)
    return row ?? (payment === undefined && visitor?.kind !== 'client' ? 'UNAUTHORIZED' : 'NOT_FOUND')
  }

  app.openapi({ ...listOrders, middleware: guard }, (c) => {
    const { page, per_page } = c.req.valid('query')
    const { langid } = c.req.valid('header')
    const rows = orders.page(c.var, { limit: per_page, offset: (page - 1) * per_page })
    const items = rows.map((row) => wireOrderRow(checkout, row, langid))
    return c.json({ data: { items, pagination: { total: orders.total(c.var), page, per_page } } }, 200)
  })

  app.openapi({ ...orderDetails, middleware: goodTokenIfAny }, (c) => {
    const row = readable(c.var, c.req.valid('param').id, c.req.valid('query').payment)
    if (typeof row === 'string') return errorResponse(c, row)
    return c.json({ data: wireOrder(checkout, row, contextFor(inputs, c.req.valid('header'), c.var)) }, 200)
  })

  app.openapi({ ...cancelOrderCall, middleware: goodTokenIfAny }, (c) => {
    const done = inTransaction(db, () => {
      const row = readable(c.var, c.req.valid('param').id, c.req.valid('query').payment)
      return typeof row === 'string' ? row : cancelOrder(inputs, row, c.var.now)
    })
    if (typeof done === 'string') return errorResponse(c, done)
    return c.json({ data: wireOrder(checkout, done, contextFor(inputs, c.req.valid('header'), c.var)) }, 200)
  })

  app.openapi({ ...buyAgainCall, middleware: guard }, async (c) => {
    const { world, owner } = c.var
    const row = orders.byId(c.var, c.req.valid('param').id)
    if (!row) return errorResponse(c, 'NOT_FOUND')
    const { 'idempotency-key': key, ...headers } = c.req.valid('header')
    const context = contextFor(inputs, headers, c.var)
    return idempotentResponse(c, inputs, { key, body: null }, () => {
      return { status: 200, body: { data: buyAgain(inputs, { key: { world, owner }, row, context }) } } as const
    })
  })

  app.openapi({ ...withdrawCall, middleware: compose(requireVisitor, ...jsonBody) }, async (c) => {
    const { world, owner, now } = c.var
    const { id } = c.req.valid('param')
    const body = c.req.valid('json')
    const { 'idempotency-key': key, langid: language } = c.req.valid('header')
    return idempotentResponse(c, inputs, { key, body }, () => withdraw(inputs, { key: { world, owner }, id, body, language, now }))
  })
}
