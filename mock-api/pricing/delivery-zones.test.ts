import { expect, test } from 'vitest'
import { COUNTRY_FORMATS } from '#app/domain/checkout/country-formats.ts'
import { DELIVERY_TYPE } from '#app/domain/delivery/delivery.ts'
import { MARKETS } from '#app/domain/market.ts'
import { DELIVERY_ZONES, deliveryPriceTo, goesFreeTo, isServed, zoneOf } from './delivery-zones.ts'

const { STANDARD, HOME } = DELIVERY_TYPE
const product = { vendorId: 1, standardDeliveryPrice: 4_900, homeDeliveryPrice: 19_900 }

test('EXT-49: every country that can order is in one zone', () => {
  const inZones = Object.values(DELIVERY_ZONES).flatMap(({ countries }) => [...countries] as string[])
  expect(inZones.toSorted()).toEqual(COUNTRY_FORMATS.map(({ id }) => id).toSorted())
})

test('EXT-49: a cheap parcel costs no less than the zone’s least price', () => {
  const letter = { ...product, standardDeliveryPrice: 999 }
  expect(['PL', 'DE', 'ES', 'IS'].map((id) => deliveryPriceTo(id, letter, STANDARD))).toEqual([999, 2_900, 4_900, 9_900])
})

test('EXT-49: what a seller does not offer costs nothing nowhere', () => {
  expect(deliveryPriceTo('ES', { ...product, homeDeliveryPrice: null }, HOME)).toBeNull()
})

test('GAP-77, GAP-78, EXT-49: free delivery holds in Poland and the union, not beyond', () => {
  const shippedFree = { ...product, standardDeliveryPrice: 0 }
  expect(['PL', 'DE', 'ES', 'IS'].map((id) => deliveryPriceTo(id, shippedFree, STANDARD))).toEqual([0, 0, 0, 9_900])
  expect(['PL', 'DE', 'ES', 'IS', 'US'].map((id) => goesFreeTo(id, 35_001))).toEqual([true, true, true, false, false])
  expect(goesFreeTo('PL', 35_000)).toBe(false)
})

test('EXT-49: every seller sends to Poland, most to every market, fewer beyond the union', () => {
  const vendorIds = Array.from({ length: 900 }, (_, index) => index + 1)
  const share = (countryId: string) => vendorIds.filter((id) => isServed(id, countryId)).length / vendorIds.length
  expect(share('PL')).toBe(1)
  for (const { shippingTo } of Object.values(MARKETS)) expect(share(shippingTo)).toBeGreaterThan(0.85)
  expect(share('IS')).toBeCloseTo(2 / 3)
  expect(isServed(1, 'US')).toBe(false)
  expect(zoneOf('US')).toBeUndefined()
})
