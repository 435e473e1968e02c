import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { traceOf } from '../tracing/trace-context.ts'
import { allSitemaps, sitemap } from './sitemaps.ts'

const SHOP = 'https://shop.test'
const ENV = { SHOP_API_ORIGIN: 'http://api.test', PUBLIC_ORIGIN: SHOP, VENDOR_HOST: SHOP, ADMIN_HOST: SHOP }

/** The first sitemap of a shop API with these ids. @param pageOf those of one response */
async function read(pageOf: (after: number) => number[], file = 'products-1.xml'): Promise<string> {
  vi.stubGlobal('fetch', async (url: string) => {
    const items = pageOf(Number(new URL(url).searchParams.get('after'))).map((id) => ({ id, name: 'Krzesło' }))
    return Response.json({ data: { items, lastId: 20 } })
  })
  const app = new Hono<EdgeContext>().get('/:language/:file', async (c) => {
    c.set('trace', traceOf(undefined, false))
    return sitemap(c)
  })
  return (await app.request(`${SHOP}/pl/${file}`, {}, ENV)).text()
}

test('GAP-124: a sitemap has what comes after, until nothing does', async () => {
  const xml = await read((after) => (after < 20 ? [after + 10] : []))
  expect(xml.match(/krzeslo-\d+/g)).toEqual(['krzeslo-10', 'krzeslo-20'])
})

test.each(['products-2.xml', 'products-0.xml', 'x.xml'])('there is no %s where ids end before it', async (file) => {
  expect(await read((after) => (after < 20 ? [20] : []), file)).toBe('No such sitemap')
})

test('a shop API that says the same again and again breaks it off', async () => {
  await expect(read(() => [10])).rejects.toThrow()
})

test('without the shop API there is none, and robots are told in plain text when to come back', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  const app = new Hono<EdgeContext>()
  app.use(async (c, next) => {
    c.set('trace', traceOf(undefined, false))
    await next()
  })
  app.get('/sitemap.xml', allSitemaps).get('/:language/:file', sitemap)
  for (const path of ['/sitemap.xml', '/pl/products-1.xml']) {
    const { status, headers } = await app.request(SHOP + path, {}, ENV)
    expect([status, headers.get('content-type'), headers.get('cache-control'), headers.get('retry-after')]).toEqual([
      503,
      expect.stringMatching(/^text\/plain/),
      'no-store',
      '60',
    ])
  }
})
