// Long, because every state of one page is tried with the same store.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { compressBytes } from '../http/brotli-page.ts'
import { PAGE_END } from '../http/page-end.ts'
import { CACHE_POLICIES } from '../store/cache-policies.ts'
import { type MemoryTier, memoryTier } from '../store/memory-tier.ts'
import { testEntry } from '../store/test-world/test-entry.ts'
import type { PageBytes, CacheEntry } from '../store/cache-entry.ts'
import { newRenderRecord } from '../upstream/render-record.ts'
import { memoryStore } from '../store/test-world/memory-store.ts'
import type { PageStore } from '../store/page-store.ts'
import { feedFlight } from '../render/flight-feed.ts'
import { NO_SUBJECT } from '../render/watch-subject.ts'
import { createSingleFlight } from '../upstream/single-flight.ts'
import type { CallPriority } from '../upstream/call-priorities.ts'
import type { RenderContext } from '../upstream/render-context.ts'
import { type Decision, decideResponse, type PageRequest, type RenewedPage } from './decide-response.ts'
import { MAX_RENDERS } from './render-budget.ts'
import type { RenderResult, PendingRender } from './render-for-store.ts'

const KEY = 'catalog'
const { fresh, stale, staleOnError } = CACHE_POLICIES.listing
const BYTES: PageBytes = { html: null, flightBrotli: compressBytes(new Uint8Array(9)) }

let memory: MemoryTier
let far: MemoryTier
/** Looks for copies of a page that cannot be rendered. */
let searches: number
let store: PageStore<RenderResult>
let renders: number
/** Documents that were rendered from Flight. */
let documents: number
let held: Promise<unknown>[]
/** Results of the next renders. */
let outcome: (entry: CacheEntry & { bytes: PageBytes }) => RenderResult | Promise<RenderResult>
let retryAfter: number | null
/** Whether the shop API answers a read of the next renders. */
let isAnswered: boolean
/** What the next renewals come to; null: renders. */
let renewal: ((old: CacheEntry) => RenewedPage | Promise<RenewedPage>) | null
let renewals: number
/** Of each render. */
let contexts: RenderContext[]
let streamed: Extract<Decision, { kind: 'streamed' }> | null

beforeEach(() => {
  vi.useFakeTimers()
  const now = Date.now
  memory = memoryTier({ maxBytes: 1e6, now })
  far = memoryTier({ maxBytes: 1e6, now })
  store = {
    ...memoryStore(memory, now),
    find: async (key) => (await memory.get(key)) ?? far.get(key),
    findInOutage: async (key) => {
      searches += 1
      return far.get(`slow/${key}`)
    },
    findOfOtherBuild: async (key) => {
      searches += 1
      return far.get(`other/${key}`)
    },
    async findFresh(key) {
      const entry = await far.get(key)
      if (!entry || now() - entry.at >= fresh * 1000) return null
      await memory.put(key, entry)
      return entry
    },
  }
  searches = 0
  renders = 0
  documents = 0
  held = []
  retryAfter = null
  isAnswered = true
  renewal = null
  renewals = 0
  contexts = []
  outcome = (entry) => ({ kind: 'page', entry, isComplete: true })
})

async function render(context: RenderContext): Promise<PendingRender> {
  renders += 1
  contexts.push(context)
  const entry = testEntry({ at: Date.now(), bytes: BYTES })
  const record = { ...newRenderRecord('route-catalog', context), retryAfter }
  if (isAnswered) record.reads.noted({ call: 'search', method: 'POST', path: '/', body: null }, { status: 200, etag: null, text: '' }, {})
  const tree = { root: null, decided: Promise.resolve(), subject: NO_SUBJECT, visitor: null }
  return { tree, record, flight: feedFlight(new Blob().stream()), result: Promise.resolve(outcome(entry)) }
}

async function renderDocument() {
  documents += 1
  return { html: `<html>${PAGE_END}`, hasFailed: false }
}

async function renew(context: RenderContext, old: CacheEntry): Promise<RenewedPage> {
  if (!renewal) return { kind: 'rendered', render: await render(context) }
  renewals += 1
  return renewal(old)
}

