// An order is sent to analytics on the page of thanks (GAP-120), where the cart is empty already: the event waits in the tab's storage.
import type { OrderEvent } from '../../analytics/events.ts'
import { mayTrack, track } from '../../analytics/track.ts'
import { parseJson } from '../../domain/parse-json.ts'

const KEY = 'purchase'

/** Saves the event of an order, with consent alone. */
export function savePendingPurchase(event: OrderEvent): void {
  if (!mayTrack()) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(event))
  } catch {
    // Storage may be full: then the order is not counted.
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
