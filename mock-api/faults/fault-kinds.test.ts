import { beforeEach, expect, test } from 'vitest'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { FAULT_KINDS } from './fault-kinds.ts'

const BANNERS = '/shop/banners'
const fault = (text: string) => ({ headers: { 'x-mock-fault': text } })

let world: TestWorld
beforeEach(() => {
  world = createTestWorld()
})

test.each([
  ['status:503', 503, { error: { code: 'FAULT' } }],
  ['status:418', 418, { error: { code: 'FAULT' } }],
  ['rate-limit:7', 429, { error: { code: 'TOO_MANY_REQUESTS' } }],
  ['wrong-shape', 200, { data: { surprise: [{ id: 'one' }, null] } }],
  ['replace:data.promoBar=[]', 200, { data: { promoBar: [], items: expect.any(Array) } }],
  ['latency:1', 200, { data: { items: expect.any(Array) } }],
  ['latency-lognormal:1/0.5', 200, { data: { items: expect.any(Array) } }],
])('%s answers %i', async (kind, status, body) => {
  const response = await world.send(BANNERS, fault(`banners:${kind}`))
  expect(response.status).toBe(status)
  expect(response.headers.get('x-mock-fault-applied')).toBe(`banners:${kind}`)
  expect(await response.json()).toMatchObject(body)
})

test.each([
  ['productDetails', '/shop/product/details/1', { data: { id: 2, name: 'Fotel 366' } }],
  ['viewedLast', '/shop/product/viewed/last?productsIds=1,2', { data: { items: [{ id: 3 }, { id: 3 }] } }],
  ['boutiqueDetails', '/shop/boutique/zielone', { data: { id: 1, slug: 'zielon0' } }],
  ['boutiqueList', '/shop/boutique?slugs=zielone', { data: { items: [{ slug: 'zielon0' }] } }],
  ['searchExamples', '/shop/search/examples?categories=145', { data: { items: [{ id: 146 }] } }],
  ['tagDetails', '/shop/tag/50', { data: { id: 51, slug: 'noc-zakupo0' } }],
])('mismatched-response of %s names another than was requested for', async (operation, path, body) => {
  const response = await world.send(path, fault(`${operation}:mismatched-response`))
  expect([response.status, response.headers.get('x-mock-fault-applied')]).toEqual([200, `${operation}:mismatched-response`])
  expect(await response.json()).toMatchObject(body)
})

test('other-call answers what another call would', async () => {
  const response = await world.send('/shop/product/details/1', fault('productDetails:other-call'))
  expect([response.status, await response.json()]).toEqual([200, { data: { promoBar: null, items: [] } }])
})

test.each([
  ['pl', 'EUR'],
  ['en', 'PLN'],
  ['es', 'PLN'],
])('other-market answers a request of %s in %s', async (langId, currencyId) => {
  const response = await world.send('/shop/product/details/1', { headers: { langId, 'x-mock-fault': '*:other-market' } })
  expect([response.status, (await response.json()).data.prices.currencyId]).toEqual([200, currencyId])
})

test.each(['malformed-json', 'other-call', 'truncated', 'huge:1'])('%s comes with a body, whatever the caller has cached', async (kind) => {
  const path = '/shop/product/details/1'
  const tag = (await world.send(path)).headers.get('etag') ?? ''
  expect(await world.statusOf(path, { headers: { 'if-none-match': tag } })).toBe(304)
  const response = await world.send(path, { headers: { 'if-none-match': tag, 'x-mock-fault': `*:${kind}` } })
  expect([response.status, response.headers.get('etag')]).toEqual([200, null])
})

test('rate-limit says when to come back', async () => {
  expect((await world.send(BANNERS, fault('*:rate-limit:7'))).headers.get('retry-after')).toBe('7')
})

test('a status without body has none', async () => {
  const response = await world.send(BANNERS, fault('*:status:204'))
  expect([response.status, await response.text()]).toEqual([204, ''])
})

test('error-page is HTML', async () => {
  const response = await world.send(BANNERS, fault('banners:error-page:502'))
  expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html'])
  expect(await response.text()).toContain('<h1>502</h1>')
})

test('malformed-json is none, under a good status', async () => {
  const response = await world.send(BANNERS, fault('banners:malformed-json'))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  await expect(response.json()).rejects.toThrow(SyntaxError)
})

test('truncated promises the whole, gives half, and the body errors', async () => {
  const whole = await (await world.send(BANNERS)).text()
  const response = await world.send(BANNERS, fault('banners:truncated'))
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(whole)))
  const reader = response.body?.getReader()
  const first = await reader?.read()
  expect(first?.value?.length).toBe(Math.ceil(Buffer.byteLength(whole) / 2))
  await expect(reader?.read()).rejects.toThrow('The body was cut short')
})

test.each([
  ['hang', 'rejects'],
  ['hang-body', 'has a body that errors'],
])('%s, when the caller gives up, %s', async (kind) => {
  const caller = new AbortController()
  setTimeout(() => caller.abort(), 20)
  const requested = world.app.request(BANNERS, { headers: { 'x-mock-fault': `banners:${kind}` }, signal: caller.signal })
  await expect(Promise.resolve(requested).then((response) => response.text())).rejects.toMatchObject({ name: 'ConnectionLost' })
})

test('every kind tells what it does and takes its usual argument', () => {
  for (const { does, argument, applier } of Object.values(FAULT_KINDS)) {
    expect(does).toMatch(/\w/)
    expect(() => applier(argument.usual)).not.toThrow()
  }
})
