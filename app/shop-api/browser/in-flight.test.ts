import { expect, test, vi } from 'vitest'
import { addKey } from '../../domain/cart/purchase-context.ts'
import type { ProductId } from '../../domain/ids.ts'
import { createInFlight } from './in-flight.ts'

const add = { productId: 1 as ProductId, quantity: 1, deliveryTypeId: 1 }

test.each([
  ['the same product, quantity and delivery', add, 1],
  ['another quantity', { ...add, quantity: 2 }, 2],
])('CRT-12: while an add is in flight, %s is sent the expected number of times', async (_what, second, times) => {
  const once = createInFlight<void>()
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.fn(async () => promise)
  const both = [once(addKey(add), send), once(addKey(second), send)]
  resolve()
  await Promise.all(both)
  expect(send).toHaveBeenCalledTimes(times)
})

test('CRT-12: after it has completed or failed, the same call is sent again', async () => {
  const once = createInFlight<number>()
  const send = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(1)
  await expect(once('a', send)).rejects.toThrow('down')
  expect([await once('a', send), await once('a', send)]).toEqual([1, 1])
  expect(send).toHaveBeenCalledTimes(3)
})
