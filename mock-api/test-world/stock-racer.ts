// A thread with a connection of its own that puts a product into carts and, at the word, orders them all; see stock-race.test.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { openDb } from '#db/open.ts'
import { createMockApi } from '../app.ts'
import { ORDER, wanted } from './cart-calls.ts'
import { tableSearch } from './table-search.ts'
import { fixedClock, NOON } from './time.ts'

const { path, productId, guests } = z.object({ path: z.string(), productId: z.number(), guests: z.array(z.string()) }).parse(workerData)
const db = openDb(path)
const app = createMockApi({ db, clock: fixedClock(NOON), search: tableSearch(db) })

async function post(call: string, guestId: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', guestId, 'idempotency-key': `race-${call.length}-${guestId}` }
  const response = await app.request(call, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.status
}

for (const guestId of guests) await post('/shop/cart/product/add', guestId, wanted(productId))
parentPort?.once('message', async () => {
  const statuses: number[] = []
  // Each order is sent twice, as by a shopper whose connection broke.
  for (const guestId of guests) for (let tries = 0; tries < 2; tries++) statuses.push(await post('/shop/checkout/order', guestId, ORDER))
  parentPort?.postMessage(statuses)
})
parentPort?.postMessage('ready')
