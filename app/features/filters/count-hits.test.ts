import { beforeEach, expect, test, vi } from 'vitest'
import type { VendorId } from '../../domain/ids.ts'
import { countHits } from './count-hits.ts'

beforeEach(() => void vi.stubGlobal('FormData', Map))

const page = new AbortController()
/** Categories 11 and 12, all that lie under 1. */
const boxes = [1, 11, 12].map((id) => ({ value: String(id), checked: id !== 1, dataset: id === 1 ? {} : { parent: '1' } }))
const tree = { dataset: { tree: 'categories' }, querySelectorAll: () => boxes }
const fields = [
  ['colors', '2'],
  ['categories', '11'],
]
const querySelectorAll = (selector: string) => (selector === '[data-tree]' ? [tree] : [])
const form = Object.assign(fields, { querySelectorAll }) as unknown as HTMLFormElement
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

test('GAP-73, GAP-138: what is counted are the choices of the form, all below one as that, within the listing, in its language, until the page is left', async () => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}))
  await count(fetch)
  const [path, { method, headers, body, signal } = {}] = fetch.mock.calls[0] ?? []
  expect([method, path]).toEqual(['POST', '/shop/search/products?page=1&per_page=1'])
  expect(headers).toEqual({ 'content-type': 'application/json', langId: 'es' })
  expect(JSON.parse(String(body))).toEqual({ categories: [1], colors: [2], vendor: 3, visibleOnGrid: 2 })
  page.abort()
  expect(signal?.aborted).toBe(true)
})
