import { beforeEach, expect, test } from 'vitest'
import { compressBytes, decompressBytes } from '../http/brotli-page.ts'
import { PAGE_END } from '../http/page-end.ts'
import type { CacheEntry, PageBytes } from '../store/cache-entry.ts'
import { memoryTier } from '../store/memory-tier.ts'
import { testEntry } from '../store/test-world/test-entry.ts'
import { memoryStore } from '../store/test-world/memory-store.ts'
import type { PageStore } from '../store/page-store.ts'
import { type RenderDocument, withHtml } from './html-on-demand.ts'
import type { RenderResult } from './render-for-store.ts'

const KEY = 'catalog'
const FLIGHT = new TextEncoder().encode('0:"flight"')
const now = () => 1000

let store: PageStore<RenderResult>
let renders: string[]
let puts: number

beforeEach(() => {
  const memory = memoryTier({ maxBytes: 1e6, now })
  renders = []
  puts = 0
  const kept = memoryStore<RenderResult>(memory, now)
  store = {
    ...kept,
    async put(...args) {
      puts += 1
      await kept.put(...args)
    },
  }
})

const renderDocument: RenderDocument = async (flight) => {
  renders.push(new TextDecoder().decode(flight))
  return { html: `<html><head></head><body>${PAGE_END}`, hasFailed: false }
}

async function stored(): Promise<CacheEntry & { bytes: PageBytes }> {
  const bytes = { flightBrotli: compressBytes(FLIGHT), html: null }
  const entry = testEntry({ at: 1000, bytes })
  await store.put(KEY, entry, () => undefined)
  return entry
}

const options = (render = renderDocument) => ({ store, key: KEY, renderDocument: render, waitUntil: () => undefined })

test('HTML is rendered from the Flight once, for all who request it together, and stored', async () => {
  const page = { entry: await stored(), isCached: true }
  const ready = await Promise.all([withHtml(page, options()), withHtml(page, options()), withHtml(page, options())])
  expect(renders).toEqual(['0:"flight"'])
  expect(new Set(ready.map((each) => String(each?.entry.bytes.html?.brotli))).size).toBe(1)
  const found = await store.find(KEY)
  expect(found?.bytes?.html?.brotli.length).toBeGreaterThan(0)
  expect(new TextDecoder().decode(decompressBytes(found?.bytes?.flightBrotli ?? FLIGHT))).toBe('0:"flight"')
  await withHtml({ entry: ready[0]?.entry ?? page.entry, isCached: true }, options())
  expect(renders).toHaveLength(1)
})

test('a page that was purged while its HTML was rendered does not come back', async () => {
  const page = { entry: await stored(), isCached: true }
  const ready = await withHtml(
    page,
    options(async (flight) => {
      await store.purge(['product-1'])
      return renderDocument(flight)
    }),
  )
  expect(ready?.entry.bytes.html).not.toBeNull()
  expect(await store.find(KEY)).toBeNull()
})

test('a page that was replaced meanwhile stays replaced', async () => {
  const page = { entry: await stored(), isCached: true }
  const newer = { ...page.entry, at: 2000, etag: 'newer' }
  await withHtml(
    page,
    options(async (flight) => {
      await store.put(KEY, newer, () => undefined)
      return renderDocument(flight)
    }),
  )
  expect(await store.find(KEY)).toEqual(newer)
})

test('a page that was renewed meanwhile gets the HTML and keeps its lifetime', async () => {
  const page = { entry: await stored(), isCached: true }
  await withHtml(
    page,
    options(async (flight) => {
      await store.put(KEY, { ...page.entry, at: 2000 }, () => undefined)
      return renderDocument(flight)
    }),
  )
  const found = await store.find(KEY)
  expect(found?.at).toBe(2000)
  expect(new TextDecoder().decode(decompressBytes(found?.bytes?.html?.brotli ?? FLIGHT))).toBe(`<html><head></head><body>${PAGE_END}`)
})

test('a document of which a part failed is sent once and not stored', async () => {
  const page = { entry: await stored(), isCached: true }
  const ready = await withHtml(
    page,
    options(async (flight) => ({ ...(await renderDocument(flight)), hasFailed: true })),
  )
  expect([ready?.isCached, (await store.find(KEY))?.bytes?.html, puts]).toEqual([false, null, 1])
})

test('an incomplete page is not stored', async () => {
  const ready = await withHtml({ entry: await stored(), isCached: false }, options())
  expect([ready?.isCached, puts]).toEqual([false, 1])
})

test('a document that cannot be rendered is none, and the next request tries again', async () => {
  const page = { entry: await stored(), isCached: true }
  const failing = options(async () => {
    throw new Error('React')
  })
  expect(await withHtml(page, failing)).toBeNull()
  expect(await withHtml(page, options())).not.toBeNull()
})
