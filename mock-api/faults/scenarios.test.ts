import { beforeEach, describe, expect, test } from 'vitest'
import { createCartWorld, type CartWorld, GUEST, MANY, wanted } from '../test-world/cart-calls.ts'
import { listScenarios, playScenario } from '../control/contract/faults.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { documentedCalls } from './documented-calls.ts'
import { canApply, FaultRule } from './fault-rule.ts'
import { SCENARIOS } from './scenarios.ts'

const BANNERS = '/shop/banners'

let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})

/** Statuses of so many calls, one after the other. */
async function statuses(calls: number, headers: Record<string, string> = {}, path = BANNERS): Promise<number[]> {
  const seen: number[] = []
  for (let call = 0; call < calls; call++) seen.push(await world.statusOf(path, { headers }))
  return seen
}
const play = (name: string | null) => world.send('/__mock/scenarios', { body: { name } })

describe('scenarios', () => {
  test.each(Object.entries(SCENARIOS))('%s says what it does and what a shopper sees, and its faults are good', (_name, scenario) => {
    expect([scenario.does, scenario.shows].every((text) => text.length > 5)).toBe(true)
    expect(scenario.faults.length).toBeGreaterThan(0)
    for (const rule of scenario.faults) {
      expect(FaultRule.safeParse(rule).error).toBeUndefined()
      expect(canApply(rule, documentedCalls(world.app)())).toBe(true)
    }
  })

  test('a header chooses one for its call', async () => {
    expect(await statuses(1, { 'x-mock-scenario': 'banners-503' })).toEqual([503])
    expect(await statuses(1)).toEqual([200])
  })

  test('a world plays one until it plays none', async () => {
    expect((await world.call(playScenario, { body: { name: 'banners-503' } })).data.scenario).toBe('banners-503')
    expect(await statuses(2)).toEqual([503, 503])
    expect(await statuses(1, { 'x-mock-world': 'other' })).toEqual([200])
    await play(null)
    expect((await world.call(listScenarios)).data.scenario).toBeNull()
    expect(await statuses(1)).toEqual([200])
  })

  test('the header wins over the world', async () => {
    await play('everything-down')
    expect(await statuses(1, { 'x-mock-scenario': 'slow-search' })).toEqual([200])
  })

  test('counts begin anew when it is played again', async () => {
    await play('cart-response-lost')
    const add = () =>
      world.send('/shop/cart/product/add', { headers: GUEST, body: wanted(1) }).then(
        ({ status }) => status,
        () => 'lost',
      )
    expect([await add(), await add()]).toEqual(['lost', expect.any(Number)])
    await play('cart-response-lost')
    expect(await add()).toBe('lost')
  })

  test.each([
    ['x-mock-scenario', 'no-such'],
    ['x-mock-scenario', 'constructor'],
    ['x-mock-fault', 'banners'],
    ['x-mock-fault', ''],
    ['x-mock-fault', 'nosuch:status:503'],
    ['x-mock-fault', 'banners:replace:data.nosuch=1'],
    ['x-mock-fault', 'banners:latency:1, nosuch:reset'],
  ])('%s: %s is refused, not passed over', async (name, value) => {
    const response = await world.send(BANNERS, { headers: { [name]: value } })
    expect([response.status, await response.json()]).toMatchObject([400, { error: { fields: { [name]: 'incorrectValueErrorMessage' } } }])
  })

  test('an unknown one is not played', async () => {
    expect((await play('no-such')).status).toBe(422)
  })

  test('token-expired: a private call is refused, a public one is not, and nothing was logged out', async () => {
    const headers = await world.logIn('customer')
    const expired = { ...headers, 'x-mock-scenario': 'token-expired' }
    expect(await statuses(1, expired, '/shop/client/details')).toEqual([401])
    expect(await statuses(1, expired)).toEqual([200])
    expect(await statuses(1, headers, '/shop/client/details')).toEqual([200])
  })

  test('string-empty-cart, login-throttled', async () => {
    const cart = await world.send('/shop/cart/details2', { headers: { ...GUEST, 'x-mock-scenario': 'string-empty-cart' } })
    expect(await cart.json()).toEqual({ data: 'EMPTY_CART' })
    const login = await world.send('/auth/standard', {
      headers: { 'x-mock-scenario': 'login-throttled' },
      body: { email: 'a@b.test', password: 'x' },
    })
    expect([login.status, login.headers.get('retry-after')]).toEqual([429, '900'])
  })
})

describe('what happens in the shop meanwhile', () => {
  let cart: CartWorld
  beforeEach(async () => {
    cart = await createCartWorld()
  })
  const add = '/shop/cart/product/add'

  test('price-changed: the first addition is refused with the new price, which is then the price', async () => {
    const headers = { ...GUEST, 'x-mock-scenario': 'price-changed' }
    const refused = await cart.refusal(add, wanted(MANY), headers)
    expect(refused).toMatchObject({ status: 409, code: 'PRICE_CHANGED', price: 1100 })
    expect(await cart.quantities()).toEqual({})
    expect(await cart.world.statusOf(add, { headers, body: wanted(MANY, { productPrice: 1100 }) })).toBe(200)
    expect(await cart.quantities()).toEqual({ [`${MANY}:1`]: 1 })
  })

  test('sold-out-on-add: the addition is refused and the product is gone', async () => {
    expect(await cart.refusal(add, wanted(MANY), { ...GUEST, 'x-mock-scenario': 'sold-out-on-add' })).toMatchObject({
      status: 409,
      code: 'NOT_AVAILABLE',
    })
    expect(await cart.stockOf(MANY)).toBe(0)
  })

  test('cart-response-lost: it happened, so the same key answers without doing it again', async () => {
    const headers = { ...GUEST, 'x-mock-scenario': 'cart-response-lost', 'idempotency-key': 'click-00000001' }
    const call = () => cart.world.send(add, { headers, body: wanted(MANY) })
    await expect(call()).rejects.toMatchObject({ name: 'ConnectionLost' })
    expect((await call()).status).toBe(200)
    expect(await cart.quantities()).toEqual({ [`${MANY}:1`]: 1 })
  })

  test('cart-503: nothing was added', async () => {
    expect(await cart.world.statusOf(add, { headers: { ...GUEST, 'x-mock-scenario': 'cart-503' }, body: wanted(MANY) })).toBe(503)
    expect(await cart.quantities()).toEqual({})
  })
})
