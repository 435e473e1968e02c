// An order is told of on the page of thanks (GAP-120), where the cart is gone already: what there is to tell waits in the tab's storage.
import type { OrderEvent } from '../../analytics/events.ts'
import { mayTrack, track } from '../../analytics/track.ts'
import { parseJson } from '../../domain/parse-json.ts'

const KEY = 'purchase'

/** Keeps what is to be told of an order, for who agreed to be counted. */
export function savePendingPurchase(event: OrderEvent): void {
  if (!mayTrack()) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(event))
  } catch {
    // Storage may be full: then the order is not counted.
  }
}

/** Tells of the order that was kept, once. @param number of the order that is thanked for */
export function trackPendingPurchase(number: string): void {
  // Nobody but savePendingPurchase writes there, so what is there is an event.
  const event = parseJson(sessionStorage.getItem(KEY)) as OrderEvent | null
  if (event === null || event.transaction_id !== number) return
  sessionStorage.removeItem(KEY)
  void track('purchase', event)
}
