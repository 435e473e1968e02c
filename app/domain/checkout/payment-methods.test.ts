import { expect, test } from 'vitest'
import { isPaymentPossible, PAYMENT_METHODS, type PaymentMethodId } from './payment-methods.ts'

test.each([
  ['CNS-03', 'ZERO_PERCENT'],
  ['CNS-04', 'PAY_PO'],
])('%s: %s is a way to pay', (_id, name) => expect(Object.keys(PAYMENT_METHODS)).toContain(name))

test.each<[PaymentMethodId, number, 'PLN' | 'EUR', boolean]>([
  ['BANK_TRANSFER', 1, 'PLN', true],
  ['BANK_TRANSFER', 9_999_999, 'EUR', true],
  ['CARD', 1, 'EUR', true],
  ['BLIK', 1, 'PLN', true],
  ['BLIK', 1, 'EUR', false],
  ['PAY_PO', 3_999, 'PLN', false],
  ['PAY_PO', 4_000, 'PLN', true],
  ['PAY_PO', 500_000, 'PLN', true],
  ['PAY_PO', 500_001, 'PLN', false],
  ['PAY_PO', 10_000, 'EUR', false],
  ['ZERO_PERCENT', 29_999, 'PLN', false],
  ['ZERO_PERCENT', 30_000, 'PLN', true],
  ['ZERO_PERCENT', 2_000_000, 'PLN', true],
  ['ZERO_PERCENT', 2_000_001, 'PLN', false],
])('GAP-32: %s of %i minor units of %s: %s', (id, minor, currencyId, isPossible) => {
  expect(isPaymentPossible(id, { minor, currencyId })).toBe(isPossible)
})
