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

test('more purges than are remembered one by one remove too much, never too little', async () => {
  await put('a', ['product-0'])
  for (let id = 0; id <= 5000; id++) pages.purge([`product-${id}`], time + id + 1)
  expect(await has('a')).toBe(false)
  await put('a', ['product-0'], time + 1)
  expect(await has('a')).toBe(false)
  await put('a', ['product-0'], time + 2)
  expect(await has('a')).toBe(true)
})

test('what others have purged is removed, and an older purge of theirs does not undo its own', async () => {
  await put('a', ['product-1'])
  await put('b', ['product-2'])
  pages.applyPurges({ all: 0, tags: new Map([['product-1', time + 1]]) })
  expect([await has('a'), await has('b')]).toEqual([false, true])
  pages.purge(['product-2'], time + 5)
  pages.applyPurges({ all: 0, tags: new Map([['product-2', time + 1]]) })
  await put('b', ['product-2'], time + 3)
  expect(await has('b')).toBe(false)
})
