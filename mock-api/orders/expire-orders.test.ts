import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { MockEnv } from '../request-context.ts'
import { NOON } from '../test-world/time.ts'
import { expireOrders } from './expire-orders.ts'

test.each([
  ['no order awaits its payment', null, []],
  ['the next order is not due yet', NOON + 1, []],
  ['an order is due now', NOON, [['main', NOON]]],
  ['an order is overdue', NOON - 1, [['main', NOON]]],
] as const)('GAP-100: %s', async (_when, orderDueAt, expected) => {
  const expired: [string, number][] = []
  const app = new Hono<MockEnv>()
  app.use(async (c, next) => {
    c.set('world', 'main')
    c.set('now', NOON)
    c.set('orderDueAt', orderDueAt)
    await next()
  })
  app.use(expireOrders({ expire: (world, now) => expired.push([world, now]) }))
  app.get('/', (c) => c.text('next'))
  expect(await (await app.request('/')).text()).toBe('next')
  expect(expired).toEqual(expected)
})
