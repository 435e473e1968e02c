import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { brotlied, plainBrotli } from '../http/brotli-page.ts'
import { storedResponse, takesBrotli } from './cached-response.ts'

const HTML = new TextEncoder().encode('<html><body>page</body></html>')
const ENTRY = {
  at: 0,
  policy: 'listing',
  status: 200,
  tags: [],
  etag: 'e',
  link: '',
  bytes: { html: HTML, htmlBrotli: brotlied(HTML), flightBrotli: plainBrotli(HTML) },
} as const

test('facts that have to be asked for are asked for when the page has left', async () => {
  let wasAsked = false
  const tail = async () => {
    wasAsked = true
    return '<i>facts</i>'
  }
  const options = { form: 'html', status: 200, tail, cacheStatus: '', serverTiming: '', now: 0 } as const
  const app = new Hono<EdgeContext>().get('*', (c) => storedResponse(c, ENTRY, options))
  const { body } = await app.request('/')
  const sent: { text: string; wasAsked: boolean }[] = []
  for await (const chunk of body ?? []) sent.push({ text: new TextDecoder().decode(chunk), wasAsked })
  expect(sent).toEqual([
    { text: '<html><body>page', wasAsked: false },
    { text: '<i>facts</i></body></html>', wasAsked: true },
  ])
})

test.each([
  [undefined, false],
  ['', false],
  ['gzip, deflate', false],
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1.0, BR;q=0.5', true],
  ['br;q=0', false],
  ['br; q=0.0, gzip', false],
  ['brotli, xbr', false],
])('Accept-Encoding %j: brotli %j', (accepted, isTaken) => expect(takesBrotli(accepted)).toBe(isTaken))
