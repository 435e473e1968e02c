import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openDb } from '#db/open.ts'
import { cart, cartLine } from '#db/cart-tables.ts'
import { freePort } from '#edge/dev/local/free-port.ts'
import { startProcess } from './start-process.ts'
import { MANY, wanted } from './test-world/cart-calls.ts'
import { insertTestShop } from './test-world/test-world.ts'
import { isRow } from './store/is-row.ts'

const SHOPPERS = 8

test('a server killed under writers has what it acknowledged, and what is sent again is done once', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  const path = join(folder, 'shop.db')
  const db = openDb(path)
  insertTestShop(db)
  const origin = `http://127.0.0.1:${await freePort()}`
  const start = () => startProcess({ origin, args: ['--db', path, '--port', new URL(origin).port, '--no-pictures'] })
  let server = await start()
  const over = new AbortController()
  let acknowledged = 0
  let broken = 0
  const guests: string[] = []

  const add = async (guestId: string): Promise<void> => {
    const headers = { 'content-type': 'application/json', guestId, 'idempotency-key': guestId }
    const body = JSON.stringify(wanted(MANY))
    const status = await fetch(`${origin}/shop/cart/product/add`, { method: 'POST', headers, body }).then(
      async (response) => (await response.text(), response.status),
      () => 0,
    )
    if (status === 200) return void (acknowledged += 1)
    // The server is gone, or starts.
    expect([0, 503]).toContain(status)
    broken += 1
    await setTimeout(20)
    return add(guestId)
  }
  const shop = async () => {
    while (!over.signal.aborted) {
      const guestId = randomUUID()
      guests.push(guestId)
      await add(guestId)
    }
  }
  const untilAcknowledged = (count: number) => vi.waitFor(() => expect(acknowledged).toBeGreaterThan(count), { timeout: 30_000 })
  try {
    const shopping = Promise.all(Array.from({ length: SHOPPERS }, shop))
    await untilAcknowledged(50)
    await server.kill()
    const before = acknowledged
    server = await start()
    await untilAcknowledged(before + 50)
    over.abort()
    await shopping
  } finally {
    over.abort()
    await server.stop()
  }
  expect(broken).toBeGreaterThan(0)
  const rows = db
    .select({ owner: cart.owner, quantity: cartLine.quantity })
    .from(cartLine)
    .innerJoin(cart, isRow(cartLine, { world: cart.world, cartId: cart.id }))
    .all()
  expect(rows.map(({ owner, quantity }) => `${owner} ${quantity}`).toSorted()).toEqual(guests.map((guest) => `guest:${guest} 1`).toSorted())
  expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok')
  db.$client.close()
  rmSync(folder, { recursive: true })
})
