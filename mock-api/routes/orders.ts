import { orderDetails, orders as listOrders } from '#app/shop-api/contract/orders.ts'
import { errorBody } from '../http/errors.ts'
import { inOrder, requireLogin, requireVisitor } from '../http/visitor-guards.ts'
import type { RouteInputs } from '../route-inputs.ts'
import { wireOrder, wireOrderRow } from '../orders/wire-order.ts'

export function routeOrders({ app, checkout }: RouteInputs): void {
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
    return row ? c.json({ data: wireOrder(checkout, row, c.req.valid('header').langid) }, 200) : c.json(errorBody('NOT_FOUND'), 404)
  })
}
