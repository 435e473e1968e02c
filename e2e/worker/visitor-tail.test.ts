// The end of a page that a known visitor gets, through the built worker: what it tells, what it costs, and whose it is.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { VISITOR_FACTS_ID } from '#app/domain/account/visitor-facts.ts'
import { startTestEdge, type TestEdge } from './test-edge.ts'

const OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const CUSTOMER = { email: 'customer@patyna.test', password: 'patyna-2026' }
/** Calls that only a visitor makes. */
const PERSONAL = /\/shop\/(cart|client)\//

let edge: TestEdge
beforeAll(async () => {
  edge = await startTestEdge({ VISITOR_FACTS_SECRET: 'a-secret-of-this-test' })
})
afterAll(() => edge.close())
beforeEach(() => {
  edge.shop.setInterference()
  edge.shop.takeSeen()
})

/** A browser that keeps its cookies. */
function browser() {
  const jar = new Map<string, string>()
  async function ask(path: string, init: Parameters<TestEdge['get']>[1] = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await edge.get(path, { ...init, headers: { ...init.headers, ...(cookie && { cookie }) } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response.text()
  }
  const logIn = async () => ask('/auth/standard', { method: 'POST', headers: OURS, body: JSON.stringify(CUSTOMER) })
  return { jar, ask, logIn }
}

/** The facts at the end of a document, or null. */
function tailOf(html: string): unknown {
  expect(html).toMatch(/<\/body><\/html>$/)
  const [, json] = new RegExp(`<script type="application/json" id="${VISITOR_FACTS_ID}">(.*?)</script></body></html>$`).exec(html) ?? []
  return json === undefined ? null : JSON.parse(json)
}

const personalCalls = () => edge.shop.takeSeen().filter(({ url }) => PERSONAL.test(new URL(url).pathname))

test('a stranger has no tail, and nothing personal is asked for', async () => {
  expect(tailOf(await browser().ask('/produkty'))).toBeNull()
  expect(personalCalls()).toEqual([])
})

test('without cookies that tell, the shop is asked while the page is made', async () => {
  const visitor = browser()
  await visitor.logIn()
  // A machine that is busy may take longer than the tail waits.
  const tail = async () => {
    edge.shop.takeSeen()
    return tailOf(await visitor.ask('/produkty'))
  }
  await expect.poll(tail, { timeout: 20_000 }).toEqual({ cart: 0, likes: 0, user: { firstName: expect.any(String) } })
  expect(personalCalls()).toHaveLength(3)
})

test('what the shop has told an island, the next page knows without a call', async () => {
  const visitor = browser()
  await visitor.logIn()
  for (const call of ['/shop/client/details', '/shop/cart/details2', '/shop/client/product/likes-details?page=1&per_page=all'])
    await visitor.ask(call)
  edge.shop.takeSeen()
  expect(tailOf(await visitor.ask('/produkty'))).toEqual({ cart: 0, likes: 0, user: { firstName: expect.any(String) } })
  expect(personalCalls()).toEqual([])
})

test('AUTH-08: after a login nothing that a cookie told of the guest is believed', async () => {
  const visitor = browser()
  await visitor.ask('/shop/cart/details2')
  expect(visitor.jar.get('cartHint')).toBeDefined()
  await visitor.logIn()
  edge.shop.takeSeen()
  await visitor.ask('/produkty')
  expect(personalCalls().map(({ url }) => new URL(url).pathname)).toContain('/shop/cart/details2')
})

test.each([
  ['hangs', async () => new Promise<never>(() => undefined)],
  ['fails', async () => new Response('no', { status: 503 })],
  ['answers nonsense', async () => new Response('<html>')],
])('a shop that %s costs the tail, never the page', async (_, answer) => {
  const visitor = browser()
  await visitor.logIn()
  edge.shop.setInterference(async (request) => (PERSONAL.test(new URL(request.url).pathname) ? answer() : null))
  const html = await visitor.ask('/produkty')
  expect(tailOf(html)).toBeNull()
  expect(html).toContain('<h1')
})

test('a private page has no tail: it has everything already', async () => {
  const visitor = browser()
  await visitor.logIn()
  expect(tailOf(await visitor.ask('/koszyk'))).toBeNull()
})
