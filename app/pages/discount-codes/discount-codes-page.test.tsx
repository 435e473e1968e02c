import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DiscountCode } from '../../domain/account/professional.ts'
import { instantOf } from '../../domain/time/instant.ts'
import type { PrivateShop } from '../../shop-api/private-shop.ts'
import { testInput } from '../../testing/test-input.ts'
import { DiscountCodesPage } from './discount-codes-page.tsx'

const USER = { id: 1, firstName: null, hasPassword: true, isAdmin: false, isUserPro: true, isVendor: false }
const CODE: DiscountCode = {
  code: 'LATO-2027',
  description: '',
  percent: 20,
  amount: null,
  minValue: { minor: 0, currencyId: 'PLN' },
  validFrom: instantOf('2026-01-01 00:00:00'),
  validTo: instantOf('2027-09-01 00:00:00'),
  usesLeft: 1,
}

test.each([
  ['pl', 'do 31 sierpnia 2027'],
  ['es', 'hasta el 31 de agosto de 2027'],
] as const)('GAP-38: the last day that is named is one on which a code holds, in %s', async (language, text) => {
  const shop: Partial<PrivateShop> = { user: async () => USER, discountCodes: async () => [CODE] }
  const input = await testInput({ params: {}, language })
  expect(renderToStaticMarkup(await DiscountCodesPage({ ...input, session: { shop: shop as PrivateShop, promoCode: null } }))).toContain(
    text,
  )
})