/** One request: its Cache-Status, or the kind of the decision, with the status of what is missing. */
async function visit({ key = KEY, ...options }: Partial<PageRequest> & { key?: string } = {}): Promise<string> {
  const request = {
    now: Date.now(),
    mayStream: true,
    isRefresh: false,
    priority: 'page' as const,
    waitUntil: (each: Promise<unknown>) => void held.push(each),
    ...options,
  }
  const decision = await decideResponse(store, { key, render, renew, renderDocument }, request)
  streamed = decision.kind === 'streamed' ? decision : null
  if (decision.kind === 'missing') return `missing ${decision.status}`
  return decision.kind === 'page' ? decision.cacheStatus : decision.kind
}
const settled = () => Promise.all(held)
const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
function fails(): void {
  isAnswered = false
  outcome = () => ({ kind: 'failed', retryAfter: 5 })
}

describe('a page of another build', () => {
  const HTML = { ...BYTES, html: { brotli: new Uint8Array(1), link: '', inline: 'sha256-a' } }
  const otherBuild = { form: 'html', areAssetsKept: true, inline: 'sha256-a' } as const
  const putOther = (values: Partial<CacheEntry> = {}) => far.put(`other/${KEY}`, testEntry({ at: Date.now(), bytes: HTML, ...values }))

  test('EXT-67: is not looked for while the shop API responds: the page is streamed', async () => {
    await putOther()
    expect([await visit({ otherBuild }), await visit({ key: 'b', otherBuild, mayStream: false })]).toEqual([
      'streamed',
      'patyna; fwd=uri-miss; stored',
    ])
    await settled()
    expect([await visit({ otherBuild }), await visit({ key: 'c', otherBuild }), searches]).toEqual([
      `patyna; hit; ttl=${fresh}`,
      'streamed',
      0,
    ])
  })

  test.each([
    ['fails', { kind: 'failed', retryAfter: 5 }],
    ['lacks a part', { kind: 'page', entry: testEntry({ bytes: BYTES }), isComplete: false }],
  ] as const)('is served while the render %s, as old as it is; after one failure it is not streamed', async (_how, result) => {
    await putOther()
    await later(fresh + 10)
    outcome = () => result
    expect(await visit({ otherBuild, mayStream: false })).toBe('patyna; hit; ttl=-10; detail=other-build')
    expect(await visit({ otherBuild })).toContain('detail=other-build')
  })

  test('is looked for once for a request, also where renders fail and nobody has one', async () => {
    fails()
    await visit({ otherBuild, mayStream: false })
    const before = searches
    // Of this build and of the others.
    expect([await visit({ key: 'b', otherBuild, mayRender: async () => false }), searches - before]).toEqual(['limited', 2])
    // A stream that fails before its head asks again.
    expect([await visit({ key: 'c', otherBuild }), await streamed?.copy(), searches - before]).toEqual(['streamed', null, 4])
  })

  test('EXT-60: is served by an isolate that has rendered nothing yet; what makes no call says nothing of the shop API', async () => {
    await putOther()
    outcome = (entry) => ({ kind: 'page', entry, isComplete: true })
    isAnswered = false
    expect(await visit({ key: 'page of failures' })).toBe('streamed')
    await settled()
    fails()
    expect(await visit({ otherBuild })).toContain('detail=other-build')
  })

  test('EXT-60: where the first render fails before an answer nothing is streamed', async () => {
    fails()
    expect(await visit({ otherBuild })).toBe('failed')
  })

  test.each([
    ['is there, it is waited for', true, 'patyna; fwd=uri-miss; stored'],
    ['is not, the page is streamed', false, 'streamed'],
  ])('EXT-60: is looked for where the first answer of the shop API is late; where one %s', async (_what, isThere, decision) => {
    if (isThere) await putOther()
    const result = Promise.withResolvers<RenderResult>()
    isAnswered = false
    outcome = async (entry) => (await result.promise, { kind: 'page', entry, isComplete: true })
    const visited = visit({ otherBuild })
    await later(0.4)
    expect(searches).toBe(0)
    await later(0.2)
    result.resolve({ kind: 'failed', retryAfter: null })
    expect([await visited, searches]).toEqual([decision, 2])
  })

  test('yields to one of this build that a slow tier has', async () => {
    await putOther()
    await far.put(`slow/${KEY}`, testEntry({ at: Date.now(), bytes: HTML }))
    fails()
    expect(await visit({ otherBuild, mayStream: false })).toBe(`patyna; hit; ttl=${fresh}; detail=stale-on-error`)
    expect(await visit({ otherBuild, mayStream: false, isRefresh: true })).toBe('failed')
  })

  test.each([
    ['as Flight', { otherBuild: { ...otherBuild, form: 'flight' } }, {}],
    ['where its files are not answered', { otherBuild: { ...otherBuild, areAssetsKept: false } }, {}],
    ['as a refresh', { isRefresh: true }, {}],
    ['whose inline script this build does not admit', { otherBuild: { ...otherBuild, inline: 'sha256-b' } }, {}],
    ['that has no HTML', { otherBuild }, { bytes: BYTES }],
    ['whose life is over', { otherBuild }, { at: Date.now() - 1000 * (fresh + stale + staleOnError) }],
  ] as const)('%s is not served', async (_what, options, values) => {
    await putOther(values)
    fails()
    expect(await visit({ ...options, mayStream: false })).toBe('failed')
  })

  test('whose page has moved or is gone leads there', async () => {
    await putOther()
    outcome = () => ({ kind: 'redirect', href: '/x', status: 301 })
    expect(await visit({ otherBuild, mayStream: false })).toBe('redirect')
  })
})

