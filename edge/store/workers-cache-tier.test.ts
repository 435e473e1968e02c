// What tiered-cache.test.ts does not ask of every store.
import { expect, test } from 'vitest'
import type { PageEntry } from './cache-entry.ts'
import { type HandedOver, storedPagesEntrypoint, workersCachePages } from './workers-cache-tier.ts'
import { workersCacheStandIn } from './workers-cache-stand-in.ts'

const START = Date.UTC(2026, 10, 1)
const entry: PageEntry = { at: START, policy: 'listing', status: 200, tags: ['product-1'], etag: 'e', link: '', bytes: null }

/** A cache, and as many isolates over it. */
function isolates(count: number) {
  const now = () => START
  let asked = 0
  // The platform asks whichever isolate it likes: here always the first.
  const ofFirst: HandedOver = new Map()
  const cache = workersCacheStandIn((request) => {
    asked += 1
    return storedPagesEntrypoint(request, ofFirst)
  }, now)
  const pages = Array.from({ length: count }, (_, at) => {
    const handedOver: HandedOver = at === 0 ? ofFirst : new Map()
    return { handedOver, store: workersCachePages(cache, handedOver, now) }
  })
  return { cache, pages, asked: () => asked }
}

test('what one isolate stored another finds, without a run of the entrypoint', async () => {
  const { pages, asked } = isolates(2)
  const [one, other] = pages
  await one?.store.put('a', entry)
  await one?.store.get('a')
  const before = asked()
  // The page; and the log of purges, of which there is none.
  expect(await other?.store.get('a')).toEqual(entry)
  expect(asked() - before).toBe(1)
})

test('that nothing is there is not kept: only what was put is', async () => {
  const { cache, pages } = isolates(1)
  for (const key of ['a', 'b', 'c']) expect(await pages[0]?.store.get(key)).toBeNull()
  expect(cache.size()).toBe(0)
})

test('where the platform asks another isolate than the one that stores, nothing is stored, and nothing stays in memory', async () => {
  const { pages } = isolates(2)
  const other = pages[1]
  await other?.store.put('a', entry)
  expect([await other?.store.get('a'), other?.handedOver.size]).toEqual([null, 0])
})

test('1,000 pages leave nothing handed over', async () => {
  const { cache, pages } = isolates(1)
  for (let page = 0; page < 1000; page++) await pages[0]?.store.put(String(page), entry)
  expect([cache.size(), pages[0]?.handedOver.size]).toEqual([1000, 0])
})
