import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { compressPage, compressBytes, decompressBytes } from '../http/brotli-page.ts'
import { testEntry } from '../store/test-world/test-entry.ts'
import { cachedResponse, type CachedResponseOptions, matches } from './cached-response.ts'

const HTML = new TextEncoder().encode('<html><body>page</body></html>')
const ENTRY = testEntry({ bytes: { html: { brotli: compressPage(HTML), link: '' }, flightBrotli: compressBytes(HTML) } })

const OPTIONS = { form: 'html', status: 200, personalisation: null, cacheStatus: '', serverTiming: '', now: 0 } as const

async function respond(options: Partial<CachedResponseOptions>, encoding = '', entry: typeof ENTRY = ENTRY): Promise<Response> {
  const app = new Hono<EdgeContext>().get('*', (c) => cachedResponse(c, entry, { ...OPTIONS, ...options }))
  return app.request('/', { headers: { 'accept-encoding': encoding } })
}

test('facts that no cookie holds are requested after the page is sent', async () => {
  let wasRequested = false
  const personalisation = async () => {
    wasRequested = true
    return '<i>facts</i>'
  }
  const { body } = await respond({ personalisation })
  const sent: { text: string; wasRequested: boolean }[] = []
  for await (const chunk of body ?? []) sent.push({ text: new TextDecoder().decode(chunk), wasRequested })
  expect(sent).toEqual([
    { text: '<html><body>page', wasRequested: false },
    { text: '<i>facts</i></body></html>', wasRequested: true },
  ])
})

test.each([
  ['flight', 'listing', 'br', 'private, no-cache'],
  ['flight', 'frame', 'br', 'private, max-age=86400, immutable'],
  ['html', 'listing', 'br', 'private, no-cache, no-transform'],
  ['html', 'listing', 'gzip', 'private, no-cache'],
] as const)('EXT-65: a browser keeps the %s of a %s that is sent in %s as %j', async (form, policy, encoding, expected) => {
  const { headers } = await respond({ form }, encoding, { ...ENTRY, policy })
  expect(headers.get('cache-control')).toBe(expected)
})

test.each([
  ['html', 200, null],
  ['html', 404, null],
  ['html', 500, 'noindex'],
  ['html', 503, 'noindex'],
  ['flight', 200, 'noindex'],
] as const)('the %s of a page of %i is kept out of search engines: %s', async (form, status, expected) => {
  const { headers } = await respond({ form, status }, 'br')
  expect([headers.get('x-robots-tag'), headers.get('vary')]).toEqual([expected, 'accept-encoding'])
})

test('headers of a page are made once, and each response has its own trace, age and status of the cache alone', async () => {
  let visitor = 0
  const app = new Hono<EdgeContext>().get('*', (c) => {
    const own = `of-${visitor++}`
    const personalisation = c.req.query('facts') ?? null
    return cachedResponse(c, ENTRY, {
      form: 'html',
      status: 200,
      personalisation,
      cacheStatus: own,
      serverTiming: own,
      now: visitor * 1000,
    })
  })
  const ask = async (path: string, init: RequestInit = {}) => (await app.request(path, init)).headers
  const head = { method: 'HEAD' }
  const all = [await ask('/'), await ask('/?facts=a'), await ask('/', head), await ask('https://patyna.test/'), await ask('/')]
  expect(all.map((headers) => headers.get('cache-status'))).toEqual(all.map((_, at) => `of-${at}`))
  expect(all.map((headers) => headers.get('server-timing')?.match(/of-\d/g))).toEqual(all.map((_, at) => [`of-${at}`]))
  expect(all.map((headers) => headers.get('age'))).toEqual(['1', '2', '3', '4', '5'])
  expect(all.map((headers) => headers.has('etag'))).toEqual([true, false, true, true, true])
  expect(all.map((headers) => headers.has('content-length'))).toEqual([false, false, true, false, false])
  expect(all.map((headers) => headers.has('strict-transport-security'))).toEqual([false, false, false, true, false])
})

test.each([
  ['W/"e"', true],
  ['"e"', true],
  ['"a" , W/"e"', true],
  ['W/"a"', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s is of the page: %s', (wanted, is) => expect(matches(wanted, 'W/"e"')).toBe(is))

const FIRST_HTML = new TextEncoder().encode('<html>first</body></html>')
const FIRST_VISIT = { htmlBrotli: compressPage(HTML), link: '</p.avif>; rel=preload; as=image', styleSources: [] }
test.each<[string, Partial<CachedResponseOptions>, number]>([
  ['a page', {}, 304],
  ['Flight', { form: 'flight' }, 304],
  ['a page with what is one’s own', { personalisation: '<i>' }, 200],
  ['a first visit', { firstVisit: FIRST_VISIT }, 200],
  ['an incomplete page', { isCached: false }, 200],
  ['the page of what is missing', { status: 404 }, 404],
])('to who has it already %s is sent as %i', async (_what, options, status) => {
  const app = new Hono<EdgeContext>().get('*', (c) => cachedResponse(c, ENTRY, { ...OPTIONS, ...options }))
  const response = await app.request('/', { headers: { 'accept-encoding': 'br', 'if-none-match': 'W/"e"' } })
  const { headers } = response
  const isNone = status === 304
  expect([response.status, response.body === null]).toEqual([status, isNone])
  expect([headers.get('content-encoding'), headers.get('link')]).toEqual([isNone ? null : 'br', options.firstVisit?.link ?? null])
})

test('Flight is sent with the picture of its page alone, which waits for what the visitor sees', async () => {
  const link = '</a.css>; rel=preload; as=style, </p.avif>; rel=preload; as=image; fetchpriority=high'
  const entry = { ...ENTRY, bytes: { ...ENTRY.bytes, html: { brotli: compressPage(HTML), link } } }
  const links = await Promise.all(
    (['html', 'flight'] as const).map(async (form) => (await respond({ form }, '', entry)).headers.get('link')),
  )
  expect(links).toEqual([link, '</p.avif>; rel=preload; as=image; fetchpriority=low'])
})

test.each<[string, Partial<CachedResponseOptions>, string, string]>([
  ['a page', {}, '', '<html><body>page</body></html>'],
  ['Flight', { form: 'flight' }, '', '<html><body>page</body></html>'],
  ['Flight in brotli', { form: 'flight' }, 'br', '<html><body>page</body></html>'],
  ['a page with what is one’s own', { personalisation: '<i>' }, '', '<html><body>page<i></body></html>'],
  ['a first visit', { firstVisit: { ...FIRST_VISIT, htmlBrotli: compressPage(FIRST_HTML) } }, 'br', '<html>first</body></html>'],
])('%s is sent whole', async (_what, options, encoding, text) => {
  const bytes = new Uint8Array(await (await respond(options, encoding)).arrayBuffer())
  expect(new TextDecoder().decode(encoding === '' ? bytes : decompressBytes(bytes))).toBe(text)
})

test('what is missing has neither age nor ETag, in no header; the head of what is one’s own has no length', async () => {
  const { headers } = await respond({ status: 404, now: 5000 })
  expect([headers.get('age'), headers.get('server-timing'), headers.get('retry-after')]).toEqual([null, '', null])
  const app = new Hono<EdgeContext>().get('*', (c) => cachedResponse(c, ENTRY, { ...OPTIONS, personalisation: '<i>' }))
  expect((await app.request('/', { method: 'HEAD' })).headers.has('content-length')).toBe(false)
})
