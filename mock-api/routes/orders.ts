import {
  buyAgain as buyAgainCall,
  cancelOrder as cancelOrderCall,
  orderDetails,
  orders as listOrders,
} from '#app/shop-api/contract/orders.ts'
import { withdraw as withdrawCall } from '#app/shop-api/contract/withdrawals.ts'
import { answerOnce } from '../http/answer-once.ts'
import { errorBody } from '../http/errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { inOrder, requireLogin, requireVisitor } from '../http/visitor-guards.ts'
import { buyAgain } from '../orders/buy-again.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { withdraw } from '../orders/withdraw.ts'
import { wireOrder, wireOrderRow } from '../orders/wire-order.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'

export function routeOrders(inputs: RouteInputs): void {
  const { app, db, checkout } = inputs
  const { orders } = checkout
  const guard = inOrder(requireLogin, requireVisitor)

  app.openapi({ ...listOrders, middleware: guard }, (c) => {
    const { page, per_page } = c.req.valid('query')
    const { langid } = c.req.valid('header')
    const rows = orders.page(c.var, { limit: per_page, offset: (page - 1) * per_page })
    const items = rows.map((row) => wireOrderRow(checkout, row, langid))
    return c.json({ data: { items, pagination: { total: orders.total(c.var), page, per_page } } }, 200)
  })

  app.openapi({ ...orderDetails, middleware: guard }, (c) => {
    const row = orders.byId(c.var, c.req.valid('param').id)
    return row
      ? c.json({ data: wireOrder(checkout, row, contextFor(inputs, c.req.valid('header'), c.var)) }, 200)
      : c.json(errorBody('NOT_FOUND'), 404)
  })

  app.openapi({ ...cancelOrderCall, middleware: guard }, (c) => {
    const { world, owner, now } = c.var
    const { id } = c.req.valid('param')
    const done = db.transaction(() => cancelOrder(inputs, { key: { world, owner }, id, now }), { behavior: 'immediate' })
    if (done.status === 404) return c.json(done.body, 404)
    if (done.status === 409) return c.json(done.body, 409)
    return c.json({ data: wireOrder(checkout, done.row, contextFor(inputs, c.req.valid('header'), c.var)) }, 200)
  })

  app.openapi({ ...buyAgainCall, middleware: guard }, (c) => {
    const { world, owner } = c.var
    const row = orders.byId(c.var, c.req.valid('param').id)
    if (!row) return c.json(errorBody('NOT_FOUND'), 404)
    const context = contextFor(inputs, c.req.valid('header'), c.var)
    const data = db.transaction(() => buyAgain(inputs, { key: { world, owner }, row, context }), { behavior: 'immediate' })
    return c.json({ data }, 200)
  })

  app.openapi({ ...withdrawCall, middleware: inOrder(requireVisitor, ...jsonBody) }, async (c) => {
    const { world, owner, now } = c.var
    const { id } = c.req.valid('param')
    const body = c.req.valid('json')
    const { 'idempotency-key': key, langid: language } = c.req.valid('header')
    return answerOnce(c, inputs, { key, body }, () => withdraw(inputs, { key: { world, owner }, id, body, language, now }))
  })
}
