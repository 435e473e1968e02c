import { expect, test } from 'vitest'
import { ShopApiError } from '#app/shop-api/shop-api-error.ts'
import { DEFAULT_RETRY_AFTER, retryAfterOf } from './retry-after.ts'

// No response of the shop API is known to crash a page, so its 500 is tested here; e2e/worker tests the response when every render fails.
test.each([
  ['the shop API failed without Retry-After', new ShopApiError('productDetails', 'unreachable'), null, DEFAULT_RETRY_AFTER],
  ['the shop API failed with Retry-After', new ShopApiError('productDetails', 'status'), 7, 7],
  ['a bug of the edge', new RangeError('Invalid time value'), null, null],
  ['a bug of the edge, whatever the shop API said', new TypeError('undefined is not a function'), 7, null],
])('%s: Retry-After', (_sentence, error, given, expected) => expect(retryAfterOf(error, given)).toBe(expected))
