// What analytics is told on the way through the checkout (spec §7, GAP-120), and when.
import type { EventName } from '../../analytics/events.ts'
import type { CheckoutStep } from '../../domain/checkout/checkout.ts'

/**
 * Told when a step is opened: what was done before it. Told there and not when a form is sent, because the page is left at once then, and
 * nobody should wait for a counter.
 */
export const STEP_EVENTS = {
  contact: 'begin_checkout',
  delivery: null,
  payment: 'add_shipping_info',
  summary: 'add_payment_info',
} as const satisfies Record<CheckoutStep, EventName | null>
