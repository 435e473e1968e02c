import { expect, test } from 'vitest'
import type { ProductId } from '../ids.ts'
import { LAST_VIEWED_ASKED, LAST_VISITED_KEY, lastViewedOthers, parseLastVisited, withVisit } from './last-visited.ts'

const ids = (...numbers: number[]) => numbers as ProductId[]

test.each([
  ['newest first', ids(2, 1), 3, ids(3, 2, 1)],
  ['each product once', ids(3, 2, 1), 1, ids(1, 3, 2)],
  ['at most nine', ids(9, 8, 7, 6, 5, 4, 3, 2, 1), 10, ids(10, 9, 8, 7, 6, 5, 4, 3, 2)],
])('CKE-07, GAP-15: %s', (_sentence, visited, id, expected) => {
  expect(withVisit(visited, id as ProductId)).toEqual(expected)
})

test('PRD-69, GAP-15: eight others are asked for', () => {
  expect(LAST_VIEWED_ASKED).toBe(8)
  expect(lastViewedOthers(ids(9, 8, 7, 6, 5, 4, 3, 2, 1), 5 as ProductId)).toEqual(ids(9, 8, 7, 6, 4, 3, 2, 1))
  expect(lastViewedOthers(ids(9, 8, 7, 6, 5, 4, 3, 2, 1), null)).toEqual(ids(9, 8, 7, 6, 5, 4, 3, 2))
})

test.each([
  ['[3,2,1]', ids(3, 2, 1)],
  ['[3,"2",null,-1,0,1.5,3]', ids(3)],
  ['[1,2,3,4,5,6,7,8,9,10]', ids(1, 2, 3, 4, 5, 6, 7, 8, 9)],
  ['{"a":1}', []],
  ['not json', []],
  [null, []],
])('what a visitor stored is not trusted: %s', (stored, expected) => {
  expect(parseLastVisited(stored)).toEqual(expected)
})

test('CKE-06, CKE-08: keys of local storage', () => {
  expect(LAST_VISITED_KEY).toBe('lastVisitedProducts')
})
