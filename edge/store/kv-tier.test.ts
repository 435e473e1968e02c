// KV with its delays: other locations see a write, and an absence, up to a minute later; a key takes one write a second.
import { beforeEach, describe, expect, test } from 'vitest'
import { failOpen, type SharedCacheTier } from './tiered-cache.ts'
import type { CacheEntry } from './cache-entry.ts'
import { kvBehindDoor } from './test-world/behind-door.ts'
import { testEntry } from './test-world/test-entry.ts'
import type { KeyValueStore } from '../env.ts'
import { kvTier } from './kv-tier.ts'

/** https://developers.cloudflare.com/kv/concepts/how-kv-works: a location caches reads, also of absent keys, for this long, in ms. */
const SEEN_FOR_MS = 60_000
const WRITE_EVERY_MS = 1000

let time: number
const now = () => time
const later = (seconds: number) => (time += seconds * 1000)

/** A namespace with its delays. @returns the store as one location sees it */
function namespace() {
  const central = new Map<string, { value: ArrayBuffer; at: number }>()
  return function inLocation() {
    const seen = new Map<string, { value: ArrayBuffer | null; until: number }>()
    return {
      async get(key: string) {
        const known = seen.get(key)
        if (known && known.until > now()) return known.value
        const value = central.get(key)?.value ?? null
        seen.set(key, { value, until: now() + SEEN_FOR_MS })
        return value
      },
      async put(key: string, text: string | ArrayBufferView) {
        if (now() - (central.get(key)?.at ?? -Infinity) < WRITE_EVERY_MS) throw new Error('KV PUT failed: 429 Too Many Requests')
        const value = await new Response(text as string).arrayBuffer()
        central.set(key, { value, at: now() })
        seen.set(key, { value, until: now() + SEEN_FOR_MS })
      },
    }
  }
}

const entryOf = (values: Partial<CacheEntry> = {}) => testEntry({ at: now(), ...values })

const BYTES = { flightBrotli: new Uint8Array([1]), html: null }

let warsaw: SharedCacheTier
let madrid: SharedCacheTier
beforeEach(() => {
  time = Date.UTC(2026, 10, 1)
  const inLocation = namespace()
  const pause = async (ms: number) => later(ms / 1000)
  warsaw = kvTier({ store: kvBehindDoor(inLocation()), now, pause })
  madrid = kvTier({ store: kvBehindDoor(inLocation()), now, pause })
})

test('a page is seen at once where it was written, and in another location a minute after a miss', async () => {
  expect(await madrid.get('a')).toBeNull()
  await warsaw.put('a', entryOf())
  expect([(await warsaw.get('a'))?.etag, await madrid.get('a')]).toEqual(['e', null])
  later(59)
  expect(await madrid.get('a')).toBeNull()
  later(1)
  expect((await madrid.get('a'))?.etag).toBe('e')
})

test('a newer page is seen in another location a minute later; until then the older one keeps its age', async () => {
  await warsaw.put('a', entryOf({ etag: 'old' }))
  await madrid.get('a')
  later(30)
  const renewed = entryOf({ etag: 'new' })
  await warsaw.put('a', renewed)
  expect(await madrid.get('a')).toMatchObject({ etag: 'old', at: renewed.at - 30_000 })
  later(30)
  expect((await madrid.get('a'))?.etag).toBe('new')
})

test('a purge reaches other locations within a minute, entries that they stored meanwhile included', async () => {
  await warsaw.put('a', entryOf())
  await madrid.get('a')
  later(1)
  await warsaw.purge(['product-1'])
  expect([await warsaw.get('a'), (await madrid.get('a'))?.etag]).toEqual([null, 'e'])
  await madrid.put('b', entryOf({ at: now() - 500 }))
  later(60)
  expect([await madrid.get('a'), await madrid.get('b')]).toEqual([null, null])
})

describe('an unchanged page', () => {
  let writes: string[]
  /** A tier of another isolate, whose writes are counted. */
  function counted(store: KeyValueStore) {
    const put: KeyValueStore['put'] = async (name, value, options) => {
      writes.push(name)
      await store.put(name, value, options)
    }
    return kvTier({ store: kvBehindDoor({ get: store.get, put }), now })
  }
  beforeEach(() => {
    writes = []
  })

  test('that is renewed every 30 s for an hour is written when half of the life of KV’s copy is over: twice, not 121 times', async () => {
    const tier = counted(namespace()())
    const entry = entryOf({ bytes: BYTES })
    await tier.put('a', entry)
    for (let at = 0; at < 3600; at += 30) {
      later(30)
      // As renew-page.ts does: the same bytes with a new age.
      await tier.put('a', { ...entry, at: now() })
    }
    expect(writes).toHaveLength(2)
  })

  test('that was read from KV is not written back; other bytes are, at once', async () => {
    const store = namespace()()
    await counted(store).put('a', entryOf({ bytes: BYTES }))
    later(60)
    const other = counted(store)
    const found = await other.get('a')
    if (!found) throw new Error('It is in KV')
    await other.put('a', { ...found, at: now() })
    expect(writes).toHaveLength(1)
    await other.put('a', { ...found, at: now(), bytes: BYTES })
    expect(writes).toHaveLength(2)
  })
})

describe('two writes of a page within a second', () => {
  test('the second waits until KV takes it', async () => {
    await warsaw.put('a', entryOf({ etag: 'Flight' }))
    later(0.3)
    await warsaw.put('a', entryOf({ etag: 'with HTML' }))
    expect([(await warsaw.get('a'))?.etag, now() - Date.UTC(2026, 10, 1)]).toEqual(['with HTML', WRITE_EVERY_MS])
  })

  test('from two locations: the first stands, and nobody calls it an error', async () => {
    const errors: unknown[] = []
    const pages = failOpen(madrid, (error) => errors.push(error))
    await warsaw.put('a', entryOf({ etag: 'first' }))
    await pages.put('a', entryOf({ etag: 'second' }))
    expect([(await warsaw.get('a'))?.etag, errors]).toEqual(['first', []])
  })

  test('any other failure is told', async () => {
    const broken = { get: async () => null, put: () => Promise.reject(new Error('KV PUT failed: 500')) }
    await expect(kvTier({ store: kvBehindDoor(broken), now }).put('a', entryOf())).rejects.toThrow('500')
  })

  test('two purges within a second: the second fails, and who asked knows', async () => {
    await warsaw.purge(['product-1'])
    await expect(warsaw.purge(['product-2'])).rejects.toThrow('429')
  })
})
