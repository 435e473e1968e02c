import { expect, test } from 'vitest'
import { matchesListSearch } from './list-search.ts'

test.each([
  ['Ćmielów', 'ćmiel', true],
  ['Ćmielów', 'CMIEL', true],
  ['Ćmielów', ' lów ', true],
  ['Ćmielów', '', true],
  ['Ćmielów', 'rosenthal', false],
])('UIK-13: %s is kept for "%s": %s', (text, typed, expected) => {
  expect(matchesListSearch(text, typed)).toBe(expected)
})
