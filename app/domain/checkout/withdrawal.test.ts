import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf } from '../time/instant.ts'
import { partOfPieces, withdrawalEnd, withdrawalRefund, withdrawalRefusal } from './withdrawal.ts'

describe('EXT-17: 14 days from the day of the delivery', () => {
  test.each([
    ['a Monday, at noon', '2026-11-02 12:00:00', '2026-11-17 00:00:00'],
    ['a Monday, in its last second', '2026-11-02 23:59:59', '2026-11-17 00:00:00'],
    ['a Tuesday, half an hour after midnight', '2026-11-03 00:30:00', '2026-11-18 00:00:00'],
    ['a Saturday: the next working day', '2026-11-07 12:00:00', '2026-11-24 00:00:00'],
    ['that ends on Independence Day', '2026-10-28 12:00:00', '2026-11-13 00:00:00'],
    ['that ends on Christmas Eve', '2026-12-10 12:00:00', '2026-12-29 00:00:00'],
    ['over the change of the clocks', '2026-10-20 12:00:00', '2026-11-04 00:00:00'],
    ['over the end of the year', '2026-12-22 12:00:00', '2027-01-06 00:00:00'],
  ])('delivered on %s', (_sentence, delivered, end) => {
    expect(withdrawalEnd(instantOf(delivered))).toBe(instantOf(end))
  })

  test('what has not arrived yet has no end', () => {
    expect(withdrawalEnd(null)).toBeNull()
  })
})

describe('EXT-17: who may withdraw', () => {
  const deliveredAt = instantOf('2026-11-02 12:00:00')
  const state = { status: 'DELIVERED', isProfessional: false, deliveredAt, piecesLeft: 1, now: deliveredAt } as const

  test.each([
    ['a consumer, in the last second', { now: instantOf('2026-11-16 23:59:59') }, null],
    ['a consumer, a second later', { now: instantOf('2026-11-17 00:00:00') }, 'too-late'],
    ['a consumer, before anything arrived', { status: 'PAID', deliveredAt: null, now: instantOf('2027-11-17 00:00:00') }, null],
    ['a professional', { isProfessional: true }, 'professional'],
    ['a professional, whatever became of the order', { isProfessional: true, status: 'CANCELLED' }, 'professional'],
    ['of a cancelled order', { status: 'CANCELLED' }, 'cancelled'],
    ['of an unpaid order', { status: 'AWAITING_PAYMENT' }, 'unpaid'],
    ['of an order of which nobody can tell whether it is paid', { status: 'NEW' }, 'unpaid'],
    ['twice', { piecesLeft: 0 }, 'nothing-left'],
  ] as const)('%s', (_sentence, change, refusal) => {
    expect(withdrawalRefusal({ ...state, ...change })).toBe(refusal)
  })
})

describe('EXT-17, EXT-47: what is refunded', () => {
  const line = { vendorId: 1, deliveryTypeId: 1, paid: 20_000, ordered: 2, withdrawn: 0, withdrawnBefore: 0 }
  const parcels = [
    { vendorId: 1, deliveryTypeId: 1, paid: 1500 },
    { vendorId: 2, deliveryTypeId: 1, paid: 2500 },
  ]
  const other = { ...line, vendorId: 2, paid: 5000, ordered: 1 }
  const refundOf = (...lines: (typeof line)[]) => withdrawalRefund({ parcels, lines }).total

  test('a piece of two: half of what was paid for both, and no delivery', () => {
    expect(refundOf({ ...line, withdrawn: 1 }, other)).toBe(10_000)
  })

  test('all of one vendor: with its delivery; each part says what it is for', () => {
    expect(refundOf({ ...line, withdrawn: 1, withdrawnBefore: 1 }, other)).toBe(11_500)
    expect(withdrawalRefund({ parcels, lines: [line, { ...other, withdrawn: 1 }] })).toEqual({
      lines: [0, 5000],
      parcels: [0, 2500],
      total: 7500,
    })
  })

  test('the delivery of what went back before is not refunded again', () => {
    expect(refundOf({ ...line, withdrawnBefore: 2 }, { ...other, withdrawn: 1 })).toBe(7500)
  })

  test('piece by piece as much as at once, in any steps', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }), (paid, steps) => {
        const ordered = steps.reduce((all, step) => all + step, 0)
        let [withdrawnBefore, sum] = [0, 0]
        const parts = steps.map((withdrawn) => {
          const part = partOfPieces(paid, { ordered, withdrawn, withdrawnBefore })
          withdrawnBefore += withdrawn
          sum += part
          expect(sum * ordered, 'never less than their share').toBeGreaterThanOrEqual(paid * withdrawnBefore)
          return part
        })
        expect(parts.every((part) => part >= 0)).toBe(true)
        expect(sum).toBe(paid)
      }),
    )
  })
})