describe('beyond the budget of renders', () => {
  beforeEach(() => {
    store = { ...store, flights: createSingleFlight({ budgetMs: 4500, maxFlights: 500, now: Date.now }) }
  })

  const MAX_OF = { page: MAX_RENDERS, prefetch: MAX_RENDERS / 2, refresh: MAX_RENDERS / 4 } as const
  test.each(Object.entries(MAX_OF) as [CallPriority, number][])('%s: %i renders begin, the next page is 503', async (priority, max) => {
    outcome = () => new Promise(() => undefined)
    const begun = await Promise.all(Array.from({ length: max }, (_, number) => visit({ key: `page ${number}`, priority })))
    expect(new Set(begun)).toEqual(new Set(['streamed']))
    expect(await visit({ key: 'one more', priority })).toBe('failed')
    expect(renders).toBe(max)
  })

  test('EXT-63: one network has half of them, and another one still begins its page', async () => {
    outcome = () => new Promise(() => undefined)
    const flood = await Promise.all(
      Array.from({ length: MAX_RENDERS }, (_, number) => visit({ key: `page ${number}`, network: 'hostile' })),
    )
    expect(flood.filter((kind) => kind === 'streamed')).toHaveLength(MAX_RENDERS / 2)
    expect(await visit({ key: 'one more', network: 'of a buyer' })).toBe('streamed')
  })

  test('cached pages go on, also old ones, and who waits for a render follows it', async () => {
    await visit()
    await settled()
    await later(fresh + stale + 1)
    await memory.put('fresh', testEntry({ at: Date.now(), bytes: BYTES }))
    outcome = () => new Promise(() => undefined)
    for (let number = 0; number < MAX_RENDERS; number++) await visit({ key: `page ${number}` })
    expect([await visit({ key: 'fresh' }), await visit()]).toEqual([
      `patyna; hit; ttl=${fresh}`,
      `patyna; hit; ttl=-${stale + 1}; detail=stale-on-error`,
    ])
    expect(await visit({ isRefresh: true })).toBe('failed')
    const follower = visit({ key: 'page 0' })
    await later(4.9)
    expect(await follower, 'the leader is lost, and so is its place').toBe('streamed')
  })
})

