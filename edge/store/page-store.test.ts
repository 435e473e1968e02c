import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CacheEntry } from './cache-entry.ts'
import { cacheKey } from './cache-key.ts'
import { lifetimeOf } from './cache-policies.ts'
import { matchOf } from '../market/test-world/match-of.ts'
import { testEntry } from './test-world/test-entry.ts'
import { keyValueNamespace } from './test-world/key-value-namespace.ts'
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

const PUBLIC_ORIGIN = 'https://shop.test'
const storeOf = () => createPageStore<unknown>({ PUBLIC_ORIGIN }, now)

let pages: PageStore<unknown>
beforeEach(() => {
  time = Date.UTC(2026, 10, 1)
  kept = new Map()
  matches = 0
  held = []
  vi.stubGlobal('caches', { default: cache })
  pages = storeOf()
})

const html = { brotli: new Uint8Array(1_000_000), link: '' }
const page = { html, flightBrotli: new Uint8Array([2]) }
const entryOf = (values: Partial<CacheEntry> = {}) => testEntry({ at: now(), bytes: page, ...values })

test('a page is in memory at once, and in the Cache API once the writes are done', async () => {
  await pages.put('a', entryOf(), waitUntil)
  expect((await pages.findInMemory('a'))?.etag).toBe('e')
  await Promise.all(held)
  const other = storeOf()
  expect(await other.findInMemory('a')).toBeNull()
  expect((await other.find('a'))?.etag).toBe('e')
  expect((await other.findInMemory('a'))?.etag).toBe('e')
})

test('the build is noted with its first page, and then for an hour nobody looks', async () => {
  await pages.put('b/a', entryOf(), waitUntil)
  await Promise.all(held)
  const before = matches
  time += 60 * 60_000 - 1
  await pages.put('b/a', entryOf(), waitUntil)
  await Promise.all(held)
  expect([before, matches]).toEqual([1, 1])
  time += 1
  await pages.put('b/a', entryOf(), waitUntil)
  await Promise.all(held)
  expect(matches).toBe(2)
})

test('isolates that note a new build within one second are no errors of KV', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const location = keyValueNamespace(now)
  const [here, elsewhere] = [location(), location()]
  await elsewhere.get('builds', 'arrayBuffer')
  for (const PAGE_STORE of [here, elsewhere]) {
    await createPageStore<unknown>({ PUBLIC_ORIGIN, PAGE_STORE }, now).put('b/a', entryOf(), waitUntil)
    await Promise.all(held)
    kept.clear()
  }
  expect(logged.mock.calls).toEqual([])
})

test('a missing page stays in memory', async () => {
  await pages.put('a', entryOf({ bytes: null, status: 404, policy: 'missing' }), waitUntil)
  expect([(await pages.findInMemory('a'))?.status, held, kept.size]).toEqual([404, [], 0])
})

test('a fresh page of another isolate is found and copied into memory, a stale one and none are not', async () => {
  await pages.put('a', entryOf(), waitUntil)
  await Promise.all(held)
  const other = storeOf()
  expect(await other.findFresh('b')).toBeNull()
  time += 31_000
  expect(await other.findFresh('a')).toBeNull()
  expect(await other.findInMemory('a')).toBeNull()
  time -= 2_000
  expect((await other.findFresh('a'))?.etag).toBe('e')
  expect((await other.findInMemory('a'))?.etag).toBe('e')
})

test('a page whose life is over in this isolate does not hide the newer one of another', async () => {
  // A busy machine must not decide whether a tier answers in time.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await pages.put('a', entryOf({ etag: 'old' }), waitUntil)
  const other = storeOf()
  await other.put('a', entryOf({ etag: 'old' }), waitUntil)
  time += lifetimeOf('listing') * 1000 - 1
  await other.put('a', entryOf({ etag: 'new' }), waitUntil)
  await Promise.all(held)
  expect((await pages.find('a'))?.etag, 'it is served if nothing newer can be had').toBe('old')
  time += 1
  expect((await pages.find('a'))?.etag).toBe('new')
})

