import { expect, test } from 'vitest'
import type { StockFacts } from '../product/availability.ts'
import type { ProductId } from '../ids.ts'
import { DELIVERY_TYPE } from '../delivery/delivery.ts'
import { addKey, canAdd, canChangeQuantity, chosenType, clampQuantity, quantityBounds } from './purchase-context.ts'

const onSale: StockFacts = { amountOfAvailableItems: 5, statusId: 'PUBLISHED', isVendorSuspended: false, classificationId: 3 }
const STANDARD = { deliveryTypeId: DELIVERY_TYPE.STANDARD }
const HOME = { deliveryTypeId: DELIVERY_TYPE.HOME }

test.each([
  ["DLV-02, PRD-59: STANDARD's type when it is offered", [STANDARD, HOME], -1, 1],
  ["DLV-03: otherwise HOME's", [HOME], -1, 2],
  ['DLV-04: otherwise -1', [], -1, -1],
  ['DLV-01: the chosen one', [STANDARD, HOME], 2, 2],
  ['EXT-49: one that is not offered there gives way', [STANDARD], 2, 1],
])('%s', (_sentence, offered, chosen, typeId) => expect(chosenType(offered, chosen)).toBe(typeId))

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
