import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { compressPage, compressBytes } from '../http/brotli-page.ts'
import { testEntry } from '../store/test-world/test-entry.ts'
import { cachedResponse } from './cached-response.ts'

const HTML = new TextEncoder().encode('<html><body>page</body></html>')
const ENTRY = testEntry({ bytes: { html: { brotli: compressPage(HTML), link: '' }, flightBrotli: compressBytes(HTML) } })

test('facts that no cookie holds are requested after the page is sent', async () => {
  let wasRequested = false
  const personalisation = async () => {
    wasRequested = true
    return '<i>facts</i>'
  }
  const options = { form: 'html', status: 200, personalisation, cacheStatus: '', serverTiming: '', now: 0 } as const
  const app = new Hono<EdgeContext>().get('*', (c) => cachedResponse(c, ENTRY, options))
  const { body } = await app.request('/')
  const sent: { text: string; wasRequested: boolean }[] = []
  for await (const chunk of body ?? []) sent.push({ text: new TextDecoder().decode(chunk), wasRequested })
  expect(sent).toEqual([
    { text: '<html><body>page', wasRequested: false },
    { text: '<i>facts</i></body></html>', wasRequested: true },
  ])
})

test.each([
  ['flight', 'listing', 'br', 'private, no-cache'],
  ['flight', 'panel', 'br', 'private, no-cache'],
  ['flight', 'frame', 'br', 'private, max-age=86400, immutable'],
  ['html', 'listing', 'br', 'private, no-cache, no-transform'],
  ['html', 'listing', 'gzip', 'private, no-cache'],
] as const)('EXT-65: a browser keeps the %s of a %s that is sent in %s as %j', async (form, policy, encoding, expected) => {
  const options = { form, status: 200, personalisation: null, cacheStatus: '', serverTiming: '', now: 0 } as const
  const app = new Hono<EdgeContext>().get('*', (c) => cachedResponse(c, { ...ENTRY, policy }, options))
  const response = await app.request('/', { headers: { 'accept-encoding': encoding } })
  expect(response.headers.get('cache-control')).toBe(expected)
})

test.each([
  ['html', 200, null],
  ['html', 404, null],
  ['html', 500, 'noindex'],
  ['html', 503, 'noindex'],
  ['flight', 200, 'noindex'],
] as const)('the %s of a page of %i is kept out of search engines: %s', async (form, status, expected) => {
  const options = { form, status, personalisation: null, cacheStatus: '', serverTiming: '', now: 0 } as const
  const app = new Hono<EdgeContext>().get('*', (c) => cachedResponse(c, ENTRY, options))
  const { headers } = await app.request('/', { headers: { 'accept-encoding': 'br' } })
  expect([headers.get('x-robots-tag'), headers.get('vary')]).toEqual([expected, 'accept-encoding'])
})
