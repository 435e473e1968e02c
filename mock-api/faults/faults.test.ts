import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#app/domain/time/instant.ts'
import { createWorlds } from '../store/worlds.ts'
import { clearFaults, listFaults } from '../control/contract/faults.ts'
import { createTestWorld, openTestShop, type TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'

const BANNERS = '/shop/banners'
const fault = (text: string) => ({ headers: { 'x-mock-fault': text } })

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
const addRules = (body: unknown, headers: Record<string, string> = {}) => world.send('/__mock/faults', { body, headers })

test('the rules of a world that nobody uses any more go with it', async () => {
  const db = openTestShop()
  const worlds = createWorlds(db)
  world = createTestWorld({ db, worlds })
  const headers = { 'x-mock-world': 'idle' }
  await addRules({ route: 'banners', kind: 'status', arg: '503' }, headers)
  expect(await statuses(1, headers)).toEqual([503])
  expect(worlds.collect(NOON + 60 * MINUTE_MS)).toEqual(['idle'])
  expect(await statuses(1, headers)).toEqual([200])
})

test.each([
  ['banners', BANNERS, 503],
  ['/shop/banners', BANNERS, 503],
  ['/shop/*', BANNERS, 503],
  ['*', BANNERS, 503],
  ['productDetails', BANNERS, 200],
  ['/shop/product/*', BANNERS, 200],
  ['/shop/product/details/{id}', '/shop/product/details/1', 503],
  ['productDetails', '/shop/product/details/1', 503],
  ['/shop/product/details/2', '/shop/product/details/1', 200],
  ['/shop/product/*/2', '/shop/product/details/2', 503],
])('%s is about %s: %i', async (route, path, status) => {
  expect(await world.statusOf(path, fault(`${route}:status:503`))).toBe(status)
})

test('first: the first so many; after: not the first so many', async () => {
  await addRules({ route: 'banners', kind: 'status', arg: '503', first: 2 })
  expect(await statuses(4)).toEqual([503, 503, 200, 200])
  await addRules({ route: 'banners', kind: 'status', arg: '500', after: 1, first: 2 })
  expect(await statuses(4)).toEqual([200, 500, 500, 200])
})

test('percent: about so many of a hundred, and the same ones from the same seed', async () => {
  const run = async (faultSeed: number) => {
    world = createTestWorld({ faultSeed })
    await addRules({ route: 'banners', kind: 'status', arg: '503', percent: 25 })
    return statuses(400)
  }
  const first = await run(7)
  const broken = first.filter((status) => status === 503).length
  expect(broken).toBeGreaterThan(75)
  expect(broken).toBeLessThan(125)
  expect(await run(7)).toEqual(first)
  expect(await run(8)).not.toEqual(first)
})

test('a header may ask for a percentage', async () => {
  const seen = await statuses(200, { 'x-mock-fault': 'banners:status:503@50' })
  expect(new Set(seen)).toEqual(new Set([200, 503]))
})

test('all that is due is applied, and told', async () => {
  const response = await world.send(BANNERS, fault('banners:latency:1, banners:status:502'))
  expect([response.status, response.headers.get('x-mock-fault-applied')]).toEqual([502, 'banners:latency:1, banners:status:502'])
})

test.each([
  ['replace, where the answer has no such place today', 'searchProducts:replace:data.items.31.name="x"'],
  ['replace by the value that is there', 'searchProducts:replace:data.pagination.page=1'],
  ['another’s answer, of a search for nobody’s things', '*:mismatched-response'],
  ['an expired token, of a guest', '*:expired-token'],
  ['a latency of none', 'searchProducts:latency:0'],
])('%s changes nothing, so it is not told', async (_name, text) => {
  const ask = async (headers: Record<string, string>) => world.send('/shop/search/products?per_page=8', { headers, body: {} })
  const [plain, faulty] = [await ask({}), await ask({ 'x-mock-fault': text })]
  expect(await faulty.text()).toBe(await plain.text())
  expect(faulty.headers.get('x-mock-fault-applied')).toBeNull()
})

test('what is told is what the header takes: Polish letters and commas are percent-encoded', async () => {
  await addRules({ route: 'searchProducts', kind: 'replace', arg: 'data.items=["Łódź, 100%"]' })
  const faulty = await world.send('/shop/search/products', { body: {} })
  const told = faulty.headers.get('x-mock-fault-applied') ?? ''
  expect([faulty.status, (await faulty.json()).data.items]).toEqual([200, ['Łódź, 100%']])
  expect(told).toMatch(/^searchProducts:replace:data\.items=[!-~]+$/)
  await world.send('/__mock/faults', { method: 'DELETE' })
  const again = await world.send('/shop/search/products', { body: {}, headers: { 'x-mock-fault': told } })
  expect((await again.json()).data.items).toEqual(['Łódź, 100%'])
})

describe('the faults of a world', () => {
  test('are its own', async () => {
    await addRules({ route: '*', kind: 'status', arg: '503' }, { 'x-mock-world': 'broken' })
    expect(await statuses(1)).toEqual([200])
    expect(await statuses(1, { 'x-mock-world': 'broken' })).toEqual([503])
  })

  test('are listed with their counts, and forgotten', async () => {
    await addRules([
      { route: 'banners', kind: 'status', first: 1 },
      { route: 'login', kind: 'reset' },
    ])
    await statuses(3)
    expect(await world.call(listFaults, '/__mock/faults?world=main')).toMatchObject({
      data: {
        world: 'main',
        rules: [
          { id: expect.any(Number), rule: { route: 'banners', kind: 'status', first: 1 }, calls: 3, applied: 1 },
          { id: expect.any(Number), rule: { route: 'login', kind: 'reset' }, calls: 0, applied: 0 },
        ],
      },
    })
    expect((await world.call(clearFaults)).data.rules).toEqual([])
    expect(await statuses(1)).toEqual([200])
  })

  test('go with a reset', async () => {
    await addRules({ route: 'banners', kind: 'status', arg: '503' })
    await world.send('/__mock/scenarios', { body: { name: 'everything-down' } })
    expect(await statuses(1)).toEqual([503])
    await world.send('/__mock/reset', { method: 'POST' })
    expect(await statuses(1)).toEqual([200])
  })

  test.each([
    ['an unknown kind', { route: '*', kind: 'explode' }],
    ['an argument that the kind does not take', { route: '*', kind: 'status', arg: 'teapot' }],
    ['an argument out of range', { route: '*', kind: 'latency', arg: '600000' }],
    ['a route that is none', { route: 'two words', kind: 'reset' }],
    ['a call that the contract does not have', { route: 'nosuch', kind: 'status', arg: '503' }],
    ['a path that the contract does not have', { route: '/shop/product', kind: 'reset' }],
    ['a place that no answer of the call has', { route: 'banners', kind: 'replace', arg: 'data.promobar=[]' }],
    ['another’s answer of a call that names nothing', { route: 'banners', kind: 'mismatched-response' }],
    ['a product that the call does not name', { route: 'banners', kind: 'sold-out' }],
    ['a chance of none', { route: '*', kind: 'reset', percent: 0 }],
    ['a field that nobody knows', { route: '*', kind: 'reset', often: true }],
  ])('%s is refused', async (_name, body) => {
    expect((await addRules(body)).status).toBe(422)
  })
})

test('without control there are no faults: headers are not heard and the calls are not there', async () => {
  world = createTestWorld({ hasControl: false })
  expect(await statuses(1, { 'x-mock-fault': '*:status:503', 'x-mock-scenario': 'everything-down' })).toEqual([200])
  for (const path of ['/__mock/faults', '/__mock/scenarios']) expect(await world.statusOf(path)).toBe(404)
})
