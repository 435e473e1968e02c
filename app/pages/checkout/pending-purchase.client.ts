// A purchase is tracked on the thank-you page (GAP-120), where the cart is already empty: until then the event is in sessionStorage.
import type { OrderEvent } from '../../analytics/events.ts'
import { mayTrack } from '../../analytics/may-track.ts'
import { track } from '../../analytics/track.ts'
import { parseJson } from '../../domain/parse-json.ts'

const KEY = 'purchase'

/** Saves the event of an order, only with consent. */
export function savePendingPurchase(event: OrderEvent): void {
  if (!mayTrack()) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(event))
  } catch {
    // Storage may be full: then the purchase is not tracked.
  }
}

/** Sends the saved event once. @param number of the order on the page */
export function trackPendingPurchase(number: string): void {
  // Only savePendingPurchase writes this key, so its value is an event.
  const event = parseJson(sessionStorage.getItem(KEY)) as OrderEvent | null
  if (event === null || event.transaction_id !== number) return
  sessionStorage.removeItem(KEY)
  void track('purchase', event)
}
