import { afterEach, expect, test, vi } from 'vitest'
import type { PrivatePageInput } from '../../page.ts'
import { ShopApiError } from '../../shop-api/shop-api-error.ts'
import { aCart } from '../../testing/a-cart.ts'
import { testInput } from '../../testing/test-input.ts'
import { checkoutData } from './checkout-data.ts'

afterEach(() => vi.restoreAllMocks())

test('GAP-140: where the saved addresses cannot be read, the checkout is there, and one is typed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const shop = {
    preview: async () => ({ cart: aCart([]), ways: [] }),
    profile: async () => ({ id: 7, phone: null }),
    paymentOptions: async () => [],
    addresses: async () => Promise.reject(new ShopApiError('addresses', 'timeout')),
  }
  const session = { shop, promoCode: null } as unknown as PrivatePageInput<unknown>['session']
  expect(await checkoutData({ ...(await testInput({ params: {} })), session })).toMatchObject({ profile: { id: 7 }, addresses: [] })
})
