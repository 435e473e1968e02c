import { createMiddleware } from 'hono/factory'
import type { MockEnv } from '../request-context.ts'
import type { OrderRows } from './order-rows.ts'

/** Cancels expired orders before every call, by the clock of the call, so that their stock is back before it is read. */
export function expireOrders(orders: Pick<OrderRows, 'expire'>) {
  return createMiddleware<MockEnv>(async function expireOrders(c, next) {
    const { world, now, orderDueAt } = c.var
    if (orderDueAt !== null && orderDueAt <= now) orders.expire(world, now)
    await next()
  })
}
