// A purchase is tracked on the thank-you page (GAP-120), where the cart is already empty: until then the event is kept for the tab.
import type { OrderEvent } from '../../analytics/events.ts'
import { mayTrack } from '../../analytics/may-track.ts'
import { track } from '../../analytics/track.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { readTabText, writeTabText } from '../../shop-api/browser/stored-text.ts'

const KEY = 'purchase'

/** Saves the event of an order, only with consent. */
export function savePendingPurchase(event: OrderEvent): void {
  if (mayTrack()) writeTabText(KEY, JSON.stringify(event))
}

/** Sends the saved event once. @param number of the order on the page */
export function trackPendingPurchase(number: string): void {
  // Only savePendingPurchase writes this key, so its value is an event.
  const event = parseJson(readTabText(KEY)) as OrderEvent | null
  if (event === null || event.transaction_id !== number) return
  writeTabText(KEY, null)
  void track('purchase', event)
}
