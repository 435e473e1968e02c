import { expect, test } from 'vitest'
import { orderKeys, parseSort, SORT_ORDERS } from './sort-orders.ts'

test.each([
  ['FLT-41, GAP-64: default sends no order', 'default', null],
  ['FLT-42: newest', 'newest', { order: 'newest', dir: 'desc' }],
  ['FLT-43: priceDescending', 'priceDescending', { order: 'price', dir: 'desc' }],
  ['FLT-44: priceAscending', 'priceAscending', { order: 'price', dir: 'asc' }],
  ['FLT-45: mostPopular', 'mostPopular', { order: 'popular', dir: 'desc' }],
] as const)('%s', (_sentence, name, orderBy) => {
  expect(SORT_ORDERS[name]).toEqual(orderBy)
})

test('GAP-64: each key that a search can be ordered by is listed once', () => {
  expect(orderKeys().filter((key) => key === 'price')).toHaveLength(1)
})

test.each([
  ['price', 'asc', 'priceAscending'],
  ['newest', null, 'newest'],
  ['popular', '', 'mostPopular'],
  ['newest', 'asc', 'default'],
  ['junk', 'desc', 'default'],
  [null, null, 'default'],
])('FLT-17, GAP-64: sortOrder %s with sortDir %s is %s', (sortOrder, sortDir, expected) => {
  expect(parseSort(sortOrder, sortDir)).toBe(expected)
})
