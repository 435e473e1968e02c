import { expect, test } from 'vitest'
import { countLeads } from './product-photos.ts'
import { countRepeats, listedProducts } from './repeats.ts'

/** So many pictures that chance need not search for one. */
const PLENTY = 40

// With the pictures there are: of some categories photographs, of others drawings, which have the front alone.
const repeats = countRepeats(listedProducts())

test('no picture leads two products on a page of the default catalogue', () => {
  expect(repeats.all.get(0)).toEqual(Array.from({ length: 20 }, () => 0))
})

test('nor on a page of a top-level category that has pictures enough', () => {
  const rich = [...repeats.top].filter(([category]) => countLeads(category) >= PLENTY)
  expect(rich.length).toBeGreaterThanOrEqual(2)
  expect(rich.filter(([, pages]) => pages.some((count) => count > 0))).toEqual([])
})
