import { beforeEach, describe, expect, test } from 'vitest'
import { createCartWorld, type CartWorld, GUEST, MANY, OTHER, wanted } from '../test-world/cart-calls.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import { ReproSnapshot } from './repro-snapshot.ts'

const PATH = '/__mock/repro-snapshot'
const IN_A = { 'x-mock-world': 'a' }

let cart: CartWorld
let customer: Record<string, string>
/** A customer and a guest with carts, likes and orders, in the world `a` on a day of its own. */
beforeEach(async () => {
  cart = await createCartWorld()
  const { world } = cart
  await world.send('/__mock/clock/freeze', { headers: IN_A, body: { at: '2022-03-26T23:30:00Z' } })
  customer = await world.logIn('customer', { ...IN_A, ...GUEST })
  const guest = { ...IN_A, guestId: '11111111-1111-4111-8111-111111111111' }
  for (const headers of [customer, guest]) {
    await cart.add(MANY, {}, headers)
    await world.send(`/shop/client/product/like/${OTHER}`, { headers, body: { like: true } })
  }
  await cart.order({}, customer)
  await cart.add(OTHER, { quantity: 2 }, customer)
})

const make = async (
  query = '?world=a&url=http://127.0.0.1:8787/produkty',
  headers: Record<string, string> = customer,
): Promise<ReproSnapshot> => ReproSnapshot.parse(await (await cart.world.send(PATH + query, { headers })).json())
const open = async (snapshot: unknown, query = '') => {
  const response = await cart.world.send(PATH + query, { body: JSON.stringify(snapshot) })
  return { status: response.status, ...(await response.json()) }
}

test('a round trip returns the same bytes of cart, likes, orders and clock', async () => {
  const { data: opened } = await open(await make())
  expect(opened.world).not.toBe('a')
  const { data: orders } = await (await cart.world.send('/shop/client/orders', { headers: customer })).json()
  const paths = [
    '/shop/cart/details2',
    '/shop/client/product/likes-details?per_page=all',
    '/shop/client/orders',
    `/shop/client/orders/${orders.items[0].id}`,
    '/shop/client/details',
    `/shop/product/details/${MANY}`,
  ]
  for (const path of paths) {
    const [before, after] = await Promise.all(
      [customer, opened.headers].map(async (headers) => (await cart.world.send(path, { headers })).text()),
    )
    expect(after, path).toBe(before)
    expect(before, path).toContain('"data"')
  }
  const clocks = await Promise.all(
    ['a', opened.world].map(async (world) => (await (await cart.world.send(`/__mock/clock?world=${world}`)).json()).data),
  )
  expect({ ...clocks[1], world: 'a' }).toEqual(clocks[0])
})

test('a round trip through JSON into another mock with the same catalog returns the same', async () => {
  const snapshot = await make()
  const other = createTestWorld()
  const response = await other.send(PATH, { body: JSON.stringify(snapshot) })
  const { data } = await response.json()
  expect(await (await other.send('/shop/client/orders', { headers: data.headers })).text()).toBe(
    await (await cart.world.send('/shop/client/orders', { headers: customer })).text(),
  )
})

test('the new world is independent and continues the ids', async () => {
  const { data: opened } = await open(await make())
  const before = await cart.quantities(customer)
  await cart.add(MANY, {}, opened.headers)
  const order = await cart.order({}, opened.headers)
  expect(await cart.quantities(customer)).toEqual(before)
  const ids = (await (await cart.world.send('/shop/client/orders', { headers: opened.headers })).json()).data.items.map(
    ({ id }: { id: number }) => id,
  )
  expect(new Set(ids).size).toBe(2)
  expect(ids).toContain(order.orderId)
})

test('a running clock continues from its recorded instant', async () => {
  await cart.world.send('/__mock/clock/speed', { headers: IN_A, body: { speed: 60 } })
  const snapshot = await make()
  const { data: opened } = await open(snapshot)
  const { data: clock } = await (await cart.world.send(`/__mock/clock?world=${opened.world}`)).json()
  expect([clock.now, clock.speed]).toEqual([new Date(snapshot.world.now).toISOString(), 60])
})

