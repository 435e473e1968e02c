// The personalisation at the end of a page for a known visitor, through the built worker: its content, its cost, and whose it is.
import { expect, test } from 'vitest'
import { VISITOR_FACTS_ID } from '#app/domain/account/visitor-facts.ts'
import { startTestEdge, type TestEdge } from './test-edge.ts'
import { OURS, edgeOfFile } from './edge-of-file.ts'

const CUSTOMER = { email: 'customer@patyna.test', password: 'patyna-2026' }
/** The name of a login of a known user (EXT-44). */
const NAME = expect.stringMatching(/^[\w-]{16}\.[\w-]{16}$/)
/** Calls made only for a visitor with a session. */
const PERSONAL = /\/shop\/(cart|client)\//

const edge = edgeOfFile(() => startTestEdge({ VISITOR_FACTS_SECRET: 'a-secret-of-this-test' }))

/** A client with a cookie jar. */
function browser() {
  const jar = new Map<string, string>()
  async function send(path: string, init: Parameters<TestEdge['get']>[1] = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await edge.get(path, { ...init, headers: { ...init.headers, ...(cookie && { cookie }) } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response.text()
  }
  const logIn = async () => send('/auth/standard', { method: 'POST', headers: OURS, body: JSON.stringify(CUSTOMER) })
  return { jar, send, logIn }
}

/** The visitor facts at the end of a document, or null. */
function tailOf(html: string): unknown {
  expect(html).toMatch(/<\/body><\/html>$/)
  const [, json] = new RegExp(`<script type="application/json" id="${VISITOR_FACTS_ID}">(.*?)</script></body></html>$`).exec(html) ?? []
  return json === undefined ? null : JSON.parse(json)
}

const personalCalls = () => edge.shop.takeSeen().filter(({ url }) => PERSONAL.test(new URL(url).pathname))

test('a visitor without a session gets no personalisation, and no personal call is made', async () => {
  expect(tailOf(await browser().send('/produkty'))).toBeNull()
  expect(personalCalls()).toEqual([])
})

test('without visitor-facts cookies the shop API is called during the render', async () => {
  const visitor = browser()
  await visitor.logIn()
  // A busy machine may take longer than the personalisation waits.
  const tail = async () => {
    edge.shop.takeSeen()
    return tailOf(await visitor.send('/produkty'))
  }
  await expect.poll(tail, { timeout: 20_000 }).toEqual({ cart: 0, likes: 0, user: { firstName: expect.any(String) }, login: NAME })
  expect(personalCalls()).toHaveLength(3)
})

test('facts that an island has fetched are in the next page without a call', async () => {
  const visitor = browser()
  await visitor.logIn()
  for (const call of ['/shop/client/details', '/shop/cart/details2', '/shop/client/product/likes-details?page=1&per_page=all'])
    await visitor.send(call)
  edge.shop.takeSeen()
  expect(tailOf(await visitor.send('/produkty'))).toEqual({ cart: 0, likes: 0, user: { firstName: expect.any(String) }, login: NAME })
  expect(personalCalls()).toEqual([])
})

test('AUTH-08: after a login the guest’s visitor-facts cookies are ignored', async () => {
  const visitor = browser()
  await visitor.send('/shop/cart/details2')
  expect(visitor.jar.get('cartHint')).toBeDefined()
  await visitor.logIn()
  edge.shop.takeSeen()
  await visitor.send('/produkty')
  expect(personalCalls().map(({ url }) => new URL(url).pathname)).toContain('/shop/cart/details2')
})

test.each([
  ['hangs', async () => new Promise<never>(() => undefined)],
  ['fails', async () => new Response('no', { status: 503 })],
  ['returns nonsense', async () => new Response('<html>')],
])('a shop API that %s costs the personalisation, never the page', async (_, respond) => {
  const visitor = browser()
  await visitor.logIn()
  edge.shop.setInterference(async (request) => (PERSONAL.test(new URL(request.url).pathname) ? respond() : null))
  const html = await visitor.send('/produkty')
  // Its calls are held to the login all the same (EXT-44).
  expect(tailOf(html)).toEqual({ login: expect.stringMatching(/^[\w-]{16}$/) })
  expect(html).toContain('<h1')
})
