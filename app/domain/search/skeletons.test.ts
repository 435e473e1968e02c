import { expect, test } from 'vitest'
import { skeletonCount, skeletons } from './skeletons.ts'

test.each([
  ['LST-17: fewer than a page are missing', 40, 32, 8],
  ['LST-17: more than a page are missing', 500, 32, 32],
  ['LST-18, GAP-147: nothing is known yet', 0, 0, 32],
  ['LST-18, GAP-147: all are loaded', 40, 40, 32],
  ['the list shrank meanwhile', 10, 32, 32],
])('%s', (_sentence, total, loaded, count) => {
  expect(skeletonCount(total, loaded)).toBe(count)
})

test('LST-19: a skeleton has productId and isSkeleton, each its own', () => {
  expect(skeletons(2)).toEqual([
    { productId: -1, isSkeleton: true },
    { productId: -2, isSkeleton: true },
  ])
})
