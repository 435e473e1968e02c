import { beforeEach, describe, expect, test } from 'vitest'
import { GUEST } from '../test-world/cart-calls.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { clearJournal, readJournal } from '../control/contract/journal.ts'
import { createJournal } from './journal.ts'

const JOURNAL = '/__mock/journal'

let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})

const entries = async (query = '') => (await world.call(readJournal, JOURNAL + query)).data.entries
const add = (body: object | string) => world.send('/shop/cart/product/add', { headers: GUEST, body })

test('a call is remembered with what was asked and what was answered', async () => {
  await world.send('/shop/search/products?per_page=1', { headers: { langId: 'en' }, body: { textSearch: 'fotel' } })
  const [entry] = await entries()
  expect(entry).toMatchObject({
    method: 'POST',
    path: '/shop/search/products',
    query: '?per_page=1',
    headers: { langid: 'en', 'content-type': 'application/json' },
    body: '{"textSearch":"fotel"}',
    status: 200,
    operationId: 'searchProducts',
    faults: null,
    nearMiss: null,
    difference: null,
  })
  expect(entry?.now).toBe(entry?.at)
  expect(entry?.ms).toBeGreaterThanOrEqual(0)
})

test('the newest is first, and each world has its own', async () => {
  await world.send('/shop/banners', { headers: { 'x-mock-world': 'a' } })
  await world.send('/shop/product/details/1', { headers: { 'x-mock-world': 'a' } })
  await world.send('/shop/banners', { headers: { 'x-mock-world': 'b' } })
  expect((await entries('?world=a')).map(({ path }) => path)).toEqual(['/shop/product/details/1', '/shop/banners'])
  expect(await entries('?world=b')).toHaveLength(1)
  expect(await entries()).toEqual([])
})

test.each([
  ['?path=/shop/banners', 2],
  ['?path=/shop/*', 3],
  ['?path=/shop/product/details/{id}', 1],
  ['?status=404', 1],
  ['?status=4xx', 1],
  ['?status=2xx', 2],
  ['?method=GET', 3],
  ['?method=POST', 0],
  ['?limit=2', 2],
])('%s shows %i', async (query, count) => {
  await world.send('/shop/banners')
  await world.send('/shop/banners')
  await world.send('/shop/product/details/99999')
  expect(await entries(query)).toHaveLength(count)
})

test.each(['?limit=0', '?limit=x', '?status=late', '?status=', '?colour=red'])('%s is refused', async (query) => {
  expect(await world.statusOf(JOURNAL + query)).toBe(422)
})

test('its own calls and pictures are not in it', async () => {
  for (const path of [JOURNAL, '/photos/x-640.avif', '/docs', '/openapi.json', '/healthz']) await world.send(path)
  expect(await entries()).toEqual([])
})

test('a fault is told, and a connection that broke has no status', async () => {
  await world.send('/shop/banners', { headers: { 'x-mock-fault': 'banners:status:503' } })
  await world.send('/shop/banners', { headers: { 'x-mock-fault': 'banners:reset' } }).catch(() => undefined)
  expect(await entries()).toMatchObject([
    { status: null, faults: 'banners:reset' },
    { status: 503, faults: 'banners:status:503' },
  ])
  expect(await entries('?status=lost')).toHaveLength(1)
})

describe('near misses', () => {
  test.each([
    ['GET', '/shop/banner', 'banners'],
    ['GET', '/shp/banners', 'banners'],
    ['GET', '/shop/cart/details', 'cartDetails'],
    ['GET', '/shop/product/detail/17', 'productDetails'],
    ['GET', '/product/details/17', 'productDetails'],
    ['POST', '/shop/cart/add', 'addToCart'],
    ['GET', '/shop/search/products', 'searchProducts'],
    ['POST', '/auth/standart', 'login'],
  ])('%s %s: the nearest is %s', async (method, path, operationId) => {
    await world.send(path, { method })
    expect((await entries())[0]).toMatchObject({ operationId: null, nearMiss: { operationId } })
  })

  test('of a call that resembles none there is none', async () => {
    await world.send('/wp-admin')
    expect((await entries())[0]).toMatchObject({ status: 404, nearMiss: null })
  })
})

describe('the first difference from the schema', () => {
  test.each([
    [{ productId: 'one' }, { where: 'json', path: 'productId', expected: 'number', got: '"one"' }],
    [
      { productId: 1, quantity: 1, deliveryTypeId: 1, productPrice: 1, currencyCode: 'USD' },
      { path: 'currencyCode', expected: '"PLN" | "EUR"', got: '"USD"' },
    ],
    [
      { productId: 1, quantity: 1, deliveryTypeId: 1, productPrice: 1, currencyCode: 'PLN', price: 5 },
      { path: 'price', expected: 'no such field', got: '5' },
    ],
    [{}, { path: 'productId', expected: 'number', got: 'nothing' }],
  ])('of %j', async (body, difference) => {
    await add(body)
    expect((await entries())[0]).toMatchObject({ status: 422, operationId: 'addToCart', difference })
  })

  test('of a path, a query and a header', async () => {
    await world.send('/shop/product/details/01')
    await world.send('/shop/product/viewed/last?productsIds=1&color=2')
    await world.send('/shop/banners', { headers: { shippingTo: 'Poland' } })
    expect((await entries()).map(({ difference }) => [difference?.where, difference?.path, difference?.got])).toEqual([
      ['header', 'shippingto', '"Poland"'],
      ['query', 'color', '"2"'],
      ['param', 'id', '"01"'],
    ])
  })
})

