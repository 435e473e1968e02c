import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDb } from '#db/open.ts'
import { freePort } from '#edge/dev/local/free-port.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#mock-api/test-world/personas.ts'
import { seedShop } from '#seeds/seed-shop.ts'

const PRODUCTS = 200
const PERSON = { firstName: 'Zenobia', lastName: 'Kwiatkowska', phone: '600 700 800', email: 'zenobia@real.test' }
const HOME = { street: 'Tajna', building: '13', apartment: '4', zipCode: '00-950', city: 'Warszawa', countryId: 'PL' }

let dir: string
/** Processes that a failed test left behind. */
const running = new Set<ChildProcess>()
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'patyna-proxy-'))
  const db = openDb(join(dir, 'real.sqlite'))
  seedShop(db, { size: PRODUCTS, seed: 42 })
  db.$client.close()
  copyFileSync(join(dir, 'real.sqlite'), join(dir, 'front.sqlite'))
}, 60_000)
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(dir, { recursive: true })
})

interface Answer {
  data: Readonly<Record<string, string>>
  error?: { code: string }
}

/** A mock as a process of its own, over a database of the folder. */
async function startMock(database: string, ...options: string[]) {
  const port = await freePort()
  const all = ['mock-api/server.ts', '--db', join(dir, database), '--port', String(port), '--no-pictures', ...options]
  const child = spawn(process.execPath, all, { stdio: 'ignore' })
  running.add(child)
  const origin = `http://127.0.0.1:${port}`
  const isReady = async () =>
    fetch(`${origin}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  await expect.poll(isReady, { timeout: 30_000, interval: 100 }).toBe(true)
  return {
    /** A call; the body of its response. */
    async call(path: string, { body, token, status = 200 }: { body?: object; token?: string | undefined; status?: number } = {}) {
      const response = await fetch(origin + path, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', langId: 'pl', shippingTo: 'pl', ...(token && { authorization: `Bearer ${token}` }) },
      })
      expect([path, response.status]).toEqual([path, status])
      return (await response.json()) as Answer
    },
    origin,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      running.delete(child)
    },
  }
}

/** What an order needs of a hit. */
const Found = z.object({
  data: z.object({
    items: z.array(
      z.object({
        id: z.number(),
        vendorId: z.number(),
        deliveryTypeId: z.number(),
        promoPrice: z.number().nullable(),
        regularPrice: z.number(),
        currencyId: z.string(),
      }),
    ),
  }),
})
const SEARCH = { path: '/shop/search/products?per_page=5', body: { textSearch: 'fotel', facets: true } }

test('a proxy in front of a shop records what passes, without persons; with the shop gone a stand-in plays it again', async () => {
  const recording = join(dir, 'recording.jsonl')
  const real = await startMock('real.sqlite')
  const proxy = await startMock('front.sqlite', '--proxy', real.origin, '--recording', recording)

  const found = await proxy.call(SEARCH.path, { body: SEARCH.body })
  expect(found).toEqual(await real.call(SEARCH.path, { body: SEARCH.body }))
  const hit = Found.parse(found).data.items[0]
  if (!hit) throw new Error('The shop has no armchair')
  const credentials = { email: PERSONAS.customer.email, password: PERSONA_PASSWORD }
  const { token } = (await proxy.call('/auth/standard', { body: credentials })).data
  await proxy.call('/shop/client/addresses', { token, body: HOME })
  const details = await proxy.call('/shop/client/details', { token })
  // Written in the shop behind, not here.
  expect(JSON.stringify(await real.call('/shop/client/addresses', { token }))).toContain('Tajna')
  const line = {
    productId: hit.id,
    quantity: 1,
    deliveryTypeId: hit.deliveryTypeId,
    productPrice: hit.promoPrice ?? hit.regularPrice,
    currencyCode: hit.currencyId,
  }
  await proxy.call('/shop/cart/product/add', { token, body: line })
  const order = {
    ...PERSON,
    deliveryAddress: HOME,
    invoice: null,
    deliveries: [{ vendorId: hit.vendorId, deliveryTypeId: hit.deliveryTypeId }],
    paymentMethod: 'BANK_TRANSFER',
    promoCode: null,
    comment: 'Dzwonek nie działa',
    termsAgreement: true,
  }
  const { orderId, paymentLink } = (await proxy.call('/shop/checkout/order', { token, body: order })).data
  await proxy.call(`/shop/client/orders/${orderId}`, { token })

  await real.stop()
  expect((await proxy.call('/shop/banners', { status: 502 })).error?.code).toBe('PROXY_FAILED')
  await proxy.stop()

  const text = readFileSync(recording, 'utf8')
  expect(text.trim().split('\n').length).toBe(7)
  const secrets = [String(token), PERSONA_PASSWORD, credentials.email, String(paymentLink).split('/').at(-1) ?? '']
  for (const secret of [...secrets, ...Object.values(PERSON), 'Tajna', 'Warszawa', 'Dzwonek']) expect(text).not.toContain(secret)

  const standIn = await startMock('front.sqlite', '--stand-in', recording, '--unmatched', 'fail')
  expect(await standIn.call(SEARCH.path, { body: SEARCH.body })).toEqual(found)
  const recordedToken = (await standIn.call('/auth/standard', { body: credentials })).data.token
  expect(recordedToken).not.toBe(token)
  const replayed = await standIn.call('/shop/client/details', { token: recordedToken })
  expect(Object.keys(replayed.data)).toEqual(Object.keys(details.data))
  expect(replayed.data.email).not.toBe(details.data.email)
  expect((await standIn.call(`/shop/client/orders/${orderId}`, { token: recordedToken })).data.id).toBe(orderId)
  expect((await standIn.call('/shop/banners', { status: 501 })).error?.code).toBe('NOT_RECORDED')
  await standIn.stop()
}, 120_000)
