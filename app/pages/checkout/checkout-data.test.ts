import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import type { PrivatePageInput } from '../../page.ts'
import { ShopApiError } from '../../shop-api/shop-api-error.ts'
import { aCart } from '../../testing/a-cart.ts'
import { testInput } from '../../testing/test-input.ts'
import { checkoutData } from './checkout-data.ts'

/** The checkout of a user, in a market. */
async function dataOf(language: Language, countryId: string | null, phone: string | null) {
  const shop = {
    preview: async () => ({ cart: aCart([], { countryId }), ways: [] }),
    profile: async () => ({ id: 7, email: 'a@b.pl', firstName: 'Hanna', lastName: 'Nowak', phone }),
    paymentOptions: async () => [],
    addresses: async () => [],
  }
  const session = { shop, promoCode: null } as unknown as PrivatePageInput<unknown>['session']
  return checkoutData({ ...(await testInput({ params: {}, language })), session })
}

test.each([
  ['the market’s', 'pl', 'PL', '+48501234567', { countryId: 'PL', phone: '501234567' }],
  ['the one that was chosen before', 'pl', 'DE', null, { countryId: 'DE', phone: '' }],
  ['where the market has several, that of the phone', 'en', 'PL', '+34612345678', { countryId: 'ES', phone: '612345678' }],
  ['otherwise none', 'en', null, null, { countryId: '', phone: '' }],
] as const)('EXT-49: who is logged in begins with the own data, and the country is %s', async (_which, language, chosen, phone, first) => {
  expect(await dataOf(language, chosen, phone)).toMatchObject({
    profile: { id: 7 },
    firstContact: {
      email: 'a@b.pl',
      firstName: 'Hanna',
      lastName: 'Nowak',
      wantsInvoice: false,
      company: '',
      nip: '',
      invoiceAddress: '',
      ...first,
    },
  })
})

test('GAP-140: where the saved addresses cannot be read, the checkout is there, and one is typed', async () => {
  const shop = {
    preview: async () => ({ cart: aCart([]), ways: [] }),
    profile: async () => ({ id: 7, phone: null }),
    paymentOptions: async () => [],
    addresses: async () => Promise.reject(new ShopApiError('addresses', 'timeout')),
  }
  const session = { shop, promoCode: null } as unknown as PrivatePageInput<unknown>['session']
  expect(await checkoutData({ ...(await testInput({ params: {} })), session })).toMatchObject({ profile: { id: 7 }, addresses: [] })
})