test('purges of other isolates are read at once and then every five seconds', async () => {
  await pages.put('a', entryOf(), waitUntil)
  await storeOf().purge(['product-1'])
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
  const size = { ...page, html: { ...html, brotli: new Uint8Array(20_000) } }
  const key = (path: string) => cacheKey(matchOf(path), 'b')
  const hot = ['/cp/pl', '/produkty', '/produkty?categories=145', '/es/productos', '/sprzedawca/dom-z-dusza-1', '/fotel-366-1'].map(key)
  for (const each of hot) await pages.put(each, entryOf({ bytes: size }), () => undefined)
  for (let number = 0; number < 1500; number++) {
    for (const path of [`/produkty?priceFrom=${number}.01`, `/fotel-366-1?product=${number}`, `/produkty?categories=${9000 + number}`])
      await pages.put(key(path), entryOf({ bytes: size }), () => undefined)
    await pages.put(key(`/krzeslo-${1000 + number}`), entryOf({ bytes: null, status: 404, policy: 'missing' }), () => undefined)
  }
  for (const each of hot) expect(await pages.findInMemory(each), each).not.toBeNull()
})

describe('two builds with shared tiers', () => {
  const [OLD, NEW] = ['old/2/pl/home/{}', 'new/2/pl/home/{}']
  async function put(store: PageStore<unknown>, key: string, values: Partial<CacheEntry> = {}) {
    await store.put(key, entryOf(values), waitUntil)
    await Promise.all(held)
  }

  test('of several other builds the newest page counts', async () => {
    await put(pages, OLD, { etag: 'first' })
    time += 1000
    await put(storeOf(), 'older/2/pl/home/{}', { etag: 'second' })
    expect((await storeOf().findOfOtherBuild(NEW))?.etag).toBe('second')
  })

  test('the builds are read again after a minute, not with each request', async () => {
    expect(await pages.findOfOtherBuild(NEW)).toBeNull()
    await put(storeOf(), OLD)
    matches = 0
    expect([await pages.findOfOtherBuild(NEW), matches]).toEqual([null, 0])
    time += 60_000
    expect(await pages.findOfOtherBuild(NEW)).not.toBeNull()
  })

  test('tiers that fail have no other builds', async () => {
    vi.stubGlobal('caches', { default: { ...cache, match: () => Promise.reject(new Error('away')) } })
    expect(await storeOf().findOfOtherBuild(NEW)).toBeNull()
  })
})

test('entries lie below the storefront’s own host', async () => {
  await pages.put('a', entryOf(), waitUntil)
  await Promise.all(held)
  expect(kept.size).toBeGreaterThan(1)
  for (const address of kept.keys()) expect(address).toMatch(/^https:\/\/shop\.test\/__page-cache\/\w+$/)
})

