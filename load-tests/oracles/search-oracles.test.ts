import { expect, test } from 'vitest'
import { narrowedFault, repeatedFault, searchFault } from './search-oracles.ts'

const EXPECTED = { market: 'pl', text: 'fotel', total: 6, ids: [9, 4, 7, 1, 3, 8] } as const
const page = (ids: readonly number[], total: number | null = 6) => ({ ids, total, perPage: 4 })

test.each([
  ['finds what is due, in order', page([9, 4, 7, 1]), false, undefined],
  ['does not say how many there are', page([9, 4, 7, 1], null), false, undefined],
  ['finds nothing', page([], 0), false, 'search-total'],
  ['shows nothing', page([]), false, 'search-order'],
  ['finds all products', page([9, 4, 7, 1], 900), false, 'search-total'],
  ['shows others', page([1, 2, 3, 4]), false, 'search-order'],
  ['shows them in another order', page([4, 9, 7, 1]), false, 'search-order'],
  ['lost one', page([9, 7, 1, 3]), false, 'search-order'],
  ['shows half of the page', page([9, 4]), false, 'search-order'],
  ['lost one that may be sold', page([9, 7, 1, 3], 5), true, undefined],
  ['lost one that may be sold, and another order', page([7, 9, 1, 3], 5), true, 'search-order'],
  ['shows another product where pieces are sold', page([9, 7, 2, 3], 5), true, 'search-order'],
] as const)('a search that %s', (_what, found, sells, oracle) => expect(searchFault(found, EXPECTED, sells ? 4 : 0)?.oracle).toBe(oracle))

test.each([
  ['sold', true, undefined],
  ['not sold', false, 'search-total'],
] as const)('a search whose only product is %s finds others', (_what, sells, oracle) => {
  const expected = { ...EXPECTED, total: 1, ids: [9] }
  expect(searchFault(page([4, 7], 2), expected, sells ? 4 : 0)?.oracle).toBe(oracle)
})

const SEARCHED = { text: 'fotel', isLeft: (id: number) => id % 2 === 1, perPage: 4, expected: EXPECTED }

test.each([
  ['has what is due', [9, 7, 1, 3], false, undefined],
  ['is empty', [], false, 'search-order'],
  ['lost one', [9, 7, 1], false, 'search-order'],
  ['lost one that may be sold', [9, 7, 1], true, undefined],
  ['ignores the text', [9, 7, 1, 3, 12], false, 'search-order'],
] as const)('a narrowed search that %s', (_what, ids, sells, oracle) => {
  expect(narrowedFault(ids, SEARCHED, sells ? 4 : 0)?.oracle).toBe(oracle)
})

test.each([
  ['has others', [3, 8], 2, undefined],
  ['repeats the first', [9, 4, 7, 1], 2, 'search-order'],
  ['is beyond the end', [9, 4, 7, 1], 9, undefined],
] as const)('a further page that %s', (_what, ids, at, oracle) => {
  expect(repeatedFault(ids, { page: at, perPage: 4 }, EXPECTED)?.oracle).toBe(oracle)
  expect(repeatedFault(ids, { page: at, perPage: 4 }, { ...EXPECTED, total: 4 * (at - 1) }), 'its pages are full').toBeNull()
})

test('of what a filter leaves as much is due as the first page has', () => {
  const two = { ...SEARCHED, perPage: 2 }
  expect(narrowedFault([9, 7], two, 0)).toBeNull()
  expect(narrowedFault([9, 1], two, 0)?.oracle).toBe('search-order')
})
