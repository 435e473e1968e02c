// Tests reach the mock's control through the edge; nobody else can.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestEdge, type TestEdge } from './test-edge.ts'

const CHOICE = { cookie: 'mock-scenario=search-503; mock-world=a-test' }
const NO_GUEST = { headers: { ...CHOICE, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }, method: 'POST', body: '{}' }
const mockHeadersOf = ({ headers }: Request) => [headers.get('x-mock-scenario'), headers.get('x-mock-world')]
const isClock = ({ url }: Request) => url.endsWith('/__mock/clock')

describe('with the binding MOCK_CONTROL', () => {
  let edge: TestEdge
  beforeAll(async () => {
    edge = await startTestEdge({ MOCK_CONTROL: '1' })
  })
  afterAll(() => edge.close())
  beforeEach(() => {
    edge.shop.setInterference()
    edge.shop.takeSeen()
  })

  test('pages use the mock’s clock', async () => {
    const atNight = Response.json({ data: { now: '2022-03-17T22:00:00.000Z' } })
    edge.shop.setInterference(async (request) => (isClock(request) ? atNight.clone() : null))
    expect(await (await edge.get('/')).text()).toContain('marzec 2022')
  })

  test('browser headers do not choose a world', async () => {
    await edge.get('/shop/banners', { headers: { 'x-mock-scenario': 'search-503', 'x-mock-world': 'a-test', 'x-mock-fault': '*:reset' } })
    const [request] = edge.shop.takeSeen()
    expect([...(request?.headers.keys() ?? [])].filter((name) => name.startsWith('x-mock'))).toEqual([])
  })

  test('the gateway forwards the applied faults and Retry-After', async () => {
    const headers = { 'retry-after': '30', 'x-mock-fault-applied': 'searchProducts:rate-limit:30', 'x-secret': 'of the shop' }
    edge.shop.setInterference(async () => Response.json({}, { status: 429, headers }))
    const response = await edge.get('/shop/search/products', NO_GUEST)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(response.headers.get('x-mock-fault-applied')).toBe('searchProducts:rate-limit:30')
    expect(response.headers.get('x-secret')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('without it, as deployed', () => {
  let edge: TestEdge
  beforeAll(async () => {
    edge = await startTestEdge()
  })
  afterAll(() => edge.close())

  test.each([
    ['/produkty', { headers: CHOICE }],
    ['/fotel-366-1', { headers: CHOICE }],
    ['/shop/search/products', NO_GUEST],
  ])('the cookies have no effect on %s', async (path, init) => {
    edge.shop.takeSeen()
    await (await edge.get(path, init)).text()
    const seen = edge.shop.takeSeen()
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.map(mockHeadersOf)).toEqual(seen.map(() => [null, null]))
  })

  test('GAP-105: the shop API receives the visitor’s address, as given by the platform', async () => {
    edge.shop.takeSeen()
    await edge.get('/shop/banners', { headers: { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' } })
    await edge.get('/shop/banners', { headers: { 'cf-connecting-ip': 'not an address', 'x-forwarded-for': '198.51.100.1' } })
    expect(edge.shop.takeSeen().map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['203.0.113.7', null])
  })
})
