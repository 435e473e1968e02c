import { orderDetails, orders as listOrders } from '#app/shop-api/contract/orders.ts'
import { errorBody } from '../http/errors.ts'
import { inOrder, loginNeeded, visitorNeeded } from '../http/visitor-guards.ts'
import type { RouteInputs } from '../route-inputs.ts'
import { wireOrder, wireOrderRow } from '../wire/order.ts'

export function routeOrders({ app, trade }: RouteInputs): void {
  const { orders } = trade
  const guard = inOrder(loginNeeded, visitorNeeded)

  app.openapi({ ...listOrders, middleware: guard }, (c) => {
    const { page, per_page } = c.req.valid('query')
    const { langid } = c.req.valid('header')
    const rows = orders.page(c.var, { limit: per_page, offset: (page - 1) * per_page })
    const items = rows.map((row) => wireOrderRow(trade, row, langid))
    return c.json({ data: { items, pagination: { total: orders.total(c.var), page, per_page } } }, 200)
  })

  app.openapi({ ...orderDetails, middleware: guard }, (c) => {
    const row = orders.byId(c.var, c.req.valid('param').id)
    return row ? c.json({ data: wireOrder(trade, row, c.req.valid('header').langid) }, 200) : c.json(errorBody('NOT_FOUND'), 404)
  })
}
