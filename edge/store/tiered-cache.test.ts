// What every store of pages promises, whatever it is made of.
import { beforeEach, describe, expect, test } from 'vitest'
import { cacheApiPages } from './cache-api-tier.ts'
import { lifetimeOf } from './cache-policies.ts'
import { memoryPages } from './memory-tier.ts'
import { forgivingPages, layeredPages, type PageCache } from './tiered-cache.ts'
import { decodeEntry, encodeEntry, type PageEntry, sizeOf } from './cache-entry.ts'
import { sharedPages } from './kv-tier.ts'
import { type HandedOver, storedPagesEntrypoint, workersCachePages } from './workers-cache-tier.ts'
import { workersCacheStandIn } from './workers-cache-stand-in.ts'

let time = 0
const now = () => time
const bytesOf = (text: string) => new TextEncoder().encode(text)

function entryOf(text: string, values: Partial<PageEntry> = {}): PageEntry {
  const bytes = { html: bytesOf(`<p>${text} żółć`), htmlBrotli: bytesOf('br'), flightBrotli: bytesOf('') }
  return { at: now(), policy: 'listing', status: 200, tags: ['route-catalog'], etag: 'e', link: '', bytes, ...values }
}

/** A Cache API that forgets when max-age is over, as the platform's does. */
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

/** A KV namespace as one location sees its own writes. */
function fakeKeyValueStore() {
  const kept = new Map<string, { value: ArrayBuffer; until: number }>()
  return {
    async get(key: string) {
      const found = kept.get(key)
      return found && found.until > now() ? found.value : null
    },
    async put(key: string, value: string | ArrayBufferView, { expirationTtl }: { expirationTtl: number }) {
      if (expirationTtl < 60 || key.length > 512) throw new Error('KV refuses')
      kept.set(key, { value: await new Response(value as string).arrayBuffer(), until: now() + expirationTtl * 1000 })
    },
  }
}

/** Workers Cache by its documentation, with the entrypoint behind it. */
function fakeWorkersCache(): PageCache {
  const handedOver: HandedOver = new Map()
  return workersCachePages(
    workersCacheStandIn((request) => storedPagesEntrypoint(request, handedOver), now),
    handedOver,
    now,
  )
}

const memory = () => memoryPages({ maxBytes: 100_000, now })
const STORES: Record<string, () => PageCache> = {
  memory,
  'the Cache API': () => cacheApiPages(fakeCacheApi(), now),
  KV: () => sharedPages(fakeKeyValueStore(), now),
  'Workers Cache': fakeWorkersCache,
  'memory before the Cache API before KV': () =>
    layeredPages([memory(), cacheApiPages(fakeCacheApi(), now), sharedPages(fakeKeyValueStore(), now)]),
}

beforeEach(() => {
  time = Date.UTC(2026, 10, 1)
})

describe.each(Object.entries(STORES))('%s', (_name, make) => {
  let pages: PageCache
  beforeEach(() => {
    pages = make()
  })

  test('has nothing at first', async () => expect(await pages.get('a')).toBeNull())

  test('gives back what was put, to the byte', async () => {
    const entry = entryOf('one', { link: '</a.css>; rel=preload; as=style', tags: ['product-1', 'vendor-2'] })
    await pages.put('a', entry)
    expect(await pages.get('a')).toEqual(entry)
  })

  test('keeps that a thing is missing', async () => {
    const entry = entryOf('', { status: 404, policy: 'missing', bytes: null })
    await pages.put('a', entry)
    expect(await pages.get('a')).toEqual(entry)
  })

  test('keeps keys apart, long and strange ones, too', async () => {
    const keys = ['a', 'A', 'a ', 'ą', `${'x'.repeat(2000)}1`, `${'x'.repeat(2000)}2`]
    for (const key of keys) await pages.put(key, entryOf(key))
    for (const key of keys) expect(new TextDecoder().decode((await pages.get(key))?.bytes?.html)).toBe(`<p>${key} żółć`)
  })

  test('a later entry takes the place of an earlier one', async () => {
    await pages.put('a', entryOf('old'))
    await pages.put('a', entryOf('new'))
    expect(new TextDecoder().decode((await pages.get('a'))?.bytes?.html)).toContain('new')
  })

  test('has it still when only a failure of the shop allows to serve it', async () => {
    await pages.put('a', entryOf('one'))
    time += (lifetimeOf('listing') - 1) * 1000
    expect(await pages.get('a')).not.toBeNull()
  })

  test('forgets what bears a purged tag, and nothing else', async () => {
    await pages.put('a', entryOf('a', { tags: ['product-1', 'vendor-9'] }))
    await pages.put('b', entryOf('b', { tags: ['product-12'] }))
    time += 1
    await pages.purge(['vendor-9', 'category-4'])
    expect(await pages.get('a')).toBeNull()
    expect(await pages.get('b')).not.toBeNull()
  })

  test('what was rendered before a purge and arrives after it is gone; what was rendered after stays', async () => {
    const late = entryOf('late', { tags: ['product-1'] })
    time += 10
    await pages.purge(['product-1'])
    await pages.put('a', late)
    expect(await pages.get('a')).toBeNull()
    time += 10
    await pages.put('a', entryOf('new', { tags: ['product-1'] }))
    expect(await pages.get('a')).not.toBeNull()
  })

  test('more purges than are remembered one by one forget too much, never too little', async () => {
    await pages.put('a', entryOf('a', { tags: ['product-0'] }))
    for (let id = 0; id < 600; id++) {
      time += 1
      await pages.purge([`product-${id}`])
    }
    expect(await pages.get('a')).toBeNull()
    time += 1
    await pages.put('a', entryOf('a', { tags: ['product-0'] }))
    expect(await pages.get('a')).not.toBeNull()
  })
})

