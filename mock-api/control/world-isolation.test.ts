import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMockApi } from '../app.ts'
import type { MockApp } from '../request-context.ts'
import { MANY, ORDER, OTHER, wanted } from '../test-world/cart-calls.ts'
import { gateRuns } from '../test-world/gate-runs.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'
import { openTestShop } from '../test-world/test-world.ts'
import { fixedClock, NOON } from '../test-world/time.ts'

const RUNS = 40
const WORLDS = ['a', 'b'] as const

type WorldName = (typeof WORLDS)[number]

interface Call {
  path: string
  body?: unknown
  method?: string
}

const LOGIN = { path: '/auth/standard', body: { email: PERSONAS.pro.email, password: PERSONA_PASSWORD } }

/** Actions of shoppers and developers; each runs in one world and must not affect the other. */
const CALLS: readonly Call[] = [
  LOGIN,
  ...[MANY, OTHER].map((id) => ({ path: '/shop/cart/product/add', body: wanted(id) })),
  { path: '/shop/cart/product/change-quantity', body: { productId: MANY, quantity: 2 } },
  { path: '/shop/cart/details2' },
  { path: '/shop/cart/details2/ONCE' },
  { path: '/shop/checkout/order', body: { ...ORDER, promoCode: 'ONCE' } },
  { path: '/shop/checkout/order', body: ORDER },
  { path: '/shop/client/orders' },
  { path: '/shop/client/details' },
  { path: '/shop/client/details', method: 'PUT', body: { firstName: 'Inna', lastName: null, phone: null, defaultLangId: 'en' } },
  { path: '/shop/client/product/like/1', body: { like: true } },
  { path: '/shop/client/product/likes-details' },
  { path: '/shop/client/password/reset', body: { email: PERSONAS.customer.email } },
  { path: `/shop/product/details/${MANY}` },
  { path: '/shop/search/products?per_page=100', body: { onlyPromo: true, facets: true } },
  { path: '/__mock/mails' },
  { path: '/__mock/orders' },
  { path: '/__mock/invariants' },
  { path: '/__mock/clock/advance', body: { duration: 'PT49H' } },
  { path: '/__mock/clock/freeze', body: {} },
  { path: '/__mock/reset', method: 'POST' },
  { path: `/__mock/products/${MANY}`, method: 'PATCH', body: { promo: { price: 900 }, stock: 3 } },
  { path: `/__mock/products/${OTHER}`, method: 'PATCH', body: { status: 'DRAFT' } },
  { path: '/__mock/vendors/1', method: 'PATCH', body: { isSuspended: true } },
  { path: '/__mock/vendors/1', method: 'PATCH', body: { isSuspended: false } },
  { path: '/__mock/snapshots', body: { name: 's' } },
  { path: '/__mock/snapshots/s/restore', method: 'POST' },
]

const steps = fc.array(fc.record({ world: fc.constantFrom(...WORLDS), call: fc.constantFrom(...CALLS) }), { minLength: 10, maxLength: 40 })

/** A mock over the hand-made shop with the real index. */
function newMock(): MockApp {
  const db = openTestShop()
  // The lines of hints have other tokens in each mock.
  return createMockApi({ db, clock: fixedClock(NOON), hasControl: true, hasHints: false, validateResponses: true })
}

test('two worlds of one mock, called concurrently in any order, respond like two mocks', async () => {
  const shared = newMock()
  const alone = { a: newMock(), b: newMock() }
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      for (const mock of [shared, alone.a, alone.b]) {
        for (const world of WORLDS) await mock.request(`/__mock/worlds/${world}`, { method: 'DELETE' })
      }
      const together = await responsesOf(steps, () => shared)
      expect(together).toEqual(await responsesOf(steps, (world) => alone[world]))
    }),
    { numRuns: gateRuns(RUNS) },
  )
}, 180_000)

/** The responses in each world. A world awaits its own last call only, so that calls of both run concurrently. */
async function responsesOf(steps: readonly { world: WorldName; call: Call }[], mockOf: (world: WorldName) => MockApp) {
  const shoppers = { a: shopperOf(mockOf('a'), 'a'), b: shopperOf(mockOf('b'), 'b') }
  const done: Record<WorldName, Promise<unknown>> = { a: Promise.resolve(), b: Promise.resolve() }
  const responses: Record<WorldName, string[]> = { a: [], b: [] }
  for (const { world, call } of steps) {
    done[world] = afterwards(done[world], async () => responses[world].push(await shoppers[world](call)))
  }
  await Promise.all([done.a, done.b])
  return responses
}

async function afterwards(before: Promise<unknown>, run: () => Promise<unknown>): Promise<unknown> {
  await before
  return run()
}

/** A guest of one world, logged in from the first login on. Random parts of responses are omitted. */
function shopperOf(mock: MockApp, world: WorldName) {
  const headers: Record<string, string> = { 'x-mock-world': world, guestId: GUESTS[world] }
  return async (call: Call): Promise<string> => {
    const response = await mock.request(call.path, {
      method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
      headers: { ...headers, 'content-type': 'application/json' },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    })
    const text = await response.text()
    if (call === LOGIN && response.ok) headers['authorization'] = `Bearer ${JSON.parse(text).data.token}`
    return `${call.method ?? ''} ${call.path} ${response.status} ${text.replaceAll(RANDOM, '…')}`
  }
}

const GUESTS = { a: randomUUID(), b: randomUUID() }
/** Tokens, links in mails and ids of payments. */
const RANDOM = /(?<="token":")[^"]+|(?<=(?:token|payment)=)[\w-]+|(?<=platnosc-testowa\/)[\w-]+/g
