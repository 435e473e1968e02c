import { expect, test } from 'vitest'
import { type DiscountCode, isCodeUsable, lastInstantOf } from './professional.ts'

const CODE: DiscountCode = {
  code: 'PRO-15',
  description: '',
  percent: 15,
  amount: null,
  minValue: { minor: 0, currencyId: 'PLN' },
  validFrom: 100,
  validTo: 200,
  usesLeft: 1,
}

test.each([
  ['before it begins', CODE, 99, false],
  ['when it begins', CODE, 100, true],
  ['until it ends', CODE, 199, true],
  ['when it has ended', CODE, 200, false],
  ['without an end', { ...CODE, validTo: null }, 9999, true],
  ['once it is used up', { ...CODE, usesLeft: 0 }, 150, false],
])('GAP-38: a code %s', (_when, code, now, isUsable) => expect(isCodeUsable(code, now)).toBe(isUsable))

test('GAP-38: a code holds at its last instant, and not after it', () => {
  const last = lastInstantOf(CODE) ?? NaN
  expect([last, last + 1].map((now) => isCodeUsable(CODE, now))).toEqual([true, false])
  expect(lastInstantOf({ validTo: null })).toBeNull()
})
