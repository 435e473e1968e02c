import { describe, expect, test } from 'vitest'
import { CALL_PRIORITIES, type CallPriority, CONCURRENCY_LIMIT, hasPermit, priorityOfPage, priorityOfVisitor } from './call-priorities.ts'

const ALL = Object.keys(CALL_PRIORITIES) as CallPriority[]

describe('permits by priority', () => {
  test.each([
    [31, ['buyer', 'visitor', 'page', 'prefetch', 'stranger', 'refresh']],
    [32, ['buyer', 'visitor', 'page', 'prefetch', 'stranger']],
    [48, ['buyer', 'visitor', 'page', 'prefetch']],
    [63, ['buyer', 'visitor', 'page', 'prefetch']],
    [64, ['buyer', 'visitor', 'page']],
    [95, ['buyer', 'visitor', 'page']],
    [96, ['buyer', 'visitor']],
    [111, ['buyer', 'visitor']],
    [112, ['buyer']],
    [128, []],
  ] as const)('with %i calls under way: %j', (underWay, priorities) => {
    expect(ALL.filter((priority) => hasPermit(priority, underWay, 0))).toEqual(priorities)
  })

  test('there are as many permits as the table says', () => expect(CONCURRENCY_LIMIT).toBe(128))
})

/** Calls that each network has under way when all of them want more without end, one after the other. */
function taken(priority: CallPriority, networks: number): number[] {
  const counts = Array.from({ length: networks }, () => 0)
  const underWay = () => counts.reduce((sum, count) => sum + count, 0)
  for (let round = 0; round < CONCURRENCY_LIMIT; round++)
    counts.forEach((count, at) => hasPermit(priority, underWay(), count) && (counts[at] = count + 1))
  return counts
}

describe('EXT-63: permits by network', () => {
  test.each([
    ['a company with many buyers has half of them where it is alone', 'buyer', 1, 64],
    ['two have a third each', 'buyer', 2, 42],
    ['a flood of strangers from one network', 'stranger', 1, 24],
    ['a flood of pages from one network', 'page', 1, 48],
  ] as const)('%s', (_rule, priority, networks, each) => {
    for (const count of taken(priority, networks)) expect([each, each + 1]).toContain(count)
  })

  test.each([1, 2, 3, 10, 50, 100])('whatever %i networks take, the next one gets a permit', (networks) => {
    const underWay = taken('buyer', networks).reduce((sum, count) => sum + count, 0)
    expect(hasPermit('buyer', underWay, 0)).toBe(true)
  })

  test.each(['visitor', 'page', 'prefetch', 'stranger', 'refresh'] as const)(
    'a flood of %s from 300 networks leaves buyers their reserve',
    (priority) => {
      const underWay = taken(priority, 300).reduce((sum, count) => sum + count, 0)
      expect(CONCURRENCY_LIMIT - underWay).toBeGreaterThanOrEqual(16)
      expect(hasPermit('buyer', underWay, 0)).toBe(true)
    },
  )
})

test.each([
  ['/shop/cart/product/add', 'visitor', 'visitor'],
  ['/auth/standard', 'visitor', 'visitor'],
  ['/shop/checkout/order', 'visitor', 'visitor'],
  ['/shop/cart/details2', 'page', 'stranger'],
  ['/shop/client/product/likes-details', 'page', 'stranger'],
  ['/shop/checkout/preview', 'page', 'stranger'],
  ['/shop/not-thought-of', 'page', 'stranger'],
  ['/shop/search/products', 'page', 'page'],
  ['/shop/search/suggest', 'prefetch', 'prefetch'],
  ['/shop/product/viewed/last', 'prefetch', 'prefetch'],
  ['/shop/banners', 'prefetch', 'prefetch'],
] as const)('%s of a guest has priority %s, of a stranger %s; of a buyer the first', (path, guest, stranger) =>
  expect([priorityOfVisitor('guest', path), priorityOfVisitor('stranger', path), priorityOfVisitor('buyer', path)]).toEqual([
    guest,
    stranger,
    'buyer',
  ]),
)

test.each([
  [{}, 'page'],
  [{ 'sec-purpose': 'prefetch' }, 'prefetch'],
  [{ 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
  [{ 'sec-purpose': 'something else' }, 'page'],
  [{ 'patyna-prefetch': '1' }, 'prefetch'],
] as const)('a page with headers %j has priority %s', (headers: Record<string, string>, priority) =>
  expect(priorityOfPage((name) => headers[name])).toBe(priority),
)
