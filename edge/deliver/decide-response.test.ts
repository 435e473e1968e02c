// Long, for every state of one page is tried with the same store.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createBackOff } from '../store/render-back-off.ts'
import { CACHE_POLICIES } from '../store/cache-policies.ts'
import { memoryPages } from '../store/memory-tier.ts'
import type { PageCache } from '../store/tiered-cache.ts'
import type { PageBytes, PageEntry } from '../store/cache-entry.ts'
import { newPageRecord } from '../upstream/render-record.ts'
import type { PageStore } from '../store/page-store.ts'
import { createSingleFlight } from '../upstream/single-flight.ts'
import type { CallKind } from '../upstream/call-priorities.ts'
import type { Errand } from '../upstream/render-context.ts'
import { answerPage, type Ask } from './decide-response.ts'
import type { Made, Making } from './render-for-store.ts'

const KEY = 'build/2/pl/catalog/{}'
const { fresh, stale, staleOnError } = CACHE_POLICIES.listing
const BYTES: PageBytes = { html: new Uint8Array(9), htmlBrotli: new Uint8Array(9), flightBrotli: new Uint8Array(9) }

let memory: PageCache
let far: PageCache
let store: PageStore<Made>
let makes: number
let held: Promise<unknown>[]
/** What the next renderings come to. */
let outcome: (entry: PageEntry & { bytes: PageBytes }) => Made | Promise<Made>
let retryAfter: number | null
/** Of each rendering, as it came to be. */
let errands: Errand[]

beforeEach(() => {
  vi.useFakeTimers()
  const now = Date.now
  memory = memoryPages({ maxBytes: 1e6, now })
  far = memoryPages({ maxBytes: 1e6, now })
  store = {
    find: async (key) => (await memory.get(key)) ?? far.get(key),
    findNear: memory.get,
    async findRenewed(key) {
      const entry = await far.get(key)
      if (!entry || now() - entry.at >= fresh * 1000) return null
      await memory.put(key, entry)
      return entry
    },
    keep: (key, entry) => memory.put(key, entry),
    purge: memory.purge,
    hearPurges: () => undefined,
    flights: createSingleFlight({ budgetMs: 4500, maxFlights: 10, now }),
    backOff: createBackOff(10, now),
  }
  makes = 0
  held = []
  retryAfter = null
  errands = []
  outcome = (entry) => ({ kind: 'page', entry, isWhole: true })
  return () => vi.useRealTimers()
})

async function make(errand: Errand): Promise<Making> {
  makes += 1
  errands.push(errand)
  const entry = { at: Date.now(), policy: 'listing', status: 200, tags: [], etag: '', link: '', bytes: BYTES } as const
  const record = { ...newPageRecord('route-catalog', errand), retryAfter }
  const tree = { root: null, decided: Promise.resolve(), visitor: null }
  return { tree, record, flight: new ReadableStream(), made: Promise.resolve(outcome(entry)) }
}

/** One visit, in words: how it was answered. */
async function visit({ key = KEY, ...options }: Partial<Ask> & { key?: string } = {}): Promise<string> {
  const ask = {
    now: Date.now(),
    mayStream: true,
    isRefresh: false,
    calls: 'page' as const,
    waitUntil: (each: Promise<unknown>) => void held.push(each),
    ...options,
  }
  const answer = await answerPage(store, { key, make }, ask)
  return answer.kind === 'page' ? answer.cacheStatus : answer.kind
}
const settled = () => Promise.all(held)
const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const fails = () => (outcome = () => ({ kind: 'failed', retryAfter: 5 }))

