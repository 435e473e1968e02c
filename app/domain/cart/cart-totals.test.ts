import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CartLine, cartTotals, type Discount, DISCOUNT_PARTS, type DiscountPart } from './cart-totals.ts'

const LINE: CartLine = { vendorId: 1, deliveryTypeId: 1, quantity: 1, unitPrice: 10_000, deliveryPrice: 1_500, isInWarehouse: true }
const inPln = (lines: CartLine[], discounts: Discount[] = []) =>
  cartTotals({ lines, discounts, keepsFreeDelivery: true, convert: (grosze) => grosze })
const inEur = (lines: CartLine[], discounts: Discount[] = []) =>
  cartTotals({ lines, discounts, keepsFreeDelivery: true, convert: (grosze) => Math.round(grosze / 4.3) })

test('CRT-04, CRT-05: the sums of an empty cart are 0', () => {
  expect(inPln([])).toMatchObject({ parcels: [], products: 0, deliveries: 0, totalCost: 0 })
})

test('GAP-93: one parcel per vendor and way of delivery, as dear as the dearest in it', () => {
  const { parcels, deliveries } = inPln([
    LINE,
    { ...LINE, deliveryPrice: 2_500 },
    { ...LINE, deliveryTypeId: 2, deliveryPrice: 9_000 },
    { ...LINE, vendorId: 2 },
  ])
  expect(parcels.map(({ vendorId, deliveryTypeId, price }) => [vendorId, deliveryTypeId, price])).toEqual([
    [1, 1, 2_500],
    [1, 2, 9_000],
    [2, 1, 1_500],
  ])
  expect(deliveries).toBe(13_000)
})

describe('free delivery', () => {
  test.each([
    [35_000, 1, 1_500, 1_500, 1],
    [35_001, 1, 1_500, 0, 0],
    [17_500, 2, 1_500, 1_500, 1],
    [17_501, 2, 1_500, 0, 0],
    [10_000, 1, 1_500, 1_500, 25_001],
    [10_000, 1, 0, 0, 0],
  ])('DLV-08, DLV-10: %i grosze, %i times, sent for %i: delivery %i, missing %i', (unitPrice, quantity, deliveryPrice, price, missing) => {
    const { parcels } = inPln([{ ...LINE, unitPrice, quantity, deliveryPrice }])
    expect(parcels).toMatchObject([{ price, freeDeliveryMissing: missing }])
  })

  test('GAP-77: parcels do not help each other', () => {
    const line = { ...LINE, unitPrice: 30_000 }
    expect(inPln([line, { ...line, vendorId: 2 }, { ...line, deliveryTypeId: 2 }]).deliveries).toBe(4_500)
  })

  test('EXT-49: where nothing goes free, a parcel costs its price and is short of nothing', () => {
    for (const unitPrice of [10_000, 90_000]) {
      const totals = cartTotals({ lines: [{ ...LINE, unitPrice }], discounts: [], keepsFreeDelivery: false, convert: (grosze) => grosze })
      expect(totals.parcels).toMatchObject([{ price: 1_500, freeDeliveryMissing: 0 }])
    }
  })

  test('GAP-77: it is told from the products after discounts', () => {
    const lines = [{ ...LINE, unitPrice: 36_000 }]
    expect(inPln(lines).deliveries).toBe(0)
    expect(inPln(lines, [{ part: 'products', amount: 2_000 }]).deliveries).toBe(1_500)
    expect(inPln(lines, [{ part: 'productsPrices', percent: 10 }]).deliveries).toBe(1_500)
    expect(inPln(lines, [{ part: 'products', amount: 900 }]).deliveries).toBe(0)
  })

  test.each([
    [35_000, 349, 1],
    [34_999, 349, 1],
    [34_997, 349, 1],
    [34_900, 349, 23],
    [35_001, 0, 0],
  ])('DLV-10, GAP-77: told in PLN in every market: of %i grosze delivery %i cents, missing %i', (unitPrice, price, missing) => {
    expect(inEur([{ ...LINE, unitPrice }]).parcels).toMatchObject([{ price, freeDeliveryMissing: missing }])
  })
})

