import { expect, test } from 'vitest'
import { defaultDeliveryType, DELIVERY_TYPE, deliveryPrice, FREE_DELIVERY_FROM_PLN, freeDeliveryFrom, hasFreeDelivery } from './delivery.ts'

const option = (deliveryTypeId: number) => ({ price: { minor: 1_500, currencyId: 'PLN' as const }, deliveryTypeId })
const STANDARD = option(DELIVERY_TYPE.STANDARD)
const HOME = option(DELIVERY_TYPE.HOME)

test.each([
  ["DLV-02: STANDARD's when configured", { STANDARD, HOME }, 1],
  ["DLV-03: otherwise HOME's", { HOME }, 2],
  ['DLV-04: otherwise -1', {}, -1],
])('%s', (_sentence, configurations, typeId) => {
  expect(defaultDeliveryType(configurations)).toBe(typeId)
})

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
  expect(deliveryPrice(STANDARD.price, true)).toEqual({ minor: 0, currencyId: 'PLN' })
  expect(deliveryPrice(STANDARD.price, false)).toEqual(STANDARD.price)
})
