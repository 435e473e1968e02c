// KV with its delays: other locations see a write, and an absence, up to a minute later; a key takes one write a second.
import { beforeEach, describe, expect, test } from 'vitest'
import { type CacheTier, failOpen } from './tiered-cache.ts'
import type { CacheEntry } from './cache-entry.ts'
import { kvBehindDoor } from './test-world/behind-door.ts'
import { keyValueNamespace } from './test-world/key-value-namespace.ts'
import { testEntry } from './test-world/test-entry.ts'
import { kvTier } from './kv-tier.ts'

const WRITE_EVERY_MS = 1000

let time: number
const now = () => time
const later = (seconds: number) => (time += seconds * 1000)

const entryOf = (values: Partial<CacheEntry> = {}) => testEntry({ at: now(), ...values })

const BYTES = { flightBrotli: new Uint8Array([1]), html: null }

let warsaw: CacheTier
let madrid: CacheTier
beforeEach(() => {
  time = Date.UTC(2026, 10, 1)
  const inLocation = keyValueNamespace(now)
  const pause = async (ms: number) => later(ms / 1000)
  warsaw = kvTier({ store: kvBehindDoor(inLocation()), now, pause })
  madrid = kvTier({ store: kvBehindDoor(inLocation()), now, pause })
})

test('EXT-67: KV has no open page, and is not asked for one', async () => {
  const namespace = keyValueNamespace(now)()
  const tier = kvTier({ store: kvBehindDoor({ ...namespace, get: () => Promise.reject(new Error('asked')) }), now })
  await tier.put('?b/1/pl/catalog/{}', entryOf())
  expect([await tier.get('?b/1/pl/catalog/{}'), namespace.writes]).toEqual([null, []])
})

describe('an unchanged page', () => {
  let store: ReturnType<ReturnType<typeof keyValueNamespace>>
  /** The tier of another isolate. */
  const newTier = () => kvTier({ store: kvBehindDoor(store), now })
  beforeEach(() => {
    store = keyValueNamespace(now)()
  })

  test('that is renewed every 30 s for an hour is written when half of the life of KV’s copy is over: twice, not 121 times', async () => {
    const tier = newTier()
    const entry = entryOf({ bytes: BYTES })
    await tier.put('a', entry)
    for (let at = 0; at < 3600; at += 30) {
      later(30)
      // As renew-page.ts does: the same bytes with a new age.
      await tier.put('a', { ...entry, at: now() })
    }
    expect(store.writes).toHaveLength(2)
  })

  test('that was read from KV is not written back; other bytes are, at once', async () => {
    await newTier().put('a', entryOf({ bytes: BYTES }))
    later(60)
    const other = newTier()
    const found = await other.get('a')
    if (!found) throw new Error('It is in KV')
    await other.put('a', { ...found, at: now() })
    expect(store.writes).toHaveLength(1)
    await other.put('a', { ...found, at: now(), bytes: BYTES })
    expect(store.writes).toHaveLength(2)
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
    const broken = { ...keyValueNamespace(now)(), put: () => Promise.reject(new Error('KV PUT failed: 500')) }
    await expect(kvTier({ store: kvBehindDoor(broken), now }).put('a', entryOf())).rejects.toThrow('500')
  })
})
