// The contract of every tier of the page cache.
import { beforeEach, describe, expect, test } from 'vitest'
import { cacheApiTier } from './cache-api-tier.ts'
import { lifetimeOf } from './cache-policies.ts'
import { memoryTier } from './memory-tier.ts'
import { failOpen, tieredCache, type CacheTier } from './tiered-cache.ts'
import { decodeEntry, encodeEntry, type CacheEntry, sizeOf } from './cache-entry.ts'
import { kvTier } from './kv-tier.ts'
import { cacheBehindDoor, kvBehindDoor } from './test-world/behind-door.ts'
import { keyValueNamespace } from './test-world/key-value-namespace.ts'
import { testEntry } from './test-world/test-entry.ts'

let time = 0
const now = () => time
const bytesOf = (text: string) => new TextEncoder().encode(text)

function entryOf(text: string, values: Partial<CacheEntry> = {}): CacheEntry {
  const bytes = { html: { brotli: bytesOf(`<p>${text} żółć`), link: '' }, flightBrotli: bytesOf('flight') }
  return testEntry({ at: now(), tags: ['route-catalog'], bytes, ...values })
}

/** Cache API stand-in that expires entries at max-age, like Cloudflare's. */
function fakeCacheApi() {
  const kept = new Map<string, { response: Response; until: number }>()
  return {
    async match(url: string) {
      const found = kept.get(url)
      return found && found.until > now() ? found.response.clone() : undefined
    },
    async put(url: string, response: Response) {
      const seconds = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1])
      kept.set(url, { response, until: now() + seconds * 1000 })
    },
  }
}

const memory = () => memoryTier({ maxBytes: 100_000, now })
const TIERS: Record<string, () => CacheTier> = {
  memory,
  'the Cache API': () => cacheApiTier(cacheBehindDoor(fakeCacheApi())),
  KV: () => kvTier({ store: kvBehindDoor(keyValueNamespace(now)()), now, pause: async (ms) => (time += ms) }),
  'memory before the Cache API before KV': () =>
    tieredCache([
      memory(),
      cacheApiTier(cacheBehindDoor(fakeCacheApi())),
      kvTier({ store: kvBehindDoor(keyValueNamespace(now)()), now, pause: async (ms) => (time += ms) }),
    ]),
}

beforeEach(() => {
  time = Date.UTC(2026, 10, 1)
})

describe.each(Object.entries(TIERS))('%s', (_name, make) => {
  let pages: CacheTier
  beforeEach(() => {
    pages = make()
  })

  test('is empty at first', async () => expect(await pages.get('a')).toBeNull())

  test('returns what was put, to the byte', async () => {
    const entry = entryOf('one', { tags: ['product-1', 'vendor-2'] })
    await pages.put('a', entry)
    expect(await pages.get('a')).toEqual(entry)
  })

  test('keeps that a page is missing', async () => {
    const entry = entryOf('', { status: 404, policy: 'missing', bytes: null })
    await pages.put('a', entry)
    expect(await pages.get('a')).toEqual(entry)
  })

  test('tells keys apart, long and strange ones too', async () => {
    const keys = ['a', 'A', 'a ', 'ą', `${'x'.repeat(2000)}1`, `${'x'.repeat(2000)}2`]
    for (const key of keys) await pages.put(key, entryOf(key))
    for (const key of keys) expect(new TextDecoder().decode((await pages.get(key))?.bytes?.html?.brotli)).toBe(`<p>${key} żółć`)
  })

  test('a later entry replaces an earlier one', async () => {
    await pages.put('a', entryOf('old'))
    await pages.put('a', entryOf('new'))
    expect(new TextDecoder().decode((await pages.get('a'))?.bytes?.html?.brotli)).toContain('new')
  })

  test('still has an entry that is served on error alone', async () => {
    await pages.put('a', entryOf('one'))
    time += (lifetimeOf('listing') - 1) * 1000
    expect(await pages.get('a')).not.toBeNull()
  })
})

