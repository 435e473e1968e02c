// EXT-63: strangers flood a shop API that does not answer them, and buyers beside them get through.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MANY, wanted } from '#mock-api/test-world/cart-calls.ts'
import { OURS } from './fill-shop.ts'
import { newBuyer } from './new-buyer.ts'
import { startRawEdge } from './raw-edge.ts'

/** More than there are permits. */
const CONNECTIONS = 150
const BUYER = { 'cf-connecting-ip': '198.51.100.7' }
const ADD = { method: 'POST', path: '/shop/cart/product/add', body: JSON.stringify(wanted(MANY)) }
const CART = { path: '/shop/cart/details2' }
const LIKE = { method: 'POST', path: '/shop/client/product/like/1', body: '{"like":true}' }
const session = (number: number) => ({ cookie: `ysguestId=0b7f6a52-7a8e-4a53-9a0d-${String(number).padStart(12, '0')}` })

const FROM = {
  'one network': (number: number) => `203.0.113.${number}`,
  'as many networks': (number: number) => `10.0.${number}.1`,
} as const
const FLOODS = {
  'carts of strangers': () => CART,
  'carts of made-up guests': (number: number) => ({ ...CART, headers: session(number) }),
  'additions of made-up guests': (number: number) => ({ ...ADD, headers: session(number) }),
} as const

let edge: Awaited<ReturnType<typeof startRawEdge>>
let release: PromiseWithResolvers<void>
beforeEach(async () => {
  edge = await startRawEdge()
  release = Promise.withResolvers<void>()
  edge.shop.setInterference(async ({ headers }) => {
    if (/^(203\.0\.113|10)\./.test(headers.get('x-forwarded-for') ?? '')) await release.promise
    return null
  })
})
afterEach(async () => {
  release.resolve()
  await edge.close()
})

async function flood(of: keyof typeof FLOODS, from: keyof typeof FROM) {
  let refused = 0
  const all = Array.from({ length: CONNECTIONS }, async (_, number) => {
    const { headers = {}, ...request } = { headers: {}, ...FLOODS[of](number) }
    const { status } = await edge.send({ ...request, headers: { ...OURS, ...headers, 'cf-connecting-ip': FROM[from](number) } })
    refused += status === 503 ? 1 : 0
    return status
  })
  // Whoever is let in waits.
  await expect.poll(() => refused, { timeout: 20_000, interval: 20 }).toBeGreaterThanOrEqual(CONNECTIONS - 128)
  return { end: async () => (release.resolve(), Promise.all(all)) }
}

test.each([
  ['carts of strangers', 'one network'],
  ['carts of strangers', 'as many networks'],
  ['carts of made-up guests', 'one network'],
  ['additions of made-up guests', 'one network'],
] as const)('%s from %s: somebody new puts a product into the cart, sees it and comes back', async (of, from) => {
  const flooded = await flood(of, from)
  const headers = await newBuyer(edge.origin, BUYER)
  expect((await edge.send({ ...CART, headers })).status).toBe(200)
  await flooded.end()
  expect((await edge.send({ ...CART, headers: { ...OURS, ...BUYER } })).status, 'afterwards strangers are served').toBe(200)
})

test.each(['carts of made-up guests', 'additions of made-up guests'] as const)(
  '%s from as many networks: who has a cart still buys',
  async (of) => {
    const headers = await newBuyer(edge.origin, BUYER)
    await flood(of, 'as many networks')
    expect([(await edge.send({ ...CART, headers })).status, (await edge.send({ ...LIKE, headers })).status]).toEqual([200, 200])
  },
)

test('a company with many buyers behind one address: all are served while the shop API is well', async () => {
  const headers = await newBuyer(edge.origin, BUYER)
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await edge.send({ ...CART, headers })).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
})
