import { expect, test } from 'vitest'
import { installment } from './installment.ts'
import { MARKETS } from '../market.ts'

test.each([
  ['PRD-22: a tenth of the price', 123_400, 12_340],
  ['GAP-81: rounded up to 0.01', 123_451, 12_346],
  ['GAP-81: from 300 PLN', 30_000, 3_000],
  ['GAP-81: not below 300 PLN', 29_999, null],
  ['GAP-81: to 20000 PLN', 2_000_000, 200_000],
  ['GAP-81: not above 20000 PLN', 2_000_001, null],
])('%s', (_sentence, minor, one) => {
  expect(installment({ minor, currencyId: 'PLN' }, MARKETS.polska, true)?.minor ?? null).toBe(one)
})

test('GAP-81: only in Poland', () => {
  expect(installment({ minor: 100_000, currencyId: 'EUR' }, MARKETS.international, true)).toBeNull()
  expect(installment({ minor: 100_000, currencyId: 'EUR' }, MARKETS.hiszpania, true)).toBeNull()
})

test('GAP-81: only for available products', () => {
  expect(installment({ minor: 100_000, currencyId: 'PLN' }, MARKETS.polska, false)).toBeNull()
})
