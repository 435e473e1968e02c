import { describe, expect, test } from 'vitest'
import { CALL_PRIORITIES, type CallPriority, CONCURRENCY_LIMIT, hasPermit, priorityOfPage, priorityOfPath } from './call-priorities.ts'

describe('permits by priority', () => {
  test.each([
    [0, ['visitor', 'page', 'prefetch', 'refresh']],
    [31, ['visitor', 'page', 'prefetch', 'refresh']],
    [32, ['visitor', 'page', 'prefetch']],
    [63, ['visitor', 'page', 'prefetch']],
    [64, ['visitor', 'page']],
    [95, ['visitor', 'page']],
    [96, ['visitor']],
    [127, ['visitor']],
    [128, []],
  ] as const)('with %i calls under way: %j', (underWay, priorities) => {
    expect((Object.keys(CALL_PRIORITIES) as CallPriority[]).filter((priority) => hasPermit(priority, underWay))).toEqual(priorities)
  })

  test('there are as many permits as the table says', () => expect(CONCURRENCY_LIMIT).toBe(128))
})

test.each([
  ['/shop/cart/product/add', 'visitor'],
  ['/auth/standard', 'visitor'],
  ['/shop/checkout/order', 'visitor'],
  ['/shop/client/product/like/7', 'visitor'],
  ['/shop/not-thought-of', 'visitor'],
  ['/shop/search/products', 'page'],
  ['/shop/product/details/7', 'page'],
  ['/shop/search/suggest', 'prefetch'],
  ['/shop/product/viewed/last', 'prefetch'],
  ['/shop/banners', 'prefetch'],
  ['/shop/bannersets', 'visitor'],
])('%s has priority %s', (path, priority) => expect(priorityOfPath(path)).toBe(priority))

test.each([
  [{}, 'page'],
  [{ 'sec-purpose': 'prefetch' }, 'prefetch'],
  [{ 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
  [{ 'sec-purpose': 'something else' }, 'page'],
  [{ 'patyna-prefetch': '1' }, 'prefetch'],
] as const)('a page with headers %j has priority %s', (headers: Record<string, string>, priority) =>
  expect(priorityOfPage((name) => headers[name])).toBe(priority),
)