describe('a client that has had too many pages rendered', () => {
  const mayRender = async () => false
  test('gets no other, but what is cached, fresh or old', async () => {
    expect([await visit({ mayRender }), renders]).toEqual(['limited', 0])
    await visit()
    await settled()
    expect(await visit({ mayRender })).toBe(`patyna; hit; ttl=${fresh}`)
    await later(fresh + stale + 1)
    expect(await visit({ mayRender })).toContain('detail=stale-on-error')
    expect(await visit({ mayRender, isRefresh: true })).toBe('limited')
  })

  test('is not counted while another client’s render is followed', async () => {
    const result = Promise.withResolvers<RenderResult>()
    outcome = () => result.promise
    const leader = visit({ mayStream: false })
    await later(0.1)
    const onWait = vi.fn()
    const follower = visit({ mayRender, mayStream: false, onWait })
    await later(0.1)
    expect(onWait).toHaveBeenCalledOnce()
    result.resolve({ kind: 'redirect', href: '/x', status: 301 })
    expect(await Promise.all([leader, follower])).toEqual(['redirect', 'redirect'])
  })
})

test('purges of others are read with each request', async () => {
  const syncPurges = vi.fn()
  store = { ...store, syncPurges }
  await visit()
  await visit()
  expect(syncPurges).toHaveBeenCalledTimes(2)
})

describe('a page that is not cached', () => {
  test('is streamed to the first request and cached for the next', async () => {
    expect(await visit()).toBe('streamed')
    await settled()
    expect([await visit(), renders]).toEqual([`patyna; hit; ttl=${fresh}`, 1])
  })

  test('when a leader is lost, one follower renders after the budget and the others follow it', async () => {
    outcome = () => new Promise(() => undefined)
    expect(await visit()).toBe('streamed')
    const followers = Array.from({ length: 5 }, () => visit({ mayStream: false }))
    outcome = (entry) => ({ kind: 'page', entry, isComplete: true })
    await later(4.9)
    expect((await Promise.all(followers)).filter((each) => each === 'patyna; fwd=uri-miss; stored')).toHaveLength(1)
    expect(renders).toBe(2)
  })

  test('a request that has followed two lost leaders is served without the store', async () => {
    outcome = () => new Promise(() => undefined)
    await visit()
    const followers = [visit(), visit()]
    await later(4.9)
    expect(await followers[0]).toBe('streamed')
    await later(4.9)
    expect(['timeout', 'streamed']).toContain(await followers[1])
    expect(renders).toBeLessThanOrEqual(3)
  })

  test('with a failed part it is sent to the requests that wait, and not stored', async () => {
    outcome = (entry) => ({ kind: 'page', entry, isComplete: false })
    expect(await visit({ mayStream: false })).toBe('patyna; fwd=uri-miss; detail=incomplete')
    expect([await visit({ mayStream: false }), renders]).toEqual(['patyna; fwd=uri-miss; detail=incomplete', 2])
  })

  test.each<[CallPriority, CallPriority, CallPriority]>([
    ['prefetch', 'page', 'page'],
    ['refresh', 'prefetch', 'prefetch'],
    ['page', 'prefetch', 'page'],
  ])('started with priority %s and joined with %s, it calls with %s', async (begun, joined, priority) => {
    outcome = () => new Promise(() => undefined)
    void visit({ priority: begun })
    await later(0)
    void visit({ priority: joined })
    await later(0)
    expect(contexts.map((context) => context.priority)).toEqual([priority])
  })

  test('EXT-63: its calls are counted for the network that waits, for none where several do', async () => {
    outcome = () => new Promise(() => undefined)
    void visit({ network: '203.0.113' })
    await later(0)
    void visit({ network: '203.0.113' })
    await later(0)
    expect(contexts.map(({ network }) => network)).toEqual(['203.0.113'])
    void visit({ network: '198.51.100' })
    await later(0)
    expect(contexts.map(({ network }) => network)).toEqual([''])
  })

  describe('led by a prefetch that got no permit', () => {
    const refused = async (joined: CallPriority) => {
      const first = Promise.withResolvers<RenderResult>()
      outcome = () => first.promise
      const leader = visit({ priority: 'prefetch', mayStream: false })
      await later(0)
      const followers = Array.from({ length: 3 }, () => visit({ priority: joined, mayStream: false }))
      await later(0)
      Object.assign(contexts[0] ?? {}, { refusedPriority: 'prefetch' })
      outcome = (entry) => ({ kind: 'page', entry, isComplete: true })
      first.resolve({ kind: 'failed', retryAfter: 5 })
      return [await leader, ...(await Promise.all(followers))]
    }

    test('is rendered once more for visitors who wait, with their priority', async () => {
      const stored = 'patyna; fwd=uri-miss; stored'
      expect((await refused('page')).toSorted()).toEqual(['failed', stored, `${stored}; collapsed`, `${stored}; collapsed`])
      expect(contexts.map(({ priority }) => priority)).toEqual(['page', 'page'])
    })

    test('is not rendered again for other prefetches', async () => {
      expect([await refused('prefetch'), renders]).toEqual([Array(4).fill('failed'), 1])
    })
  })

  test.each([true, false])('that cannot even begin is a failure, and the next request tries again (streamed: %s)', async (mayStream) => {
    outcome = () => {
      throw new Error('React')
    }
    expect([await visit({ mayStream }), await visit({ mayStream }), renders]).toEqual(['failed', 'failed', 2])
  })

  test('if it does not exist, that is cached', async () => {
    outcome = ({ at }) => ({ kind: 'missing', entry: testEntry({ at, policy: 'missing', status: 410 }) })
    expect(await visit({ mayStream: false })).toBe('missing 410')
    expect([await visit(), renders]).toEqual(['missing 410', 1])
  })
})

