import type { Instant } from '../time/instant.ts'
import { canCancel, type Order } from './order.ts'
import type { OrderStatus } from './order-status.ts'
import { UNKNOWN } from '../unknown-word.ts'

/** A state on the line of time of an order. */
export interface TimelineStep {
  status: OrderStatus
  /** null = not yet, or the shop does not say when. */
  at: Instant | null
  progress: 'done' | 'current' | 'coming'
}

/** The states of an order that goes well; NEW is on the line only for a shop that uses it. */
const WAY: readonly OrderStatus[] = ['AWAITING_PAYMENT', 'PAID', 'IN_PREPARATION', 'SHIPPED', 'DELIVERED']

/**
 * The line of time of an order (EXT-16): its states, each with its time. What was skipped is done as well; a cancelled order ends with that, and one that
 * was withdrawn from as a whole before it was sent where it is.
 */
export function orderTimeline({
  status,
  createdAt,
  events,
  withdrawal,
}: Pick<Order, 'status' | 'createdAt' | 'events' | 'withdrawal'>): TimelineStep[] {
  const times = new Map<OrderStatus, Instant>([['AWAITING_PAYMENT', createdAt], ...events.map(({ status, at }) => [status, at] as const)])
  const stepAt = (each: OrderStatus, progress: TimelineStep['progress']): TimelineStep => ({
    status: each,
    at: progress === 'coming' ? null : (times.get(each) ?? null),
    progress,
  })
  if (status === 'CANCELLED') {
    const passed = WAY.filter((each) => times.has(each))
    return [...passed.map((each) => stepAt(each, 'done')), stepAt('CANCELLED', 'current')]
  }
  // Of a state that this build does not know only what was is certain.
  if (status === UNKNOWN) return WAY.filter((each) => times.has(each)).map((each) => stepAt(each, 'done'))
  const way = status === 'NEW' ? WAY.with(1, 'NEW') : WAY
  const current = way.indexOf(status)
  const isNothingSent = withdrawal?.refusal === 'nothing-left' && canCancel(status)
  const shown = isNothingSent ? way.slice(0, current + 1) : way
  return shown.map((each, index) => stepAt(each, index < current ? 'done' : index === current ? 'current' : 'coming'))
}