describe('memory', () => {
  test('counts what an entry holds: whole buffers, each once, and every text', () => {
    const all = new Uint8Array(10_000)
    const bytes = { flightBrotli: all.subarray(0, 10), html: { brotli: all.subarray(10, 20), link: '' } }
    const empty = { bytes: null, tags: [], etag: '', sources: null }
    const base = sizeOf(entryOf('', empty), '')
    const of = (values: Partial<CacheEntry>, key = '') => sizeOf(entryOf('', { ...empty, ...values }), key) - base
    expect(of({ bytes })).toBeGreaterThanOrEqual(10_000)
    expect(of({ bytes })).toBeLessThan(11_000)
    expect(of({}, 'k'.repeat(500))).toBe(1000)
    expect(of({ tags: ['product-1', 'product-2'] })).toBeGreaterThan(36)
    const read = { call: 'search', method: 'POST', path: '/search', body: 'ż'.repeat(1000), hash: 'h', etag: null }
    expect(of({ sources: { reads: [read], unchangedUntil: 0 } })).toBeGreaterThan(2000)
  })

  const small = { bytes: null } as const
  test('never exceeds its budget, and evicts the least recently used entry', async () => {
    const size = sizeOf(entryOf('', small), 'a')
    const pages = memoryTier({ maxBytes: size * 5, now })
    for (const key of ['a', 'b', 'c', 'd', 'e']) await pages.put(key, entryOf(key, small))
    await pages.get('a')
    await pages.put('f', entryOf('f', small))
    expect(await pages.get('b')).toBeNull()
    expect(await pages.get('a')).not.toBeNull()
    expect(await pages.get('f')).not.toBeNull()
  })

  test('an entry that is put again counts once', async () => {
    const size = sizeOf(entryOf('', small), 'a')
    const pages = memoryTier({ maxBytes: size * 4, now })
    for (const key of ['a', 'b', 'b', 'b', 'b', 'b']) await pages.put(key, entryOf(key, small))
    expect([(await pages.get('a'))?.etag, (await pages.get('b'))?.etag]).toEqual(['e', 'e'])
  })

  test('an entry may take a quarter of the budget, and one that is larger is not stored', async () => {
    const entry = entryOf('x'.repeat(3000))
    const size = sizeOf(entry, 'a')
    for (const [maxBytes, kept] of [
      [size * 4, entry],
      [size * 4 - 1, null],
    ] as const) {
      const pages = memoryTier({ maxBytes, now })
      await pages.put('a', entry)
      expect(await pages.get('a')).toEqual(kept)
    }
  })

  test('an entry that was used is still one that can be evicted', async () => {
    const entry = entryOf('a')
    const pages = memoryTier({ maxBytes: sizeOf(entry, 'a') * 4, now })
    await pages.put('a', entry)
    await pages.get('a')
    for (const key of ['b', 'c', 'd', 'e']) await pages.put(key, entry)
    expect(await pages.get('a')).toBeNull()
    expect(await pages.get('e')).not.toBeNull()
  })
})

describe('tiers', () => {
  test('a hit is copied to nearer tiers alone, and the request is held until it is', async () => {
    const put: string[] = []
    const tierOf = (name: string, entry: CacheEntry | null): CacheTier => ({
      get: async () => entry,
      put: async () => void put.push(name),
    })
    const [one, held] = [entryOf('a'), new Array<Promise<unknown>>()]
    const all = tieredCache([tierOf('near', null), tierOf('hit', one), tierOf('far', one)])
    expect(await all.get('a', (copied) => void held.push(copied))).toBe(one)
    expect([put, held.length]).toEqual([['near'], 1])
  })

  test('a tier that fails counts as a miss and is reported', async () => {
    const errors: unknown[] = []
    const fails = async () => Promise.reject(new Error('down'))
    const broken = failOpen({ get: fails, put: fails }, (error) => errors.push(error))
    const pages = tieredCache([broken, memory()])
    await pages.put('a', entryOf('a'))
    expect(await pages.get('a')).not.toBeNull()
    expect(errors.length).toBeGreaterThan(1)
  })
})

describe('the envelope', () => {
  test.each([
    ['a page', entryOf('a').bytes],
    ['a page without HTML', { html: null, flightBrotli: bytesOf('the flight') }],
    ['a missing page', null],
  ])('of %s is its own length: truncated, longer or damaged bytes are no entry, nor is another page', (_what, bytes) => {
    const whole = encodeEntry('k', entryOf('', { bytes }))
    expect(decodeEntry('k', whole)).toEqual(entryOf('', { bytes }))
    for (const length of [0, 7, 8, 30, whole.length - 1]) expect(decodeEntry('k', whole.slice(0, length))).toBeNull()
    expect(decodeEntry('k', new Uint8Array([...whole, 0]))).toBeNull()
    expect(decodeEntry('another', whole), 'a store that answers another page').toBeNull()
    for (let at = 0; at < whole.length; at++)
      expect(
        decodeEntry(
          'k',
          whole.map((byte, index) => (index === at ? byte ^ 1 : byte)),
        ),
        `damaged at ${at}`,
      ).toBeNull()
  })

  test('malformed bytes are no entry', () => expect(decodeEntry('k', bytesOf('\0\0\0\x02{}'))).toBeNull())
})
