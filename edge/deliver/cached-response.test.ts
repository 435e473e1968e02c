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
  ['listing', 'private, no-cache'],
  ['panel', 'private, no-cache'],
  ['frame', 'private, max-age=86400, immutable'],
] as const)('a browser keeps a %s as %j', async (policy, expected) => {
  const options = { form: 'flight', status: 200, personalisation: null, cacheStatus: '', serverTiming: '', now: 0 } as const
  const app = new Hono<EdgeContext>().get('*', (c) => cachedResponse(c, { ...ENTRY, policy }, options))
  expect((await app.request('/')).headers.get('cache-control')).toBe(expected)
})