describe('an old page', () => {
  beforeEach(async () => {
    await visit()
    await settled()
    await later(fresh + 12)
  })

  test('is served while one request revalidates it', async () => {
    expect(await Promise.all([visit(), visit(), visit()])).toEqual(Array(3).fill('patyna; hit; ttl=-12'))
    await settled()
    expect([await visit(), renders]).toEqual([`patyna; hit; ttl=${fresh}`, 2])
  })

  test('has its HTML ready after it is revalidated, where HTML was requested before', async () => {
    await settled()
    await visit()
    await settled()
    expect([renders, documents]).toEqual([2, 0])
    const old = await memory.get(KEY)
    const html = { brotli: BYTES.flightBrotli, link: '' }
    if (old) await memory.put(KEY, { ...old, bytes: { ...BYTES, html } })
    await later(fresh + 1)
    await visit()
    await settled()
    expect([renders, documents, (await memory.get(KEY))?.bytes?.html !== null]).toEqual([3, 1, true])
    outcome = (entry) => ({ kind: 'page', entry, isComplete: false })
    await later(fresh + 1)
    await visit()
    await settled()
    expect([renders, documents], 'of a page that lacks a part nobody needs it').toEqual([4, 1])
  })

  test('is revalidated from a farther tier that has a fresh entry, without a render', async () => {
    await far.put(KEY, testEntry({ at: Date.now(), bytes: BYTES }))
    await visit()
    await settled()
    expect([await visit(), renders]).toEqual([`patyna; hit; ttl=${fresh}`, 1])
  })

  test('is renewed without a render where nothing it is made from has changed: same bytes and ETag, new lifetime', async () => {
    renewal = (old) => ({ kind: 'unchanged', entry: { ...old, bytes: BYTES, at: Date.now() } })
    const before = await memory.get(KEY)
    await visit()
    await settled()
    const after = await memory.get(KEY)
    expect([await visit(), renders, renewals]).toEqual([`patyna; hit; ttl=${fresh}`, 1, 1])
    expect([after?.etag, after?.bytes]).toEqual([before?.etag, before?.bytes])
  })

  test('keeps the HTML that was rendered while it was renewed', async () => {
    const renewing = Promise.withResolvers<void>()
    renewal = async (old) => (await renewing.promise, { kind: 'unchanged', entry: { ...old, bytes: BYTES, at: Date.now() } })
    await visit()
    const old = await memory.get(KEY)
    const bytes = { ...BYTES, html: { brotli: BYTES.flightBrotli, link: '' } }
    if (old) await memory.put(KEY, { ...old, bytes })
    renewing.resolve()
    await settled()
    expect(await memory.get(KEY)).toMatchObject({ at: Date.now(), bytes })
  })

  test('LST-14, PRD-62: is renewed for all refreshes that come together, and says so', async () => {
    renewal = (old) => ({ kind: 'unchanged', entry: { ...old, bytes: BYTES, at: Date.now() } })
    const all = await Promise.all(Array.from({ length: 3 }, () => visit({ isRefresh: true, mayStream: false })))
    expect([all[0], renders, renewals]).toEqual(['patyna; fwd=stale; fwd-status=304; stored', 1, 1])
  })

  test('stays when it cannot be renewed, as when it cannot be rendered', async () => {
    renewal = () => ({ kind: 'failed', retryAfter: 20 })
    await visit()
    await settled()
    await later(19)
    expect([await visit(), renewals]).toEqual(['patyna; hit; ttl=-31; detail=stale-on-error', 1])
    expect(await visit({ isRefresh: true, mayStream: false })).toBe('failed')
    await later(1)
    renewal = (old) => ({ kind: 'unchanged', entry: { ...old, bytes: BYTES, at: Date.now() } })
    await visit()
    await settled()
    expect(await visit()).toBe(`patyna; hit; ttl=${fresh}`)
    await later(fresh + 1)
    expect(await visit(), 'the failure is over').toBe('patyna; hit; ttl=-1')
  })

  test('stays when it cannot be rendered; the next attempt is 5 s later', async () => {
    fails()
    for (let visits = 0; visits < 10; visits++) {
      expect(await visit()).toBe(`patyna; hit; ttl=-12${visits === 0 ? '' : '; detail=stale-on-error'}`)
      await settled()
    }
    expect(renders).toBe(2)
    await later(5)
    await visit()
    await settled()
    expect(renders).toBe(3)
  })

  test.each<RenderResult>([
    { kind: 'redirect', href: '/produkty', status: 302 },
    { kind: 'missing', entry: testEntry({ at: 0, policy: 'missing', status: 410 }) },
  ])('is not served again once a render has come to something else, but where the next one fails: $kind', async (result) => {
    await far.put(KEY, testEntry({ at: Date.now(), bytes: BYTES }))
    await later(fresh + 1)
    outcome = ({ at }) => (result.kind === 'missing' ? { ...result, entry: { ...result.entry, at } } : result)
    expect(await visit()).toBe(`patyna; hit; ttl=-${fresh + 13}`)
    await settled()
    await later(CACHE_POLICIES.missing.fresh)
    expect(await visit()).toMatch(result.kind)
    fails()
    await later(CACHE_POLICIES.missing.fresh)
    expect(await visit()).toMatch(/detail=stale-on-error$/)
    outcome = (entry) => ({ kind: 'page', entry, isComplete: true })
    await later(5)
    await visit()
    await settled()
    await later(fresh + 1)
    expect(await visit(), 'it is a page again').toBe('patyna; hit; ttl=-1')
  })

  test('is not rendered again until Retry-After is over', async () => {
    fails()
    retryAfter = 40
    await visit()
    await settled()
    await later(39)
    expect([await visit(), renders]).toEqual(['patyna; hit; ttl=-51; detail=stale-on-error', 2])
    await later(1)
    await visit()
    expect(renders).toBe(3)
  })

  test('waits for its turn without a failure while four others are revalidated', async () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const key of all) await memory.put(key, testEntry({ at: Date.now() - (fresh + 1) * 1000, bytes: BYTES }))
    const result = Promise.withResolvers<void>()
    outcome = async (entry) => result.promise.then(() => ({ kind: 'page', entry, isComplete: true }))
    const before = renders
    const visits = () => Promise.all(all.map((key) => visit({ key })))
    expect(new Set(await visits())).toEqual(new Set(['patyna; hit; ttl=-1']))
    await later(0)
    expect(renders - before).toBe(4)
    result.resolve()
    await settled()
    await visits()
    await settled()
    expect([renders - before, new Set(await visits())]).toEqual([6, new Set([`patyna; hit; ttl=${fresh}`])])
  })

  test('LST-14, PRD-62: is not served to a refresh, which waits for a new page or gets none', async () => {
    fails()
    expect(await visit({ isRefresh: true, mayStream: false })).toBe('failed')
    expect([await visit({ isRefresh: true, mayStream: false }), renders]).toEqual(['failed', 2])
    outcome = (entry) => ({ kind: 'page', entry, isComplete: true })
    await later(5)
    expect(await visit({ isRefresh: true, mayStream: false })).toBe('patyna; fwd=stale; stored')
  })
})

