import { createMiddleware } from 'hono/factory'
import type { MockEnv } from '../request-context.ts'
import type { OrderRows } from './order-rows.ts'

/** Before every call, orders whose time is over by the clock of the call are cancelled: nobody sees stock that ought to be back. */
export function expireOrders(orders: OrderRows) {
  return createMiddleware<MockEnv>(async function expireOrders(c, next) {
    const { world, now, orderDueAt } = c.var
    if (orderDueAt !== null && orderDueAt <= now) orders.expire(world, now)
    await next()
  })
}