describe('GAP-96: parts of a discount', () => {
  test('a parcel comes from a warehouse when all of it does', () => {
    const discounts: Discount[] = [{ part: 'deliveriesWarehouse', amount: 500 }]
    expect(inPln([LINE, LINE], discounts).deliveriesAfterDiscounts).toBe(1_000)
    expect(inPln([LINE, { ...LINE, isInWarehouse: false }], discounts).deliveriesAfterDiscounts).toBe(1_500)
  })

  // 3 x 100.00 in one parcel of 15.00, and 50.05 in another one of 20.00 that is not in a warehouse.
  const lines = [
    { ...LINE, quantity: 3 },
    { ...LINE, vendorId: 2, unitPrice: 5_005, deliveryPrice: 2_000, isInWarehouse: false },
  ]
  test.each<[Discount, number]>([
    [{ part: 'productsPrices', amount: 500 }, 2_000],
    [{ part: 'productsPrices', percent: 10 }, 3_501],
    [{ part: 'productsPrices', amount: 9_000 }, 32_005],
    [{ part: 'products', amount: 99_000 }, 35_005],
    [{ part: 'deliveriesPrices', amount: 500 }, 1_000],
    [{ part: 'deliveriesPrices', percent: 100 }, 3_500],
    [{ part: 'deliveriesWarehouse', amount: 500 }, 500],
    [{ part: 'deliveriesMOV', amount: 700 }, 700],
    [{ part: 'deliveries', amount: 99_000 }, 3_500],
  ])('%j is %i off', (discount, off) => {
    const totals = inPln(lines, [discount])
    const nothing = { products: 0, productsPrices: 0, deliveries: 0, deliveriesPrices: 0, deliveriesMOV: 0, deliveriesWarehouse: 0 }
    expect(totals.discount).toEqual({ ...nothing, [discount.part]: off })
    expect(totals.totalCost).toBe(35_005 + 3_500 - off)
  })

  test('EXT-47: what is paid for a line is what the code took off it: 50 each off things for 74 and 650', () => {
    const lines = [LINE, LINE].map((line, index) => ({ ...line, unitPrice: [7_400, 65_000][index] ?? 0 }))
    expect(inPln(lines, [{ part: 'productsPrices', amount: 5_000 }]).paidForLines).toEqual([2_400, 60_000])
  })

  test('a part is off what the ones before it left', () => {
    const { discount } = inPln(lines, [
      { part: 'deliveries', percent: 50 },
      { part: 'deliveriesPrices', amount: 500 },
    ])
    expect(discount).toMatchObject({ deliveriesPrices: 1_000, deliveries: 1_250 })
    const ofProducts: Discount[] = [
      { part: 'products', percent: 50 },
      { part: 'productsPrices', amount: 5_005 },
    ]
    expect(inPln(lines, ofProducts).discount).toMatchObject({ productsPrices: 20_020, products: 7_493 })
  })
})

test('totals add up, whatever is in the cart and comes off', () => {
  const line = fc.record({
    vendorId: fc.integer({ min: 1, max: 3 }),
    deliveryTypeId: fc.constantFrom(1, 2),
    quantity: fc.integer({ min: 1, max: 5 }),
    unitPrice: fc.integer({ min: 1, max: 60_000 }),
    deliveryPrice: fc.integer({ min: 0, max: 20_000 }),
    isInWarehouse: fc.boolean(),
  })
  const part = fc.constantFrom(...Object.keys(DISCOUNT_PARTS).filter((name): name is DiscountPart => name in DISCOUNT_PARTS))
  const discount = fc.oneof(
    fc.record({ part, percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ part, amount: fc.integer({ min: 1, max: 90_000 }) }),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.array(discount, { maxLength: 4 }), fc.boolean(), (lines, discounts, isEur) => {
      const totals = (isEur ? inEur : inPln)(lines, discounts)
      const { productsPrices, products, ...ofDeliveries } = totals.discount
      const offDeliveries = Object.values(ofDeliveries).reduce((sum, off) => sum + off, 0)
      expect(totals.productsAfterDiscounts).toBe(totals.products - productsPrices - products)
      expect(totals.paidForLines).toHaveLength(lines.length)
      expect(totals.paidForLines.reduce((sum, paid) => sum + paid, 0)).toBe(totals.productsAfterDiscounts)
      expect(Math.min(0, ...totals.paidForLines)).toBe(0)
      expect(totals.deliveriesAfterDiscounts).toBe(totals.deliveries - offDeliveries)
      expect(totals.totalCost).toBe(totals.productsAfterDiscounts + totals.deliveriesAfterDiscounts)
      expect(totals.parcels.reduce((sum, each) => sum + each.priceAfterDiscounts, 0)).toBe(totals.deliveriesAfterDiscounts)
      for (const parcel of totals.parcels) expect(parcel.priceAfterDiscounts).toBeGreaterThanOrEqual(0)
      expect(totals.productsAfterDiscounts).toBeGreaterThanOrEqual(0)
      expect(Object.values(totals.discount).every((off) => Number.isInteger(off) && off >= 0)).toBe(true)
    }),
  )
})