describe('a page that is served on error alone', () => {
  beforeEach(async () => {
    await visit()
    await settled()
    await later(fresh + stale + 1)
  })

  test('is that of another isolate where that one is fresh', async () => {
    await far.put(KEY, testEntry({ at: Date.now(), bytes: BYTES }))
    expect([await visit(), renders]).toEqual([`patyna; hit; ttl=${fresh}`, 1])
  })

  test('is rendered where that works', async () => {
    expect(await visit()).toBe('patyna; fwd=stale; stored')
  })

  test('is served where the render fails, and from then on at once', async () => {
    fails()
    expect(await visit()).toBe(`patyna; hit; ttl=-${stale + 1}; detail=stale-on-error`)
    expect([await visit(), renders]).toEqual([`patyna; hit; ttl=-${stale + 1}; detail=stale-on-error`, 2])
  })

  test.each<[string, RenderResult]>([
    ['redirect', { kind: 'redirect', href: '/x', status: 301 }],
    ['missing 404', { kind: 'missing', entry: testEntry({ policy: 'missing', status: 404 }) }],
  ])('yields to what the page is by now: %s', async (kind, result) => {
    outcome = () => result
    expect(await visit()).toBe(kind)
  })

  test('is served where two leaders in a row are lost', async () => {
    outcome = () => new Promise(() => undefined)
    const visits = Array.from({ length: 4 }, () => visit())
    await later(4.9)
    await later(4.9)
    const old = `patyna; hit; ttl=-${stale + 1}; detail=stale-on-error`
    expect(await Promise.race(visits)).toBe(old)
  })

  test('is gone when its lifetime is over', async () => {
    fails()
    await later(staleOnError)
    expect(await visit({ mayStream: false })).toBe('failed')
  })
})

