import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VendorId } from '../../domain/ids.ts'
import { countHits } from './count-hits.ts'

beforeEach(() => void vi.stubGlobal('FormData', Map))
afterEach(() => vi.unstubAllGlobals())

const page = new AbortController()
const form = Object.assign([['colors', '2']], { querySelectorAll: () => [] }) as unknown as HTMLFormElement
const count = async (fetch: (path: string, init: RequestInit) => Promise<Response>) => {
  vi.stubGlobal('fetch', fetch)
  return countHits(form, { scope: { vendor: 3 as VendorId }, language: 'es', signal: page.signal })
}

test.each([
  ['a number, also of none', async () => Response.json({ data: { pagination: { total: 0 } } }), 0],
  ['a refusal', async () => Response.json({ data: { pagination: { total: 7 } } }, { status: 422 }), null],
  ['an answer of another kind', async () => Response.json({ data: null }), null],
  ['a number that is none', async () => Response.json({ data: { pagination: { total: '7' } } }), null],
  ['no JSON', async () => new Response('<html>'), null],
  ['no answer', async () => Promise.reject(new TypeError('network')), null],
])('EXT-70: of %s the count is %s', async (_what, respond, hits) => expect(await count(respond)).toBe(hits))

test('GAP-73: what is counted are the choices of the form within the listing, in its language, until the page is left', async () => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}))
  await count(fetch)
  const { method, headers, body, signal } = fetch.mock.calls[0]?.[1] ?? {}
  expect([method, headers]).toMatchObject(['POST', { langId: 'es' }])
  expect(JSON.parse(String(body))).toMatchObject({ colors: [2], vendor: 3 })
  page.abort()
  expect(signal?.aborted).toBe(true)
})
