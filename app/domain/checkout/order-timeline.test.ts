import { expect, test } from 'vitest'
import { orderTimeline } from './order-timeline.ts'
import type { OrderEvent } from './order.ts'
import type { OrderStatus } from './order-status.ts'
import type { WithdrawalRefusal } from './withdrawal.ts'
import { UNKNOWN, type Unknown } from '../unknown-word.ts'

const timeline = (status: OrderStatus | Unknown, events: readonly OrderEvent[], refusal: WithdrawalRefusal | null = null) =>
  orderTimeline({ status, createdAt: 1, events, withdrawal: { refusal, until: null, left: [], returns: [] } }).map(
    ({ status, at, progress }) => [status, at, progress],
  )

test('EXT-16: what happened has its time, what comes has none', () => {
  expect(
    timeline('PAID', [
      { status: 'AWAITING_PAYMENT', at: 1 },
      { status: 'PAID', at: 2 },
    ]),
  ).toEqual([
    ['AWAITING_PAYMENT', 1, 'done'],
    ['PAID', 2, 'current'],
    ['IN_PREPARATION', null, 'coming'],
    ['SHIPPED', null, 'coming'],
    ['DELIVERED', null, 'coming'],
  ])
})

test('EXT-16: a shop that does not say when still has a line', () => {
  expect(timeline('SHIPPED', []).map(([, at, progress]) => [at, progress])).toEqual([
    [1, 'done'],
    [null, 'done'],
    [null, 'done'],
    [null, 'current'],
    [null, 'coming'],
  ])
})

test('EXT-16: a cancelled order ends there', () => {
  const events = [
    { status: 'PAID', at: 2 },
    { status: 'CANCELLED', at: 3 },
  ] as const
  expect(timeline('CANCELLED', events)).toEqual([
    ['AWAITING_PAYMENT', 1, 'done'],
    ['PAID', 2, 'done'],
    ['CANCELLED', 3, 'current'],
  ])
})

test('EXT-17: nothing comes of an order that was withdrawn from as a whole, unless it is on its way', () => {
  const coming = (status: OrderStatus) =>
    timeline(status, [], 'nothing-left').flatMap(([each, , progress]) => (progress === 'coming' ? each : []))
  expect([coming('PAID'), coming('IN_PREPARATION'), coming('SHIPPED')]).toEqual([[], [], ['DELIVERED']])
})

test('GAP-33: a new order stands where a paid one would', () => {
  expect(timeline('NEW', []).map(([status]) => status)).toEqual(['AWAITING_PAYMENT', 'NEW', 'IN_PREPARATION', 'SHIPPED', 'DELIVERED'])
})

test('of a state of next year only what was is on the line', () => {
  expect(timeline(UNKNOWN, [{ status: 'PAID', at: 2 }])).toEqual([
    ['AWAITING_PAYMENT', 1, 'done'],
    ['PAID', 2, 'done'],
  ])
})