describe('a page that is not there yet', () => {
  test('is streamed to the first; the next has it from the store', async () => {
    expect(await visit()).toBe('streamed')
    await settled()
    expect([await visit(), makes]).toEqual([`patyna; hit; ttl=${fresh}`, 1])
  })

  test('comes whole to whoever cannot be sent parts', async () => {
    expect(await visit({ mayStream: false })).toBe('patyna; fwd=uri-miss; stored')
  })

  test('is made once for all who ask meanwhile', async () => {
    const made = Promise.withResolvers<Made>()
    outcome = () => made.promise
    const visits = Array.from({ length: 100 }, () => visit())
    await later(1)
    fails()
    made.resolve({ kind: 'moved', href: '/x', status: 301 })
    expect([(await Promise.all(visits)).toSorted()[0], makes]).toEqual(['moved', 1])
  })

  test('of the followers of one who is lost one makes it anew after the budget, and the others wait for that', async () => {
    outcome = () => new Promise(() => undefined)
    expect(await visit()).toBe('streamed')
    const followers = Array.from({ length: 5 }, () => visit({ mayStream: false }))
    outcome = (entry) => ({ kind: 'page', entry, isWhole: true })
    await later(4.9)
    expect((await Promise.all(followers)).filter((each) => each === 'patyna; fwd=uri-miss; stored')).toHaveLength(1)
    expect(makes).toBe(2)
  })

  test('who has followed two that were lost is served as if there were no store', async () => {
    outcome = () => new Promise(() => undefined)
    await visit()
    const followers = [visit(), visit()]
    await later(4.9)
    expect(await followers[0]).toBe('streamed')
    await later(4.9)
    expect(['late', 'streamed']).toContain(await followers[1])
    expect(makes).toBeLessThanOrEqual(3)
  })

  test('if only a part of it failed, who waits gets the rest and nobody after', async () => {
    outcome = (entry) => ({ kind: 'page', entry, isWhole: false })
    expect(await visit({ mayStream: false })).toBe('patyna; fwd=uri-miss; detail=incomplete')
    expect([await visit({ mayStream: false }), makes]).toEqual(['patyna; fwd=uri-miss; detail=incomplete', 2])
  })

  test('that is slow but goes on is waited for, and is made once', async () => {
    const made = Promise.withResolvers<Made>()
    outcome = () => made.promise
    await visit()
    const follower = visit()
    for (let step = 0; step < 3; step++) {
      await later(3)
      Object.assign(errands[0] ?? {}, { aliveAt: Date.now() })
    }
    made.resolve({ kind: 'moved', href: '/x', status: 301 })
    expect([await follower, makes]).toEqual(['moved', 1])
  })

  test.each<[CallKind, CallKind, CallKind]>([
    ['prefetch', 'page', 'page'],
    ['refresh', 'prefetch', 'prefetch'],
    ['page', 'prefetch', 'page'],
  ])('begun as %s and joined as %s it calls as %s', async (begun, joined, calls) => {
    outcome = () => new Promise(() => undefined)
    void visit({ calls: begun })
    await later(0)
    void visit({ calls: joined })
    await later(0)
    expect(errands.map((errand) => errand.calls)).toEqual([calls])
  })

  describe('led by a prefetch for which there was no place', () => {
    const refused = async (joined: CallKind) => {
      const first = Promise.withResolvers<Made>()
      outcome = () => first.promise
      const leader = visit({ calls: 'prefetch', mayStream: false })
      await later(0)
      const followers = Array.from({ length: 3 }, () => visit({ calls: joined, mayStream: false }))
      await later(0)
      Object.assign(errands[0] ?? {}, { refusedAs: 'prefetch' })
      outcome = (entry) => ({ kind: 'page', entry, isWhole: true })
      first.resolve({ kind: 'failed', retryAfter: 5 })
      return [await leader, ...(await Promise.all(followers))]
    }

    test('is made once more for visitors who wait for it, in their place', async () => {
      const stored = 'patyna; fwd=uri-miss; stored'
      expect((await refused('page')).toSorted()).toEqual(['failed', stored, `${stored}; collapsed`, `${stored}; collapsed`])
      expect(errands.map(({ calls }) => calls)).toEqual(['page', 'page'])
    })

    test('is not made again for other prefetches', async () => {
      expect([await refused('prefetch'), makes]).toEqual([Array(4).fill('failed'), 1])
    })
  })

  test('if it does not exist, that is kept', async () => {
    outcome = ({ at }) => ({ kind: 'missing', entry: { at, policy: 'missing', status: 410, tags: [], etag: '', link: '', bytes: null } })
    expect(await visit({ mayStream: false })).toBe('missing')
    expect([await visit(), makes]).toEqual(['missing', 1])
  })
})