describe('JSON of 8,000 levels', () => {
  const levels = (open: string, close: string) => `${open.repeat(8000)}1${close.repeat(8000)}`

  test.each([
    ['lists', `{"productId":${levels('[', ']')}}`, '[[[["…"]]]]'],
    ['objects', levels('{"productId":', '}').slice(0, 32_000), null],
    ['objects of one letter', `{"productId":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, '{"a":{"a":{"a":{"a":"…"}}}}'],
    ['lists as the whole', levels('[', ']'), '[[[["…"]]]]'],
  ])('in %s is refused, and the journal tells it', async (_name, body, got) => {
    const refused = await add(body)
    expect(refused.status).toBe(got === null ? 400 : 422)
    const [entry] = await entries()
    expect(entry?.status).toBe(refused.status)
    expect(entry?.difference?.got ?? null).toBe(got)
  })
})

describe('secrets', () => {
  const SECRET = 'hunter2-hunter2'

  test.each([
    ['a password in JSON', { email: 'a@b.test', password: SECRET }],
    ['one that breaks the schema', { email: 'a@b.test', password: [SECRET], deep: { newPassword: SECRET } }],
    ['in text that is no JSON', `{"email":"a@b.test","password":"${SECRET}",`],
    ['in text that ends in it', `{"email":"a@b.test","password":"${SECRET}`],
    ['in the fields of a form', `email=a&password=${SECRET}`],
  ])('%s is not kept', async (_name, body) => {
    await world.send('/auth/standard', { body })
    const [entry] = await entries()
    expect(JSON.stringify(entry)).not.toContain(SECRET)
    expect(entry?.body).toContain('email')
  })

  test('EXT-46: the id of a payment, which opens a guest’s order, is kept in no query and no body', async () => {
    const payment = '3f2b1c52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
    await world.send(`/shop/client/orders/1?payment=${payment}`)
    const texts = [`{"payment":"${payment}","items":[`, `payment=${payment}&status=PAID`]
    for (const body of [{ paymentMethod: 'BLIK', payment }, ...texts]) await world.send('/shop/checkout/re-pay/1', { body })
    expect(JSON.stringify(await entries())).not.toContain(payment)
    expect((await entries()).map(({ query }) => query)).toContain('?payment=•••')
  })

  test('of tokens and cookies is told that they were there', async () => {
    await world.send('/shop/client/details', {
      headers: { authorization: `Bearer ${SECRET}`, cookie: `token=${SECRET}`, 'edge-credential': SECRET },
    })
    const [entry] = await entries()
    expect(entry?.headers).toMatchObject({ authorization: 'present', cookie: 'present', 'edge-credential': 'present' })
    expect(JSON.stringify(entry)).not.toContain(SECRET)
  })

  test('a body is kept up to 4 kB', async () => {
    await world.send('/shop/search/products', { body: { textSearch: 'x'.repeat(10_000) } })
    expect((await entries())[0]?.body).toHaveLength(4096)
  })
})

test('is forgotten when asked', async () => {
  await world.send('/shop/banners')
  expect((await world.call(clearJournal)).data.entries).toEqual([])
  expect(await entries()).toEqual([])
})

describe('the ring', () => {
  const entry = (path: string, body: string | null = null) => ({
    at: 0,
    now: 0,
    method: 'GET',
    path,
    query: '',
    headers: {},
    body,
    status: 200,
    ms: 0,
    operationId: null,
    faults: null,
    nearMiss: null,
    difference: null,
  })
  const paths = (journal: ReturnType<typeof createJournal>, name: string) => journal.list(name).map(({ path }) => path)

  test('keeps so many entries of a world, the newest', () => {
    const journal = createJournal({ entries: 2, bytes: 1e6, worlds: 2 })
    for (const path of ['/1', '/2', '/3']) journal.add('a', entry(path))
    expect(paths(journal, 'a')).toEqual(['/3', '/2'])
  })

  test('keeps so many bytes of a world', () => {
    const journal = createJournal({ entries: 100, bytes: 5000, worlds: 2 })
    for (let at = 0; at < 20; at++) journal.add('a', entry(`/${at}`, 'x'.repeat(1000)))
    expect(paths(journal, 'a')).toEqual(['/19', '/18', '/17', '/16'])
  })

  test('keeps so many worlds, those used last', () => {
    const journal = createJournal({ entries: 2, bytes: 1e6, worlds: 2 })
    for (const name of ['a', 'b', 'a', 'c']) journal.add(name, entry(`/${name}`))
    expect([paths(journal, 'a'), paths(journal, 'c'), paths(journal, 'b')]).toEqual([['/a', '/a'], ['/c'], []])
  })
})
