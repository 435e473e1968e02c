import { beforeEach, expect, test } from 'vitest'
import { memoryTier } from './memory-tier.ts'
import { testEntry } from './test-world/test-entry.ts'

let time: number
let pages: ReturnType<typeof memoryTier>
const put = (key: string, tags: readonly string[], at = time) => pages.put(key, testEntry({ at, tags }))
const has = async (key: string) => (await pages.get(key)) !== null
beforeEach(() => {
  time = Date.UTC(2026, 10, 1)
  pages = memoryTier({ maxBytes: 100_000, now: () => time })
})

test('a purge removes entries with one of its tags, and no others', async () => {
  await put('a', ['product-1', 'vendor-9'])
  await put('b', ['product-12'])
  pages.purge(['vendor-9', 'category-4'], time + 1)
  expect([await has('a'), await has('b')]).toEqual([false, true])
})

test('an entry rendered before a purge and put after it is gone; one rendered after stays', async () => {
  pages.purge(['product-1'], time + 10)
  await put('a', ['product-1'])
  expect(await has('a')).toBe(false)
  await put('a', ['product-1'], time + 20)
  expect(await has('a')).toBe(true)
})

test('GAP-98: a copy that comes after a newer render does not take its place', async () => {
  await put('a', [], time)
  await put('a', [], time - 1)
  expect(await pages.get('a')).toMatchObject({ at: time })
  // The same render with its HTML does.
  await pages.put('a', testEntry({ at: time, etag: 'with HTML' }))
  expect(await pages.get('a')).toMatchObject({ etag: 'with HTML' })
})

test('what is known not to exist, as many as anybody asks for, evicts no page', async () => {
  const page = testEntry({ at: time, bytes: { flightBrotli: new Uint8Array(20_000), html: null } })
  await pages.put('b/page', page)
  for (let number = 0; number < 300; number++) await put(`b/missing-${number}`, [])
  expect([await has('b/page'), await has('b/missing-0'), await has('b/missing-299')]).toEqual([true, false, true])
})
