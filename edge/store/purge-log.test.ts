import { expect, test } from 'vitest'
import { isPurged, mergedPurges, NOTHING_PURGED, PURGE_LOG_SECONDS, withPurged } from './purge-log.ts'

const NOW = Date.UTC(2026, 10, 1)
const LIFE = PURGE_LOG_SECONDS * 1000
const tagsOf = (count: number) => Array.from({ length: count }, (_, id) => `product-${id}`)

test('an entry of the instant of a purge is purged, a later one is not', () => {
  const log = withPurged(NOTHING_PURGED, ['product-1'], NOW)
  expect([NOW, NOW + 1].map((at) => isPurged({ at, tags: ['product-1'] }, log))).toEqual([true, false])
  expect([NOW, NOW + 1].map((at) => isPurged({ at, tags: [] }, { all: NOW, tags: new Map() }))).toEqual([true, false])
})

test('a purge is remembered as long as an entry may live, and then forgotten for good', () => {
  const log = withPurged(NOTHING_PURGED, ['product-1'], NOW)
  expect([...withPurged(log, ['product-2'], NOW + LIFE).tags.keys()]).toEqual(['product-1', 'product-2'])
  const later = withPurged(log, ['product-2'], NOW + LIFE + 1)
  expect([later.all, [...later.tags.keys()]]).toEqual([0, ['product-2']])
})

test('5,000 tags are remembered one by one; of one more the oldest purges everything of its age', () => {
  const full = withPurged(NOTHING_PURGED, tagsOf(5000), NOW)
  expect([full.all, full.tags.size]).toEqual([0, 5000])
  const over = withPurged(full, ['vendor-1'], NOW + 1)
  expect([over.all, over.tags.size, over.tags.has('product-0'), over.tags.get('vendor-1')]).toEqual([NOW, 5000, false, NOW + 1])
})

test('what one of two full logs has dropped is not purged again by the other, so that nothing newer is purged with it', () => {
  const full = withPurged(NOTHING_PURGED, tagsOf(5000), NOW)
  const over = withPurged(full, ['vendor-1'], NOW + 1)
  expect(mergedPurges(over, full)).toBe(over)
})

test('of two logs with too many tags the oldest are dropped, in whatever order they came', () => {
  const [one, another] = [tagsOf(3000), tagsOf(6000).slice(3000)]
  const newer = withPurged(NOTHING_PURGED, one, NOW + 9)
  const merged = mergedPurges(newer, withPurged(NOTHING_PURGED, another, NOW))
  expect([merged.all, merged.tags.size, one.every((tag) => merged.tags.has(tag))]).toEqual([NOW, 5000, true])
  expect([...merged.tags.values()]).toEqual([...merged.tags.values()].toSorted((a, b) => a - b))
})

test('a tag that is purged again is the newest', () => {
  const log = withPurged(withPurged(NOTHING_PURGED, ['product-1', 'product-2'], NOW), ['product-1'], NOW + 1)
  expect([...log.tags]).toEqual([
    ['product-2', NOW],
    ['product-1', NOW + 1],
  ])
})

test('a log that adds nothing changes nothing', () => {
  const log = { all: NOW, tags: new Map([['product-1', NOW + 1]]) }
  expect(mergedPurges(log, NOTHING_PURGED)).toBe(log)
  expect(mergedPurges(log, { all: NOW, tags: new Map(log.tags) })).toBe(log)
})

test('of two logs the later instants count', () => {
  const log = { all: NOW, tags: new Map([['product-1', NOW + 1]]) }
  expect(mergedPurges(log, { all: NOW + 5, tags: new Map() })).toEqual({ all: NOW + 5, tags: log.tags })
  expect(mergedPurges(log, { all: 0, tags: new Map([['vendor-1', NOW + 2]]) })).toEqual({
    all: NOW,
    tags: new Map([
      ['product-1', NOW + 1],
      ['vendor-1', NOW + 2],
    ]),
  })
})