describe('memory', () => {
  const small = { bytes: null } as const
  test('never takes more than its budget, and lets go what was not asked for the longest', async () => {
    const size = sizeOf(entryOf('', small))
    const pages = memoryPages({ maxBytes: size * 5, now })
    for (const key of ['a', 'b', 'c', 'd', 'e']) await pages.put(key, entryOf(key, small))
    await pages.get('a')
    await pages.put('f', entryOf('f', small))
    expect(await pages.get('b')).toBeNull()
    expect(await pages.get('a')).not.toBeNull()
    expect(await pages.get('f')).not.toBeNull()
  })

  test('100,000 keys leave it within the budget', async () => {
    const size = sizeOf(entryOf('', small))
    const pages = memoryPages({ maxBytes: size * 50, now })
    for (let key = 0; key < 100_000; key++) await pages.put(String(key), entryOf('', small))
    const found = await Promise.all(Array.from({ length: 100_000 }, (_, key) => pages.get(String(key))))
    expect(found.filter((entry) => entry !== null)).toHaveLength(50)
  })

  test('an entry that would drive out all others is not taken', async () => {
    const pages = memoryPages({ maxBytes: 10_000, now })
    await pages.put('a', entryOf('x'.repeat(3000)))
    expect(await pages.get('a')).toBeNull()
  })
})

describe('levels', () => {
  test('what a farther level has is taken into the nearer one', async () => {
    const [near, far] = [memory(), memory()]
    await far.put('a', entryOf('a'))
    await layeredPages([near, far]).get('a')
    expect(await near.get('a')).not.toBeNull()
  })

  test('a level that fails has nothing, and says so', async () => {
    const errors: unknown[] = []
    const fails = async () => Promise.reject(new Error('down'))
    const broken = forgivingPages({ get: fails, put: fails, purge: fails }, (error) => errors.push(error))
    const pages = layeredPages([broken, memory()])
    await pages.put('a', entryOf('a'))
    expect(await pages.get('a')).not.toBeNull()
    expect(errors.length).toBeGreaterThan(1)
    await expect(pages.purge(['x'])).rejects.toThrow('down')
  })
})

describe('the envelope', () => {
  test('bytes that are cut short, longer or of another form are no entry', () => {
    const whole = encodeEntry(entryOf('a'))
    expect(decodeEntry(whole)).not.toBeNull()
    for (const length of [0, 3, 4, 30, whole.length - 1]) expect(decodeEntry(whole.slice(0, length))).toBeNull()
    expect(decodeEntry(new Uint8Array([...whole, 0]))).toBeNull()
    expect(decodeEntry(bytesOf('\0\0\0\x02{}'))).toBeNull()
  })
})

describe('the memory of an isolate that did not purge', () => {
  test('forgets what another isolate of its location purged, once it hears of it, and nothing else', async () => {
    const cache = fakeCacheApi()
    const [mine, shared, ofAnother] = [memory(), cacheApiPages(cache, now), cacheApiPages(cache, now)]
    await mine.put('a', entryOf('a', { tags: ['product-1'] }))
    await mine.put('b', entryOf('b', { tags: ['product-2'] }))
    time += 1
    await ofAnother.purge(['product-1'])
    expect(await mine.get('a')).not.toBeNull()
    mine.hear(await shared.purges())
    expect([await mine.get('a'), (await mine.get('b'))?.tags]).toEqual([null, ['product-2']])
    time += 1
    await mine.put('a', entryOf('new', { tags: ['product-1'] }))
    mine.hear(await shared.purges())
    expect(await mine.get('a')).not.toBeNull()
  })

  test('an older word of others takes nothing back that it knows itself', async () => {
    const mine = memory()
    await mine.purge(['product-1'])
    mine.hear({ all: 0, tags: new Map([['product-1', now() - 1000]]) })
    await mine.put('a', entryOf('late', { at: now() - 500, tags: ['product-1'] }))
    expect(await mine.get('a')).toBeNull()
  })
})
