import { expect, test } from 'vitest'
import { canCancel, canPayAgain, canWithdraw, mayWithdraw, orderSaying, paymentHref, placedState, showsArrival } from './order.ts'
import { type OrderStatus, paidAt } from './order-status.ts'

const NOON = Date.UTC(2026, 10, 25, 12)

test.each([
  ['AWAITING_PAYMENT', true, true, true, true],
  ['NEW', false, true, true, true],
  ['PAID', false, true, true, true],
  ['IN_PREPARATION', false, true, true, true],
  ['SHIPPED', false, true, false, true],
  ['DELIVERED', false, true, false, false],
  ['CANCELLED', false, false, false, false],
] as const satisfies readonly (readonly [OrderStatus, ...boolean[]])[])(
  'GAP-33, GAP-106, EXT-16: an order that is %s can be paid: %s, withdrawn from: %s, cancelled: %s, and is to arrive: %s',
  (status, ...allowed) => {
    const arrives = (of: OrderStatus) => showsArrival(of, NOON, NOON)
    expect([canPayAgain, canWithdraw, canCancel, arrives].map((of) => of(status))).toEqual(allowed)
  },
)

test.each([
  ['/platnosc-testowa/1', '', '/platnosc-testowa/1'],
  ['/platnosc-testowa/1', '/es', '/es/platnosc-testowa/1'],
  ['https://bank.example/pay/1', '/es', 'https://bank.example/pay/1'],
])('GAP-32: %s in the market "%s" is paid at %s', (link, prefix, href) => expect(paymentHref(link, prefix)).toBe(href))

test.each([
  ['AWAITING_PAYMENT', 'PENDING', 'waiting'],
  ['AWAITING_PAYMENT', 'REJECTED', 'rejected'],
  ['PAID', 'PAID', 'paid'],
  ['PAID', 'REJECTED', 'paid'],
  ['SHIPPED', 'PAID', 'paid'],
  ['CANCELLED', 'PENDING', 'cancelled'],
  ['CANCELLED', 'REPLACED', 'cancelled'],
  ['CANCELLED', 'PAID', 'refundDue'],
] as const)('GAP-31: an order %s whose payment is %s is told as %s', (order, payment, state) => {
  expect(placedState(order, payment)).toBe(state)
})

test('EXT-16: an order whose transfer the seller found is refunded when it is cancelled', () => {
  const at = Date.UTC(2026, 10, 25)
  expect(placedState('CANCELLED', 'PENDING', [{ status: 'PAID', at }])).toBe('refundDue')
  expect(placedState('CANCELLED', 'PENDING', [{ status: 'AWAITING_PAYMENT', at }])).toBe('cancelled')
})

test.each([
  ['waiting', 'AWAITING_PAYMENT', {}],
  ['rejected', 'AWAITING_PAYMENT', { status: 'REJECTED' }],
  ['expired', 'CANCELLED', { isExpired: true }],
  ['cancelled', 'CANCELLED', {}],
  ['refundDue', 'CANCELLED', { status: 'PAID' }],
  ['paid', 'PAID', {}],
  ['preparing', 'IN_PREPARATION', {}],
  ['dispatched', 'SHIPPED', {}],
  ['delivered', 'DELIVERED', {}],
] as const)('EXT-46: an order is said to be %s at %s with %j', (saying, status, change) => {
  const payment = { method: 'BLIK', status: 'PENDING', link: null, transfer: null, dueBy: null, isExpired: false, ...change } as const
  expect(orderSaying({ status, payment, events: [], withdrawals: [] })).toBe(saying)
  const withdrawal = { id: 1, items: [], receivedAt: 0, refund: { minor: 1, currencyId: 'PLN' } } as const
  expect(orderSaying({ status, payment, events: [], withdrawals: [withdrawal] })).toBe('withdrawn')
})

test('an order was paid when it first was in a state that says so', () => {
  const states = ['AWAITING_PAYMENT', 'PAID', 'SHIPPED', 'CANCELLED'] as const
  expect(paidAt(states.map((status, at) => ({ status, at })))).toBe(1)
  expect(paidAt([{ status: 'NEW', at: 0 }])).toBeNull()
})

test.each([
  ['to withdraw', { refusal: null }, [], true],
  ['nowhere when that is refused', { refusal: 'too-late' }, [], false],
  ['to what was withdrawn, also then', { refusal: 'nothing-left' }, [{}], true],
  ['nowhere where a shop takes none', null, [], false],
])('EXT-17: the link of an order leads on %s', (_where, right, withdrawals, leads) => {
  expect(mayWithdraw({ withdrawal: right, withdrawals } as unknown as Parameters<typeof mayWithdraw>[0])).toBe(leads)
})
