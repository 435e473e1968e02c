import { expect, test } from 'vitest'
import { countLeads } from './catalog/product-photos.ts'
import { countRepeats, listedProducts } from './picture-repeats.ts'

/** With this many pictures no search is needed. */
const PLENTY = 40

// With the current pictures.
const repeats = countRepeats(listedProducts())

test('no picture leads two products on a page of the default catalog', () => {
  expect(repeats.all.get(0)).toEqual(Array.from({ length: 20 }, () => 0))
})

test('nor on a page of a top-level category that has pictures enough', () => {
  const rich = [...repeats.top].filter(([category]) => countLeads(category) >= PLENTY)
  expect(rich.length).toBeGreaterThanOrEqual(2)
  expect(rich.filter(([, pages]) => pages.some((count) => count > 0))).toEqual([])
})

test('nor on 75 of the 78 first pages of top-level categories', () => {
  const pages = [...repeats.top.values()].flat()
  expect(pages.length).toBe(78)
  expect(pages.filter((count) => count > 0).length).toBeLessThanOrEqual(3)
})
