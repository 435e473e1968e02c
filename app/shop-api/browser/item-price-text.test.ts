import { expect, test } from 'vitest'
import type { WireSearchItem } from '../../shop-api/contract/product.ts'
import { itemPriceText } from './item-price-text.ts'

const ON_SALE = {
  regularPrice: 1200,
  promoPrice: null,
  currencyId: 'PLN',
  amountOfAvailableItems: 1,
  status: { id: 'PUBLISHED' },
  isVendorSuspended: false,
  classificationId: 1,
} as WireSearchItem

test.each<[string, Partial<WireSearchItem>, string]>([
  ['on sale', {}, '1 200 zł'],
  ['reduced', { promoPrice: 900 }, '900 zł'],
  ['none left', { amountOfAvailableItems: 0 }, 'Sprzedane'],
  ['no longer on sale', { status: { id: 'UNPUBLISHED' } }, 'Sprzedane'],
  ['of a suspended vendor', { isVendorSuspended: true }, 'Sprzedane'],
])('EXT-30, PRD-55: a product that is %s', (_state, changes, text) => {
  expect(itemPriceText({ ...ON_SALE, ...changes }, { language: 'pl', sold: 'Sprzedane' }).replaceAll('\u00a0', ' ')).toBe(text)
})