test('it holds the page, the scenario, the faults, the visitor and the calls', async () => {
  await cart.world.send('/__mock/faults?world=a', { body: { route: 'banners', kind: 'status', arg: '503' } })
  const snapshot = await make(undefined, { ...customer, 'x-mock-scenario': 'slow-search' })
  expect(snapshot).toMatchObject({
    url: 'http://127.0.0.1:8787/produkty',
    world: { name: 'a', scenario: 'slow-search' },
    faults: [{ route: 'banners', kind: 'status', arg: '503' }],
    persona: { clientId: 1, email: 'customer@patyna.test', guestId: GUEST.guestId },
  })
  expect(snapshot.journal.at(-1)).toMatchObject({ path: '/shop/cart/product/add', status: 200 })
  const { data: opened } = await open(snapshot)
  expect(opened).toMatchObject({
    url: snapshot.url,
    scenario: 'slow-search',
    cookies: { 'mock-world': opened.world, token: expect.any(String) },
  })
  expect((await cart.world.send('/shop/banners', { headers: opened.headers })).status).toBe(503)
  const { data: journal } = await (await cart.world.send(`/__mock/journal?world=${opened.world}&limit=500`)).json()
  expect(journal.entries).toHaveLength(snapshot.journal.length + 1)
})

test('a guest keeps the guest id', async () => {
  const guest = { ...IN_A, guestId: '11111111-1111-4111-8111-111111111111' }
  const { data: opened } = await open(await make('?world=a', guest))
  expect(opened.cookies).toEqual({ 'mock-world': opened.world, ysguestId: guest.guestId })
  expect(await cart.quantities(opened.headers)).toEqual({ [`${MANY}:1`]: 1 })
})

describe('it keeps only the login of its maker', () => {
  test('it holds the own login only, as a hash', async () => {
    await cart.world.logIn('pro', IN_A)
    const snapshot = await make()
    expect(snapshot.rows['session_token']?.map((row) => row['client_id'])).toEqual([1])
    expect(JSON.stringify(snapshot)).not.toContain(customer['authorization']?.slice('Bearer '.length))
    expect((await make('?world=a', {})).rows['session_token']).toBeUndefined()
  })

  test('it says that it is test data', async () => {
    expect((await make()).note).toContain('TEST DATA')
  })
})

describe('rejected', () => {
  test('an existing world', async () => {
    expect(await open(await make(), '?world=a')).toMatchObject({ status: 409 })
  })

  test.each([
    ['no JSON', 'rubbish', 422],
    ['another format', { format: 'patyna-repro-snapshot-0' }, 422],
  ])('%s', async (_name, body, status) => {
    expect(await open(body)).toMatchObject({ status })
  })

  test.each([
    ['a table that is not here', { 'cart"; DROP TABLE world; --': [{ id: 1 }] }, 'There is no table'],
    ['a table that is no state', { product: [{ id: 1 }] }, 'There is no table product'],
    ['other columns', { cart: [{ id: 1, 'x" = 1; --': 2 }] }, 'Rows of cart have other columns here'],
  ])('%s', async (_name, rows, message) => {
    const { status, error } = await open({ ...(await make()), rows }, '?world=half')
    expect([status, error.message]).toEqual([409, expect.stringContaining(message)])
    const { data } = await (await cart.world.send('/__mock/worlds')).json()
    expect(data.items.map(({ name }: { name: string }) => name)).not.toContain('half')
  })

  test('a product that this catalog does not have', async () => {
    const snapshot = await make()
    const rows = { ...snapshot.rows, liked_product: [{ owner: 'client:1', product_id: 999_999, liked_at: 0 }] }
    expect(await open({ ...snapshot, rows })).toMatchObject({ status: 409 })
  })
})

test("its size stays within the limit for a failed test's file", async () => {
  await cart.world.send('/shop/cart/product/add', { headers: customer, body: wanted(OTHER) })
  expect(JSON.stringify(await make()).length).toBeLessThan(100_000)
})

test('without control there are no repro snapshots', async () => {
  expect((await createTestWorld({ hasControl: false }).send(PATH)).status).toBe(404)
})