describe('two locations with one KV', () => {
  const [OLD, NEW] = ['old/2/pl/home/{}', 'new/2/pl/home/{}']
  let namespace: ReturnType<typeof keyValueNamespace>
  beforeEach(() => void (namespace = keyValueNamespace(now)))
  /** The store of an isolate in a location that has a cache of its own. */
  function inLocation(ofLocation = new Map<string, Response>()) {
    vi.stubGlobal('caches', {
      default: {
        match: async (url: string) => ofLocation.get(url)?.clone(),
        put: async (url: string, response: Response) => void ofLocation.set(url, response),
      },
    })
    return createPageStore<unknown>({ PAGE_STORE: namespace(), PUBLIC_ORIGIN }, now)
  }
  const settle = async (store: PageStore<unknown>) => {
    store.syncPurges(waitUntil)
    await Promise.all(held)
  }

  test('a purge in one reaches the cache of the other, and what is rendered after it is found there', async () => {
    const cacheOfMadrid = new Map<string, Response>()
    const [warsaw, madrid] = [inLocation(), inLocation(cacheOfMadrid)]
    await madrid.put(OLD, entryOf(), waitUntil)
    await settle(madrid)
    time += 5000
    await warsaw.purge(['product-1'])
    time += 75_000
    await settle(madrid)
    expect([await madrid.find(OLD), await madrid.findFresh(OLD), await madrid.findOfOtherBuild(NEW)]).toEqual([null, null, null])
    expect(await inLocation(cacheOfMadrid).find(OLD)).toBeNull()

    for (let visit = 0; visit < 2; visit++) await warsaw.find(OLD)
    await warsaw.put(OLD, entryOf({ etag: 'new' }), waitUntil)
    await Promise.all(held)
    time += 60_000
    expect([(await madrid.find(OLD))?.etag, (await madrid.findOfOtherBuild(NEW))?.etag]).toEqual(['new', 'new'])
  })

  test('a copy whose life is over in the cache of one does not hide what the other has rendered since', async () => {
    const [warsaw, madrid] = [inLocation(), inLocation()]
    await madrid.put(OLD, entryOf(), waitUntil)
    await Promise.all(held)
    time += lifetimeOf('listing') * 1000
    await warsaw.put(OLD, entryOf({ etag: 'new' }), waitUntil)
    await Promise.all(held)
    time += 60_000
    expect([(await madrid.find(OLD))?.etag, (await madrid.findInOutage(OLD))?.etag]).toEqual(['new', 'new'])
  })
})

describe('KV, where it is bound', () => {
  let namespace: ReturnType<ReturnType<typeof keyValueNamespace>>
  const written = () => namespace.writes.filter((name) => name.startsWith('page:')).length
  async function visit(key: string, values: Partial<CacheEntry> = {}) {
    await pages.find(key, waitUntil)
    // Of other bytes each time: the same are taken for renewed.
    await pages.put(key, entryOf({ bytes: { ...page }, ...values }), waitUntil)
    await Promise.all(held)
    time += 1000
  }
  beforeEach(() => {
    namespace = keyValueNamespace(now)()
    pages = createPageStore({ PAGE_STORE: namespace, PUBLIC_ORIGIN }, now)
  })

  test('EXT-67: has a listing that was asked for once, and a product that was asked for twice', async () => {
    await visit('b/listing')
    expect(written()).toBe(1)
    await visit('b/a', { policy: 'product' })
    await visit('b/c', { policy: 'product' })
    expect(written()).toBe(1)
    await visit('b/a', { policy: 'product' })
    expect(written()).toBe(2)
    expect((await createPageStore({ PAGE_STORE: namespace, PUBLIC_ORIGIN }, now).find('b/a'))?.etag).toBe('e')
  })

  test('EXT-67: is given time when a page cannot be rendered, and the head start otherwise', async () => {
    await visit('b/a')
    await visit('b/c')
    const get = (key: string) => new Promise<void>((done) => setTimeout(done, 150)).then(() => namespace.get(key, 'arrayBuffer'))
    const slow = { ...namespace, get }
    kept.clear()
    const other = createPageStore({ PAGE_STORE: slow, PUBLIC_ORIGIN }, now)
    expect([await other.find('b/a'), (await other.findInOutage('b/a'))?.etag]).toEqual([null, 'e'])
    expect((await other.findOfOtherBuild('c/c'))?.etag).toBe('e')
  })
})

test('EXT-66: a new isolate takes no page of a shared tier before it has read what is purged; where that fails it does', async () => {
  await pages.put('a', entryOf(), waitUntil)
  await Promise.all(held)
  const purges = Promise.withResolvers<Response | undefined>()
  const readLog = vi.fn(() => purges.promise)
  vi.stubGlobal('caches', { default: { ...cache, match: (url: string) => (url.endsWith('/purges') ? readLog() : cache.match(url)) } })
  const other = storeOf()
  other.syncPurges(waitUntil)
  held = []
  expect(await other.find('a', waitUntil)).toBeNull()
  // One reading, which goes on after the answer.
  expect([readLog.mock.calls.length, held.length]).toEqual([1, 1])
  purges.reject(new Error('away'))
  await Promise.all(held)
  expect((await other.find('a'))?.etag).toBe('e')
})
