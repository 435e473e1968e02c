import { expect, test } from 'vitest'
import { DEFAULT_PAGE_SIZE, pageCount, pageWindow, parsePage } from './pagination.ts'

test('LST-08, GAP-05: the page size is 32', () => expect(DEFAULT_PAGE_SIZE).toBe(32))

test.each([
  [0, 0],
  [1, 1],
  [32, 1],
  [33, 2],
])('%i items fill %i pages', (total, pages) => {
  expect(pageCount(total)).toBe(pages)
})

const E = 'ellipsis'
test.each([
  ['no pages, no links', 1, 0, []],
  ['UIK-37: fewer than 8 pages are all shown', 4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ['UIK-38, GAP-75: in the middle', 6, 12, [1, E, 5, 6, 7, E, 12]],
  ['UIK-38: at the start', 1, 8, [1, 2, E, 8]],
  ['UIK-38: next to the start', 2, 8, [1, 2, 3, E, 8]],
  ['UIK-38: neighbours touching the first page', 3, 8, [1, 2, 3, 4, E, 8]],
  ['UIK-38: at the end', 8, 8, [1, E, 7, 8]],
  ['GAP-69: past the end shows the end', 99, 8, [1, E, 7, 8]],
])('%s', (_sentence, current, count, expected) => {
  expect(pageWindow(current, count)).toEqual(expected)
})

test.each([
  ['3', 3],
  ['0', 1],
  ['-4', 1],
  ['x5', 1],
  ['5x', 1],
  ['9999999', 1_000_000],
  [null, 1],
])('GAP-69: the page %j is page %i', (text, page) => expect(parsePage(text)).toBe(page))
