import { expect, test } from 'vitest'
import { isAvailable, isLastItem, isSoldOut, isUnique, type StockFacts } from './availability.ts'

const onSale: StockFacts = { amountOfAvailableItems: 5, statusId: 'PUBLISHED', isVendorSuspended: false, classificationId: 3 }

test.each<[string, Partial<StockFacts>, { available?: true; soldOut?: true; last?: true; unique?: true }]>([
  ['PRD-53: published by a vendor in good standing is available', {}, { available: true }],
  ['PRD-53: a draft is not available', { statusId: 'DRAFT' }, { soldOut: true }],
  ['PRD-53: a suspended vendor sells nothing', { isVendorSuspended: true }, { soldOut: true }],
  ['PRD-54, PRD-55: zero items are unavailable and sold out', { amountOfAvailableItems: 0 }, { soldOut: true }],
  ['PRD-56: exactly one left, not unique, available is the last item', { amountOfAvailableItems: 1 }, { available: true, last: true }],
  ['PRD-56: one left of a draft is not the last item', { amountOfAvailableItems: 1, statusId: 'DRAFT' }, { soldOut: true }],
  ['PRD-57: one vintage piece is unique', { amountOfAvailableItems: 1, classificationId: 1 }, { available: true, unique: true }],
  ['PRD-57: one antique piece is unique', { amountOfAvailableItems: 1, classificationId: 2 }, { available: true, unique: true }],
  ['PRD-57: two antique pieces are not', { amountOfAvailableItems: 2, classificationId: 2 }, { available: true }],
  [
    'GAP-26: a unique piece may be off sale',
    { amountOfAvailableItems: 1, classificationId: 1, statusId: 'UNPUBLISHED' },
    { soldOut: true, unique: true },
  ],
])('%s', (_sentence, facts, expected) => {
  const product = { ...onSale, ...facts }
  const states = { available: isAvailable(product), soldOut: isSoldOut(product), last: isLastItem(product), unique: isUnique(product) }
  expect(states).toEqual({ available: false, soldOut: false, last: false, unique: false, ...expected })
})
