import { describe, expect, test } from 'vitest'
import { CALL_PRIORITIES, type CallKind, kindOfPage, kindOfPath, mayCall, MOST_CALLS } from './call-priorities.ts'

describe('who still gets through', () => {
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
  ] as const)('with %i calls under way: %j', (underWay, kinds) => {
    expect((Object.keys(CALL_PRIORITIES) as CallKind[]).filter((kind) => mayCall(kind, underWay))).toEqual(kinds)
  })

  test('places are as many as the table says', () => expect(MOST_CALLS).toBe(128))
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
])('%s is of kind %s', (path, kind) => expect(kindOfPath(path)).toBe(kind))

test.each([
  [{}, 'page'],
  [{ 'sec-purpose': 'prefetch' }, 'prefetch'],
  [{ 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
  [{ 'sec-purpose': 'something else' }, 'page'],
  [{ 'patyna-prefetch': '1' }, 'prefetch'],
] as const)('a page with headers %j is of kind %s', (headers: Record<string, string>, kind) =>
  expect(kindOfPage((name) => headers[name])).toBe(kind),
)
