import { createMiddleware } from 'hono/factory'
import type { MockEnv } from '../request-context.ts'
import type { OrderRows } from '../trade/order-rows.ts'

/** Before every call, orders whose time is over by the clock of the call are cancelled: nobody sees stock that ought to be back. */
export function expireOrders(orders: OrderRows) {
  return createMiddleware<MockEnv>(async function expireOrders(c, next) {
    orders.expire(c.var.world, c.var.now)
    await next()
  })
}
