// A shop API that mixes up responses: a request for one entity never shows another under its name.
import { expect, test } from 'vitest'
import { OURS } from './fill-shop.ts'
import { startTestEdge } from './test-edge.ts'
import { edgeOfFile } from './edge-of-file.ts'

const VISITOR = { cookie: 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
const HEADERS = { ...OURS, ...VISITOR }

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
const like = () => edge.get('/shop/client/product/like/1', { method: 'POST', headers: HEADERS, body: '{"like":true}' })

test('a mismatched response is refused, and the reason is logged', async () => {
  respondAbout('/product/like/1', { id: 2 })
  const response = await like()
  expect([response.status, await response.json()]).toMatchObject([503, { error: { code: 'SHOP_UNAVAILABLE' } }])
  await expect.poll(messages).toEqual(['POST through the gateway: mismatched-response (id)'])
})

test('GAP-148: a list with prices of another market is refused to a browser as to a page', async () => {
  edge.shop.setInterference(async ({ url }, respond) => {
    if (!url.includes('/search/products')) return null
    const { data } = await (await respond()).json()
    const items = data.items.map((item: object) => Object.assign(item, { currencyId: 'EUR' }))
    return Response.json({ data: { ...data, items } })
  })
  const search = async (langId: string) =>
    (await edge.get('/shop/search/products', { method: 'POST', headers: { ...HEADERS, langId }, body: '{}' })).status
  expect([await search('pl'), await search('es')]).toEqual([503, 200])
})
