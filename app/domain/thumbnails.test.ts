import { expect, test } from 'vitest'
import { MAX_VISIBLE_THUMBNAILS, THUMBNAIL_BOUND_PX, THUMBNAIL_PX, thumbnailSize, visibleThumbnails } from './thumbnails.ts'

test.each([
  ['fewer than five are all shown', 3, 2, [0, 3]],
  ['at the start', 9, 0, [0, 5]],
  ['around the current one', 9, 4, [2, 7]],
  ['at the end', 9, 8, [4, 9]],
  ['no photos', 0, 0, [0, 0]],
])('PRD-63: %s', (_sentence, count, current, [start, end]) => {
  expect(visibleThumbnails(count, current)).toEqual({ start, end })
})

test.each([
  ['a wide picture', 1_280, 640, 128, 64],
  ['a tall picture', 640, 1_280, 64, 128],
  ['a small picture stays', 100, 50, 100, 50],
])('PRD-67: %s fits into 128x128', (_sentence, width, height, fitWidth, fitHeight) => {
  expect(thumbnailSize({ width, height })).toEqual({ width: fitWidth, height: fitHeight })
})

test('PRD-63, PRD-64, PRD-65, PRD-66, PRD-67: measures', () => {
  expect([MAX_VISIBLE_THUMBNAILS, THUMBNAIL_PX, THUMBNAIL_BOUND_PX]).toEqual([5, { mobile: 46, desktop: 56, gap: 16 }, 128])
})
