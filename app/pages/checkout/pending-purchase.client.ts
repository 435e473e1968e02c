// A purchase is tracked on the thank-you page (GAP-120), where the cart is already empty: until then the event is kept for the tab.
import type { OrderEvent } from '../../analytics/events.ts'
import { mayTrack } from '../../analytics/may-track.ts'
import { track } from '../../analytics/track.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { readTabText, writeTabText } from '../../shop-api/browser/stored-text.ts'

/** One for each order: another one may be placed before it is paid. */
const keyOf = (number: OrderEvent['transaction_id']) => `pending-purchase ${number}`

/** Saves the event of an order, only with consent. */
export function savePendingPurchase(event: OrderEvent): void {
  if (mayTrack()) writeTabText(keyOf(event.transaction_id), JSON.stringify(event))
}

/** Sends the saved event once. @param number of the order on the page */
export function trackPendingPurchase(number: string): void {
  // Only savePendingPurchase writes this key, so its value is an event.
  const event = parseJson(readTabText(keyOf(number))) as OrderEvent | null
  if (event === null) return
  writeTabText(keyOf(number), null)
  void track('purchase', event)
}
