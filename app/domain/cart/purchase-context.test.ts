import { expect, test } from 'vitest'
import type { StockFacts } from '../product/availability.ts'
import type { ProductId } from '../ids.ts'
import { addKey, canAdd, canChangeQuantity, clampQuantity, initialPurchase, quantityBounds } from './purchase-context.ts'

const onSale: StockFacts = { amountOfAvailableItems: 5, statusId: 'PUBLISHED', isVendorSuspended: false, classificationId: 3 }
const home = { HOME: { price: { minor: 0, currencyId: 'PLN' as const }, deliveryTypeId: 2 } }

test('PRD-59: the choice begins with one by the default delivery', () => {
  expect(initialPurchase(home)).toEqual({ quantity: 1, deliveryTypeId: 2 })
  expect(initialPurchase({})).toEqual({ quantity: 1, deliveryTypeId: -1 })
})

test.each<[string, Partial<StockFacts>, number, boolean, boolean]>([
  ['more than one, a delivery, available', {}, 1, true, true],
  ['only one', { amountOfAvailableItems: 1 }, 1, false, true],
  ['GAP-10, GAP-27: no delivery', {}, -1, false, false],
  ['GAP-27: not available', { statusId: 'DRAFT' }, 1, false, false],
])('PRD-58: %s', (_sentence, facts, deliveryTypeId, canChange, canBeAdded) => {
  expect(canChangeQuantity({ ...onSale, ...facts }, deliveryTypeId)).toBe(canChange)
  expect(canAdd({ ...onSale, ...facts }, deliveryTypeId)).toBe(canBeAdded)
})

test('CRT-14, CRT-15: a quantity runs from 1 to what there is', () => {
  expect(quantityBounds(onSale)).toEqual({ min: 1, max: 5 })
  expect([0, 3, 9].map((quantity) => clampQuantity(quantity, onSale))).toEqual([1, 3, 5])
  expect(clampQuantity(3, { amountOfAvailableItems: 0 })).toBe(1)
})

test('CRT-12: adds are the same by product, quantity and delivery type', () => {
  const add = { productId: 1 as ProductId, quantity: 2, deliveryTypeId: 1 }
  expect(addKey({ ...add })).toBe(addKey(add))
  const others = [
    { ...add, productId: 2 as ProductId },
    { ...add, quantity: 1 },
    { ...add, deliveryTypeId: 2 },
  ]
  expect(new Set([add, ...others].map(addKey)).size).toBe(4)
})
