import { describe, expect, test } from 'vitest'
import type { ProductId } from '../ids.ts'
import {
  isOutOfSight,
  MOST_SAVED,
  NAME_LENGTH,
  NEWEST_ASKED,
  newSince,
  parseSavedSearches,
  savedQuery,
  type SavedSearch,
  withoutSaved,
  withSaved,
  withSeen,
} from './saved-searches.ts'

const ids = (...numbers: number[]) => numbers as ProductId[]
const search = (name: string, query = `?textSearch=${name}`, seen = ids()): SavedSearch => ({ name, query, seen })

describe('EXT-28: the list of saved searches', () => {
  test('newest first, each query once, with its last name', () => {
    const list = withSaved(withSaved([search('a')], search('b')), search('A', '?textSearch=a'))
    expect(list.map(({ name }) => name)).toEqual(['A', 'b'])
    expect(withoutSaved(list, '?textSearch=a').map(({ name }) => name)).toEqual(['b'])
  })

  test('no more than twenty: the oldest leaves', () => {
    const full = Array.from({ length: MOST_SAVED }, (_, at) => search(String(at)))
    const list = withSaved(full, search('new'))
    expect([list.length, list[0]?.name, list.at(-1)?.name]).toEqual([MOST_SAVED, 'new', '18'])
  })

  test('an opened search has seen what is newest', () => {
    expect(withSeen([search('a'), search('b')], '?textSearch=b', ids(3))).toEqual([search('a'), search('b', undefined, ids(3))])
  })

  test.each([
    ['?textSearch=fotel&page=3', '?textSearch=fotel'],
    ['?colors=2&utm_source=x&colors=1', '?colors=1,2'],
    ['?sortDir=asc&sortOrder=price&categories=145', '?categories=145&sortOrder=price&sortDir=asc'],
  ])('the query %s is saved as %s', (query, saved) => expect(savedQuery(query)).toBe(saved))
})

test.each([
  ['those before the first that was seen', ids(7, 8), ids(9, 10, 7, 8), 2],
  ['none', ids(7, 8), ids(7, 8), 0],
  ['those before one that is left', ids(7, 8), ids(9, 8), 1],
  ['all that were asked for', ids(1), ids(9, 8, 7), 3],
  ['all where there was nothing', ids(), ids(9, 8), 2],
  ['none where there was nothing, and is', ids(), ids(), 0],
  ['unknown where nobody knows what was there', null, ids(9), null],
  ['none if there is nothing', ids(1), ids(), 0],
])('EXT-28: new are %s', (_rule, seen, newest, count) => expect(newSince({ seen }, newest)).toBe(count))

const TEN = ids(...Array.from({ length: NEWEST_ASKED }, (_, at) => 20 - at))
test.each([
  ['one of ten is left', TEN, ids(30, 20), false],
  ['none of ten is left', TEN, ids(30, 5), true],
  ['none of fewer, which were all that there was', ids(7, 8), ids(9), false],
  ['nobody knows what was there', null, ids(9), false],
])('EXT-70: whether the newest are new or older ones that moved up cannot be told: %s', (_rule, seen, newest, isUnknown) =>
  expect(isOutOfSight({ seen }, newest)).toBe(isUnknown),
)

describe('EXT-28: what is stored is read with care', () => {
  test.each([
    null,
    '',
    '{',
    '7',
    '{}',
    '[null, 1, "x", {"name": "a"}, {"name": 1, "query": "?a=1"}, {"name": "a", "query": "//evil.test"}]',
  ])('%j is an empty list', (stored) => expect(parseSavedSearches(stored)).toEqual([]))

  test('a search, cleaned', () => {
    const stored = [{ name: 'x'.repeat(200), query: '?textSearch=fotel&page=2', seen: [1, -1, 'a', 2.5], more: 1 }]
    expect(parseSavedSearches(JSON.stringify(stored))).toEqual([search('x'.repeat(NAME_LENGTH), '?textSearch=fotel', ids(1))])
  })

  test.each([
    ['nothing, also of a visit long ago', [], ids()],
    ['not read', null, null],
    ['left out', undefined, null],
    ['no list', 7, null],
  ])('what was seen: %s', (_what, seen, expected) =>
    expect(parseSavedSearches(JSON.stringify([{ name: 'a', query: '?textSearch=a', seen }]))).toEqual([{ ...search('a'), seen: expected }]),
  )
})