describe('an old page', () => {
  beforeEach(async () => {
    await visit()
    await settled()
    await later(fresh + 12)
  })

  test('is served while one visit renews it', async () => {
    expect(await Promise.all([visit(), visit(), visit()])).toEqual(Array(3).fill('patyna; hit; ttl=-12'))
    await settled()
    expect([await visit(), makes]).toEqual([`patyna; hit; ttl=${fresh}`, 2])
  })

  test('is renewed from a farther level that has a fresh one, without asking the shop', async () => {
    await far.put(KEY, { at: Date.now(), policy: 'listing', status: 200, tags: [], etag: '', link: '', bytes: BYTES })
    await visit()
    await settled()
    expect([await visit(), makes]).toEqual([`patyna; hit; ttl=${fresh}`, 1])
  })

  test('stays when it cannot be renewed; the shop is asked again after 5 s', async () => {
    fails()
    for (let visits = 0; visits < 10; visits++) {
      expect(await visit()).toBe('patyna; hit; ttl=-12')
      await settled()
    }
    expect(makes).toBe(2)
    await later(5)
    await visit()
    await settled()
    expect(makes).toBe(3)
  })

  test('leaves the shop alone for as long as that asks for', async () => {
    fails()
    retryAfter = 40
    await visit()
    await settled()
    await later(39)
    expect([await visit(), makes]).toEqual(['patyna; hit; ttl=-51', 2])
    await later(1)
    await visit()
    expect(makes).toBe(3)
  })

  test('waits for its turn without a failure while four others are renewed', async () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const key of all)
      await memory.put(key, {
        at: Date.now() - (fresh + 1) * 1000,
        policy: 'listing',
        status: 200,
        tags: [],
        etag: '',
        link: '',
        bytes: BYTES,
      })
    const made = Promise.withResolvers<void>()
    outcome = async (entry) => made.promise.then(() => ({ kind: 'page', entry, isWhole: true }))
    const before = makes
    const visits = () => Promise.all(all.map((key) => visit({ key })))
    expect(new Set(await visits())).toEqual(new Set(['patyna; hit; ttl=-1']))
    await later(0)
    expect(makes - before).toBe(4)
    made.resolve()
    await settled()
    await visits()
    await settled()
    expect([makes - before, new Set(await visits())]).toEqual([6, new Set([`patyna; hit; ttl=${fresh}`])])
  })

  test('is not replaced by one of which a part failed', async () => {
    outcome = (entry) => ({ kind: 'page', entry, isWhole: false })
    await visit()
    await settled()
    expect(await visit()).toBe('patyna; hit; ttl=-12')
  })

  test('LST-14, PRD-62: is no answer to a refresh, which waits for a new one or gets none', async () => {
    fails()
    expect(await visit({ isRefresh: true, mayStream: false })).toBe('failed')
    expect([await visit({ isRefresh: true, mayStream: false }), makes]).toEqual(['failed', 2])
    outcome = (entry) => ({ kind: 'page', entry, isWhole: true })
    await later(5)
    expect(await visit({ isRefresh: true, mayStream: false })).toBe('patyna; fwd=stale; stored')
  })
})

describe('a page that only a failure allows to serve', () => {
  beforeEach(async () => {
    await visit()
    await settled()
    await later(fresh + stale + 1)
  })

  test('is made anew where that works', async () => {
    expect(await visit()).toBe('patyna; fwd=stale; stored')
  })

  test('is served where it does not, and from then on at once', async () => {
    fails()
    expect(await visit()).toBe(`patyna; hit; ttl=-${stale + 1}; detail=stale-on-error`)
    expect([await visit(), makes]).toEqual([`patyna; hit; ttl=-${stale + 1}; detail=stale-on-error`, 2])
  })

  test('is gone when its time is over', async () => {
    fails()
    await later(staleOnError)
    expect(await visit({ mayStream: false })).toBe('failed')
  })
})
