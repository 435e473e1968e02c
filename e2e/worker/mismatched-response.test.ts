// A shop API that mixes up responses: a request for one entity never shows another under its name.
import { expect, test } from 'vitest'
import { startTestEdge } from './test-edge.ts'
import { edgeOfFile } from './edge-of-file.ts'

const VISITOR = { cookie: 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
const OURS = { ...VISITOR, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', langId: 'pl' }

const edge = edgeOfFile(startTestEdge)

/** The shop API executes the call, but its response names another entity. */
function respondAbout(path: string, changes: object) {
  edge.shop.setInterference(async ({ url }, respond) => {
    if (!url.includes(path)) return null
    const { data } = await (await respond()).json()
    return Response.json({ data: { ...data, ...changes } })
  })
}

const messages = () =>
  edge
    .logs()
    .flatMap(({ message }) => (message.startsWith('{"level":"error"') ? [(JSON.parse(message) as { message: string }).message] : []))
const like = () => edge.get('/shop/client/product/like/1', { method: 'POST', headers: OURS, body: '{"like":true}' })

test('a page of another product is not shown, and the reason is logged', async () => {
  respondAbout('/product/details/1', { id: 2 })
  const page = await edge.get('/fotel-366-1')
  expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
  await expect.poll(messages).toContain('productDetails: mismatched-response (id)')
})

test('a listing under the name of another vendor is not shown', async () => {
  respondAbout('/shop/vendor/1', { id: 2, name: 'Ktoś inny' })
  const page = await edge.get('/sprzedawca/dom-z-dusza-1')
  expect(await page.text()).not.toContain('Ktoś inny')
  expect(page.status).toBe(503)
})

test('the response to a browser call passes if it matches the request', async () => {
  const response = await like()
  expect([response.status, await response.json()]).toEqual([200, { data: { id: 1, like: true } }])
})

test('a mismatched response is refused, and the reason is logged', async () => {
  respondAbout('/product/like/1', { id: 2 })
  const response = await like()
  expect([response.status, await response.json()]).toMatchObject([503, { error: { code: 'SHOP_UNAVAILABLE' } }])
  await expect.poll(messages).toEqual(['POST through the gateway: mismatched-response (id)'])
})

test('a response that is no JSON is refused as what the contract does not have (EXT-56)', async () => {
  edge.shop.setInterference(async () => new Response('<html></html>'))
  expect((await like()).status).toBe(502)
})

test('GAP-148: a list with prices of another market is refused to a browser as to a page', async () => {
  edge.shop.setInterference(async ({ url }, respond) => {
    if (!url.includes('/search/products')) return null
    const { data } = await (await respond()).json()
    const items = data.items.map((item: object) => Object.assign(item, { currencyId: 'EUR' }))
    return Response.json({ data: { ...data, items } })
  })
  const search = async (langId: string) =>
    (await edge.get('/shop/search/products', { method: 'POST', headers: { ...OURS, langId }, body: '{}' })).status
  expect([await search('pl'), await search('es')]).toEqual([503, 200])
})
