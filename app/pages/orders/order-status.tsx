import type { ComponentProps } from 'react'
import type { OrderStatus } from '../../domain/checkout/order-status.ts'
import { UNKNOWN, type Unknown } from '../../domain/unknown-word.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { Translate } from '../../i18n/translator.ts'
import { Badge } from '../../ui/badge/badge.tsx'

/** Text and appearance of each order status (GAP-33). */
const STATES: Record<OrderStatus, { key: MessageKey; tone: NonNullable<ComponentProps<typeof Badge>['tone']> }> = {
  NEW: { key: 'common:orderNew', tone: 'plain' },
  AWAITING_PAYMENT: { key: 'common:orderAwaitingPayment', tone: 'notice' },
  PAID: { key: 'common:orderPaid', tone: 'success' },
  IN_PREPARATION: { key: 'common:orderInPreparation', tone: 'plain' },
  SHIPPED: { key: 'common:orderShipped', tone: 'plain' },
  DELIVERED: { key: 'common:orderDelivered', tone: 'success' },
  CANCELLED: { key: 'common:orderCancelled', tone: 'accent' },
}

/** The status of an order as a badge; nothing for one that this build does not know. */
export function OrderStatusBadge({ status, t }: { status: OrderStatus | Unknown; t: Translate }) {
  if (status === UNKNOWN) return null
  const { key, tone } = STATES[status]
  return <Badge tone={tone}>{t(key)}</Badge>
}

/** The status of an order in words. */
export function statusText(status: OrderStatus): MessageKey {
  return STATES[status].key
}
