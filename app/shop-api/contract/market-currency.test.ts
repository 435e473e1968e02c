import { expect, test } from 'vitest'
import { foreignCurrencyPath } from './market-currency.ts'

const PRODUCT = 'GET /shop/product/details/{id}'
const SEARCH = 'POST /shop/search/products'
const productIn = (currencyId: string) => ({ data: { prices: { currencyId } } })
const listIn = (...currencies: readonly string[]) => ({ data: { items: currencies.map((currencyId) => ({ currencyId })) } })

test.each([
  ['a product in the market’s currency', PRODUCT, 'pl', productIn('PLN'), null],
  ['a product of another market', PRODUCT, 'pl', productIn('EUR'), 'prices.currencyId'],
  ['a product of Poland for Spain', PRODUCT, 'es', productIn('PLN'), 'prices.currencyId'],
  ['a list', SEARCH, 'en', listIn('EUR', 'EUR'), null],
  ['a list without items', SEARCH, 'en', listIn(), null],
  ['a list with one item of another market', SEARCH, 'en', listIn('EUR', 'PLN'), 'items.*.currencyId'],
  ['a call without amounts', 'GET /shop/banners', 'pl', { data: {} }, null],
  ['a call that names no market', PRODUCT, undefined, productIn('EUR'), null],
])('%s', (_what, call, langId, response, expected) => expect(foreignCurrencyPath(call, langId, response)).toBe(expected))
