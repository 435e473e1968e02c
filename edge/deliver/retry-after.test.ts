import { expect, test } from 'vitest'
import { ShopApiError } from '#app/shop-api/shop-api-error.ts'
import { TRY_AGAIN_SECONDS, tryAgainAfter } from './retry-after.ts'

// No answer of the shop is known to make a page that fails by itself, so that is shown here; of the built worker, the answer when nothing can be made.
test.each([
  ['the shop failed and said nothing', new ShopApiError('productDetails', 'unreachable'), null, TRY_AGAIN_SECONDS],
  ['the shop failed and said when', new ShopApiError('productDetails', 'status'), 7, 7],
  ['the fault is ours', new RangeError('Invalid time value'), null, null],
  ['the fault is ours, whatever the shop said', new TypeError('undefined is not a function'), 7, null],
])('%s: seconds until another try', (_sentence, error, asked, expected) => expect(tryAgainAfter(error, asked)).toBe(expected))