describe('a page that the shop API has shown to be old', () => {
  const renewed = (old: CacheEntry): RenewedPage => ({ kind: 'unchanged', entry: { ...old, bytes: BYTES, at: Date.now() } })
  const knownOld = { isRefresh: true, isKnownOld: true, mayStream: false } as const
  const HIT = `patyna; hit; ttl=${fresh}`
  const RENEWED = 'patyna; fwd=stale; fwd-status=304; stored'

  test('GAP-98: is made again although it is fresh, once for all who ask, and then for everybody', async () => {
    await visit({ mayStream: false })
    await later(5)
    expect(await visit({ isRefresh: true, mayStream: false })).toBe(`patyna; hit; ttl=${fresh - 5}`)
    renewal = renewed
    const all = await Promise.all(Array.from({ length: 3 }, () => visit(knownOld)))
    expect([all[0], renders, renewals]).toEqual([RENEWED, 1, 1])
    expect([await visit(), await visit(knownOld), renewals]).toEqual([HIT, HIT, 1])
  })

  test('GAP-98: is not what a render makes that began before', async () => {
    await visit({ mayStream: false })
    await later(fresh + 1)
    const at = [Date.now() - 1000, Date.now()]
    renewal = (old) => ({ kind: 'unchanged', entry: { ...old, bytes: BYTES, at: at[renewals - 1] ?? 0 } })
    const early = visit({ isRefresh: true, mayStream: false })
    const late = visit(knownOld)
    expect([await early, await late]).toEqual([RENEWED, RENEWED])
    expect(renewals).toBe(2)
  })

  test('GAP-98: is not the fresh one of another isolate that was made before', async () => {
    await visit({ mayStream: false })
    await later(5)
    await far.put(KEY, testEntry({ at: Date.now() - 1000, bytes: BYTES }))
    renewal = renewed
    expect(await visit(knownOld)).toBe(RENEWED)
  })

  test('is rendered within the budget of its client alone', async () => {
    await visit({ mayStream: false })
    await later(5)
    expect(await visit({ ...knownOld, mayRender: async () => false })).toBe('limited')
  })
})
