/** In the order in which an order comes through them (GAP-33). */
export type OrderStatus = 'AWAITING_PAYMENT' | 'NEW' | 'PAID' | 'IN_PREPARATION' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED'

/** States in which nothing was paid, or in which nobody can tell. */
const UNPAID: ReadonlySet<OrderStatus> = new Set(['NEW', 'AWAITING_PAYMENT', 'CANCELLED'])

/** Whether an order in this state was paid: a seller or the provider may bring it beyond PAID at once. */
export function isPaidStatus(status: OrderStatus): boolean {
  return !UNPAID.has(status)
}

/** When an order was paid, in any way; null: not yet. */
export function paidAt<At>(events: readonly { status: OrderStatus; at: At }[]): At | null {
  return events.find(({ status }) => isPaidStatus(status))?.at ?? null
}
