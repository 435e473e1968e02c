import { expect, test } from 'vitest'
import type { ShopFetch } from '#app/shop-api/shop-fetch.ts'
import { testEntry } from '../store/test-world/test-entry.ts'
import { keptRead } from '../upstream/page-reads.ts'
import { renewPage } from './renew-page.ts'

const READ = { call: 'test', method: 'GET', path: '/a', body: null }
const BYTES = { flightBrotli: new Uint8Array([1]), html: null }
const UNTIL = 1000

/** Renews a page that was made from the answer `one`. @param fetch of the shop API by now */
async function renewed(fetch: ShopFetch, now: number, values: Partial<ReturnType<typeof testEntry>> = {}) {
  const reads = [await keptRead(READ, { status: 200, etag: null, text: 'one' })]
  const old = testEntry({ at: 1, bytes: BYTES, sources: { reads, unchangedUntil: UNTIL }, ...values })
  return renewPage(old, { at: 500, now, origin: 'http://shop.test', headers: {}, fetch, leftMs: () => Infinity })
}
const answering = (text: string) => async () => new Response(text)
const unasked = () => Promise.reject(new Error('asked'))

test('an unchanged page has the same bytes and ETag, of now', async () => {
  expect(await renewed(answering('one'), UNTIL - 1)).toMatchObject({ kind: 'unchanged', entry: { at: 500, etag: 'e', bytes: BYTES } })
})

test('another answer is at hand for the render', async () => {
  const renewal = await renewed(answering('two'), UNTIL - 1)
  expect(renewal.kind === 'changed' && [...renewal.ahead.values()].map(({ text }) => text)).toEqual(['two'])
})

test.each([
  ['whose time is over', UNTIL, {}],
  ['that nobody can repeat', 0, { sources: null }],
  ['without bytes', 0, { bytes: null }],
])('a page %s is rendered, and nothing is read before', async (_what, now, values) => {
  expect(await renewed(unasked, now, values)).toEqual({ kind: 'changed', ahead: new Map() })
})

test('a shop API that fails leaves the old page', async () => {
  expect((await renewed(unasked, 0)).kind).toBe('failed')
})
