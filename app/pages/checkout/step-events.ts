// The analytics events of the checkout's steps (spec §7, GAP-120).
import type { EventName } from '../../analytics/events.ts'
import type { CheckoutStep } from '../../domain/checkout/checkout.ts'

/** Sent when a step opens, for the step before it; not at the submit, because that leaves the page at once. */
export const STEP_EVENTS = {
  contact: 'begin_checkout',
  delivery: null,
  payment: 'add_shipping_info',
  summary: 'add_payment_info',
} as const satisfies Record<CheckoutStep, EventName | null>
