// A shop that mixes answers up: whoever asks for one thing never sees another under its name.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestEdge, type TestEdge } from './test-edge.ts'

const VISITOR = { cookie: 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
const OURS = { ...VISITOR, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', langId: 'pl' }

let edge: TestEdge
beforeAll(async () => {
  edge = await startTestEdge()
})
afterAll(() => edge.close())
beforeEach(() => {
  edge.forgetLogs()
  edge.shop.setInterference()
})

/** The shop does its work, and its answer says that it is about another. */
function saying(path: string, changes: object) {
  edge.shop.setInterference(async ({ url }, answer) => {
    if (!url.includes(path)) return null
    const { data } = await (await answer()).json()
    return Response.json({ data: { ...data, ...changes } })
  })
}

const messages = () =>
  edge
    .logs()
    .flatMap(({ message }) => (message.startsWith('{"level":"error"') ? [(JSON.parse(message) as { message: string }).message] : []))
const like = () => edge.get('/shop/client/product/like/1', { method: 'POST', headers: OURS, body: '{"like":true}' })

test('a page of another product is not shown, and the log says why', async () => {
  saying('/product/details/1', { id: 2 })
  const page = await edge.get('/fotel-366-1')
  expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
  await expect.poll(messages).toContain('productDetails: mismatched-response (id)')
})

test('a listing under the name of another vendor is not shown', async () => {
  saying('/shop/vendor/1', { id: 2, name: 'Ktoś inny' })
  const page = await edge.get('/sprzedawca/dom-z-dusza-1')
  expect(await page.text()).not.toContain('Ktoś inny')
  expect(page.status).toBe(503)
})

test('the answer to a call of the browser passes when it is about what was asked', async () => {
  const answer = await like()
  expect([answer.status, await answer.json()]).toEqual([200, { data: { id: 1, like: true } }])
})

test('one that is about another is none, and the log says why', async () => {
  saying('/product/like/1', { id: 2 })
  const answer = await like()
  expect([answer.status, await answer.json()]).toMatchObject([503, { error: { code: 'SHOP_UNAVAILABLE' } }])
  await expect.poll(messages).toEqual(['POST through the gateway: mismatched-response (id)'])
})

test('an answer that is no JSON says nothing of itself', async () => {
  edge.shop.setInterference(async () => new Response('<html></html>'))
  expect((await like()).status).toBe(503)
})
