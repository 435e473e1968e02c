import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CacheEntry } from './cache-entry.ts'
import { resolveAddress } from '../market/resolve-market.ts'
import { cacheKey } from './cache-key.ts'
import { testEntry } from './test-world/test-entry.ts'
import { cacheApiTier } from './cache-api-tier.ts'
import { createPageStore, type PageStore } from './page-store.ts'

let time: number
const now = () => time
let kept: Map<string, Response>
let matches: number
let held: Promise<unknown>[]
const waitUntil = (work: Promise<unknown>) => void held.push(work)
const cache = {
  async match(url: string) {
    matches++
    return kept.get(url)?.clone()
  },
  async put(url: string, response: Response) {
    kept.set(url, response)
  },
}

let pages: PageStore<unknown>
beforeEach(() => {
  time = Date.UTC(2026, 10, 1)
  kept = new Map()
  matches = 0
  held = []
  vi.stubGlobal('caches', { default: cache })
  pages = createPageStore({}, now)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const html = { plain: new Uint8Array(1_000_000), brotli: new Uint8Array([1]), link: '' }
const page = { html, flightBrotli: new Uint8Array([2]) }
const entryOf = (values: Partial<CacheEntry> = {}) => testEntry({ at: now(), bytes: page, ...values })

test('a page is in memory at once, and in the Cache API once the writes are done', async () => {
  await pages.put('a', entryOf(), waitUntil)
  expect((await pages.findInMemory('a'))?.etag).toBe('e')
  await Promise.all(held)
  const other = createPageStore({}, now)
  expect(await other.findInMemory('a')).toBeNull()
  expect((await other.find('a'))?.etag).toBe('e')
  expect((await other.findInMemory('a'))?.etag).toBe('e')
})

test('a missing page stays in memory', async () => {
  await pages.put('a', entryOf({ bytes: null, status: 404, policy: 'missing' }), waitUntil)
  expect([(await pages.findInMemory('a'))?.status, held, kept.size]).toEqual([404, [], 0])
})

test('a fresh page of another isolate is found and copied into memory, a stale one and none are not', async () => {
  await pages.put('a', entryOf(), waitUntil)
  await Promise.all(held)
  const other = createPageStore({}, now)
  expect(await other.findFresh('b')).toBeNull()
  time += 31_000
  expect(await other.findFresh('a')).toBeNull()
  expect(await other.findInMemory('a')).toBeNull()
  time -= 2_000
  expect((await other.findFresh('a'))?.etag).toBe('e')
  expect((await other.findInMemory('a'))?.etag).toBe('e')
})

test('a purge removes a page from every tier', async () => {
  await pages.put('a', entryOf(), waitUntil)
  await Promise.all(held)
  await pages.purge(['product-1'])
  expect([await pages.find('a'), await createPageStore({}, now).find('a')]).toEqual([null, null])
})

test('purges of other isolates are read at once and then every five seconds', async () => {
  await pages.put('a', entryOf(), waitUntil)
  await cacheApiTier(cache, now).purge(['product-1'])
  matches = 0
  held = []
  pages.syncPurges(waitUntil)
  await Promise.all(held)
  expect([matches, held.length, await pages.findInMemory('a')]).toEqual([1, 1, null])
  time += 4999
  pages.syncPurges(waitUntil)
  expect(held).toHaveLength(1)
  time += 1
  pages.syncPurges(waitUntil)
  expect(held).toHaveLength(2)
  await Promise.all(held)
})

test('a flood of 1,500 addresses of each open kind evicts no hot page', async () => {
  const size = { ...page, html: { ...html, plain: new Uint8Array(20_000) } }
  const key = (path: string) => {
    const resolution = resolveAddress({ url: new URL(path, 'https://shop.test') })
    return resolution.kind === 'page' ? cacheKey(resolution.match, 'b') : ''
  }
  const hot = ['/cp/pl', '/produkty', '/produkty?categories=145', '/es/productos', '/sprzedawca/dom-z-dusza-1', '/fotel-366-1'].map(key)
  for (const each of hot) await pages.put(each, entryOf({ bytes: size }), () => undefined)
  for (let number = 0; number < 1500; number++) {
    for (const path of [`/produkty?priceFrom=${number}.01`, `/fotel-366-1?product=${number}`, `/produkty?categories=${9000 + number}`])
      await pages.put(key(path), entryOf({ bytes: size }), () => undefined)
    await pages.put(key(`/krzeslo-${1000 + number}`), entryOf({ bytes: null, status: 404, policy: 'missing' }), () => undefined)
  }
  for (const each of hot) expect(await pages.findInMemory(each), each).not.toBeNull()
})

test('a page of another build is found at its address and is not taken for a fresh one; a purge reaches it', async () => {
  await pages.put('old/2/pl/home/{}', entryOf({ build: 'old' }), waitUntil)
  await Promise.all(held)
  const next = createPageStore({}, now)
  expect((await next.find('new/2/pl/home/{}'))?.build).toBe('old')
  expect(await next.findFresh('new/2/pl/home/{}')).toBeNull()
  expect(await next.find('new/2/pl/catalog/{}')).toBeNull()
  await next.purge(['product-1'])
  expect([await next.find('new/2/pl/home/{}'), await createPageStore({}, now).find('new/2/pl/home/{}')]).toEqual([null, null])
})

test('KV is a tier where it is bound', async () => {
  const written: string[] = []
  const PAGE_STORE = {
    get: async () => null,
    put: async (key: string) => void written.push(key),
  }
  pages = createPageStore({ PAGE_STORE }, now)
  await pages.put('a', entryOf(), waitUntil)
  await Promise.all(held)
  expect(written).toEqual([expect.stringMatching(/^page:/)])
})
