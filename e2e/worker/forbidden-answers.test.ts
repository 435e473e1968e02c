// What the shop API may not answer, to each kind of call of a browser, and as a photo.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startRawEdge } from './raw-edge.ts'
import { rawGet } from './raw-get.ts'
import type { Interference } from './test-shop.ts'

const dir = mkdtempSync(join(tmpdir(), 'patyna-answers-'))
const logFile = join(dir, 'worker.log')
let edge: Awaited<ReturnType<typeof startRawEdge>>
// Raw workerd: wrangler's harness follows redirects of the shop API by itself.
beforeAll(async () => {
  edge = await startRawEdge({}, { logFile })
})
afterAll(async () => {
  await edge.close()
  rmSync(dir, { recursive: true })
})
beforeEach(() => {
  edge.shop.setInterference()
  writeFileSync(logFile, '')
})

const MARK = 'znak-jan'
const OURS = {
  cookie: 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f',
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  langId: 'pl',
}
const CALLS: [string, string, string | undefined][] = [
  ['GET', '/shop/cart/details2', undefined],
  ['GET', '/shop/search/suggest?text=fotel', undefined],
  ['POST', '/shop/client/product/like/1', '{"like":true}'],
  ['POST', '/auth/standard', '{"email":"a@b.pl","password":"Wrong-1234"}'],
  ['POST', '/shop/client/password/reset', '{"email":"a@b.pl"}'],
]
const json = { 'content-type': 'application/json' }
const FORBIDDEN: [string, () => Response][] = [
  ['HTML', () => new Response(`<script>${MARK}</script>`, { headers: { 'content-type': 'text/html' } })],
  ['text', () => new Response(`{"data":"${MARK}"}`, { headers: { 'content-type': 'text/plain' } })],
  ['201', () => Response.json({ data: MARK }, { status: 201 })],
  ['204', () => new Response(null, { status: 204 })],
  ['206', () => Response.json({ data: MARK }, { status: 206 })],
  ['302', () => new Response(null, { status: 302, headers: { location: `https://evil.test/${MARK}` } })],
  ['307 without a Location', () => new Response(null, { status: 307 })],
  ['404 as text', () => new Response(MARK, { status: 404 })],
  ['401 as HTML', () => new Response(MARK, { status: 401, headers: { 'content-type': 'text/html' } })],
  ['JSON without end', () => new Response('['.repeat(100_000), { headers: json })],
]

describe.each(CALLS)('%s %s', (method, path, body) => {
  test.each(FORBIDDEN)('EXT-56: %s is 502 as JSON of our own, logged without values', async (_what, respond) => {
    edge.shop.setInterference(async () => respond())
    const { status, headers, body: text } = await edge.send({ path, method, headers: OURS, ...(body !== undefined && { body }) })
    expect([status, headers['content-type'], headers['cache-control'], headers['location']], text).toEqual([
      502,
      'application/json',
      'private, no-store',
      undefined,
    ])
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'SHOP_UNAVAILABLE' } })
    const log = () => readFileSync(logFile, 'utf8')
    await expect.poll(log).toContain('not as in the contract')
    expect(log()).not.toContain(MARK)
  })
})

const bytes = (text: string, length = 400) => Uint8Array.from(text.padEnd(length, 'x'), (each) => each.charCodeAt(0))
const AVIF = '\0\0\0\x20ftypavif\0\0\0\0'
const photo =
  (body: Uint8Array<ArrayBuffer> | ReadableStream, init: ResponseInit = {}): Interference =>
  async () =>
    new Response(body, init)
const ask = async (shop: Interference) => {
  edge.shop.setInterference(shop)
  const { status, headers, body } = await rawGet(`${edge.origin}/photos/fotel-640.avif`)
  return [status, headers['content-type'] ?? null, headers['cache-control'], body.length]
}
const sized = (body: Uint8Array<ArrayBuffer>) =>
  photo(body, { headers: { 'content-type': 'text/html', 'content-length': String(body.length) } })

describe('a photo', () => {
  test('EXT-56: of the format in its name, as long as was said, is kept for good, with the type of its bytes', async () => {
    expect(await ask(sized(bytes(AVIF)))).toEqual([200, 'image/avif', 'public, max-age=31536000, immutable', 400])
  })

  test.each([
    ['of another format', sized(bytes('\x89PNG\r\n\x1a\n')), 'image/png'],
    ['of unknown length', photo(new Blob([bytes(AVIF)]).stream()), 'image/avif'],
  ])('%s is kept for a minute', async (_what, shop, type) => {
    expect(await ask(shop)).toEqual([200, type, 'public, max-age=60', 400])
  })

  test.each([
    ['SVG', sized(bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'))],
    ['HTML', sized(bytes('<!doctype html><script>'))],
    ['nothing', photo(bytes('', 0))],
  ])('that is %s is 502, and kept by nobody', async (_what, shop) => {
    expect(await ask(shop)).toEqual([502, null, 'no-store', 0])
  })

  test.each([
    ['a redirect', photo(bytes('', 0), { status: 302, headers: { location: 'https://evil.test/' } })],
    ['a part', photo(bytes(AVIF), { status: 206 })],
    ['3 MB', photo(bytes(AVIF, 3 * 1024 * 1024))],
  ])('that is %s is 503', async (_what, shop) => {
    expect(await ask(shop)).toEqual([503, null, 'no-store', 0])
  })
})
