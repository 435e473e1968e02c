import { expect, test } from 'vitest'
import { deliveryPrice, FREE_DELIVERY_FROM_PLN, freeDeliveryFrom, hasFreeDelivery } from './delivery.ts'

const PRICE = { minor: 1_500, currencyId: 'PLN' as const }

test('DLV-08: the threshold is 350 PLN', () => expect(FREE_DELIVERY_FROM_PLN).toBe(350))

test.each([
  [34_999, false],
  [35_000, false],
  [35_001, true],
])('DLV-09, GAP-77: %i grosze go free: %s', (minor, isFree) => {
  expect(hasFreeDelivery({ minor, currencyId: 'PLN' })).toBe(isFree)
})

test('GAP-77: readers in euro see the threshold in euro', () => {
  expect(freeDeliveryFrom('PLN')).toEqual({ minor: 35_000, currencyId: 'PLN' })
  expect(freeDeliveryFrom('EUR')).toEqual({ minor: 8_140, currencyId: 'EUR' })
})

test('DLV-10: what goes free costs 0, in its currency', () => {
  expect(deliveryPrice(PRICE, true)).toEqual({ minor: 0, currencyId: 'PLN' })
  expect(deliveryPrice(PRICE, false)).toEqual(PRICE)
})
