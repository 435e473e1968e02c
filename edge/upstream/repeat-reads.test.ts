import { beforeEach, expect, test } from 'vitest'
import type { ShopFetch } from '#app/shop-api/shop-fetch.ts'
import { keptRead, type KeptRead, readKey } from './page-reads.ts'
import { repeatReads } from './repeat-reads.ts'

const read = (path: string, body: string | null = null) => ({ call: 'test', method: body === null ? 'GET' : 'POST', path, body })
const FOUND = (text: string, etag: string | null = null) => ({ status: 200, etag, text }) as const

/** What the shop API responds by path. */
let responses: Record<string, () => Response>
/** Requests as method, path, body, If-None-Match. */
let requests: string[]

beforeEach(() => {
  responses = {}
  requests = []
})

async function fetchShop(...call: Parameters<ShopFetch>): Promise<Response> {
  const request = new Request(...call)
  const { pathname } = new URL(request.url)
  requests.push([request.method, pathname, await request.text(), request.headers.get('if-none-match') ?? '-'].join(' '))
  return responses[pathname]?.() ?? Response.json({ error: { code: 'NOT_FOUND' } }, { status: 404 })
}

const repeat = (...reads: KeptRead[]) =>
  repeatReads(reads, { origin: 'http://shop.test', headers: { langId: 'pl' }, fetch: fetchShop, leftMs: () => Infinity })

test('the same responses are no change, whatever comes first', async () => {
  const reads = [await keptRead(read('/a'), FOUND('{"a":1}')), await keptRead(read('/search', '{"page":1}'), FOUND('[]'))]
  responses = { '/a': () => new Response('{"a":1}'), '/search': () => new Response('[]') }
  expect(await repeat(...reads)).toEqual({ kind: 'unchanged', reads })
  expect(requests.toSorted()).toEqual(['GET /a  -', 'POST /search {"page":1} -'])
})

test('an ETag is sent back, and a 304 is no change', async () => {
  const kept = await keptRead(read('/a'), FOUND('{"a":1}', '"one"'))
  responses = { '/a': () => new Response(null, { status: 304 }) }
  expect(await repeat(kept)).toEqual({ kind: 'unchanged', reads: [kept] })
  expect(requests).toEqual(['GET /a  "one"'])
})

test('the same response under another ETag is no change, and the new one is kept', async () => {
  const kept = await keptRead(read('/a'), FOUND('{"a":1}', '"one"'))
  responses = { '/a': () => new Response('{"a":1}', { headers: { etag: '"two"' } }) }
  expect(await repeat(kept)).toEqual({ kind: 'unchanged', reads: [{ ...kept, etag: '"two"' }] })
})

test.each<[string, () => Response]>([
  ['another response', () => new Response('{"a":2}')],
  ['a space more', () => new Response('{"a": 1}')],
  ['an empty one', () => new Response('')],
  ['none any more', () => Response.json({ error: { code: 'NOT_FOUND' } }, { status: 404 })],
])('%s is a change; what was read is at hand for the render, but for what was not sent', async (_what, changed) => {
  const [one, two] = [await keptRead(read('/a'), FOUND('{"a":1}')), await keptRead(read('/b'), FOUND('{"b":1}', '"b"'))]
  responses = { '/a': changed, '/b': () => new Response(null, { status: 304 }) }
  const repeated = await repeat(one, two)
  expect(repeated.kind === 'changed' && [...repeated.ahead.keys()]).toEqual([readKey(one)])
})

test('what was not there and still is not is no change; when it is there, it is one', async () => {
  const kept = await keptRead(read('/a'), { status: 404, etag: null, text: '' })
  expect((await repeat(kept)).kind).toBe('unchanged')
  responses = { '/a': () => new Response('404') }
  expect((await repeat(kept)).kind).toBe('changed')
})

test('what is gone for good is a change, for the render to respond with 410', async () => {
  const [one, two] = [await keptRead(read('/a'), FOUND('1')), await keptRead(read('/b'), FOUND('1'))]
  responses = { '/a': () => new Response('', { status: 410 }), '/b': () => new Response('1') }
  const repeated = await repeat(one, two)
  expect(repeated.kind === 'changed' && [...repeated.ahead.keys()]).toEqual([readKey(two)])
})

test.each<[string, () => Response]>([
  ['503', () => new Response('', { status: 503 })],
  ['429', () => new Response('', { status: 429 })],
  ['a 304 that nothing was asked for', () => new Response(null, { status: 304 })],
  [
    'a broken connection',
    () => {
      throw new Error('reset')
    },
  ],
])('%s fails the whole renewal', async (_what, failing) => {
  const [one, two] = [await keptRead(read('/a'), FOUND('1')), await keptRead(read('/b'), FOUND('1'))]
  responses = { '/a': failing, '/b': () => new Response('2') }
  expect((await repeat(one, two)).kind).toBe('failed')
})
