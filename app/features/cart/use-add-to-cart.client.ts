import { useRef, useState } from 'react'
import type { ShopEvent } from '../../analytics/events.ts'
import { track } from '../../analytics/track.ts'
import { addKey } from '../../domain/cart/purchase-context.ts'
import { type Addition, addToCart } from '../../shop-api/browser/add-to-cart.ts'
import { type CallResult, type CallFailure, logFailure } from '../../shop-api/browser/call-shop.ts'
import { createInFlight } from '../../shop-api/browser/in-flight.ts'
import { renewPage } from '../../shop-api/browser/page-is-old.ts'
import { createRepeatKey } from '../../shop-api/browser/repeat-key.ts'
import { revalidate } from '../../shop-api/browser/visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { showPageNote } from '../../ui/page-note/show-page-note.ts'
import { afterPaint } from '../../ui/lazy/after-paint.ts'

type Added = CallResult<{ added: number }>

/** Spec §4: idle, loading, then success; a failure returns to idle without a message. */
export type AddState = 'idle' | 'loading' | 'success'

/**
 * Adds to the cart and tracks what was added (CRT-20). `add` resolves to the result; an identical
 * request in flight is not repeated (CRT-12),
 * and one without a response is retried with the same idempotency key, since it may have succeeded (EXT-06).
 */
export function useAddToCart() {
  const [state, setState] = useState<AddState>('idle')
  const inFlight = useRef(createInFlight<Added>())
  const withKey = useRef(createRepeatKey())

  async function add(addition: Addition, tracked: ShopEvent): Promise<Added> {
    // It would be added to the cart of a guest whom the next page does not know.
    if (!navigator.cookieEnabled) {
      showPageNote('cookies')
      return { ok: false, failure: { kind: 'cancelled', status: 0, code: 'NO_COOKIES', fields: {} } }
    }
    setState('loading')
    const added = await inFlight.current(addKey(addition), async () => {
      await afterPaint()
      const result = await withKey.current(JSON.stringify(addition), async (key) => addToCart(addition, key))
      if (result.ok) {
        void track('add_to_cart', { ...tracked, quantity: result.data.added })
        // Still in flight until the cart is known: the second of two quick taps adds nothing. Spec
        // §4: both, after adding or liking.
        await revalidate(VISITOR_KEYS.cart, VISITOR_KEYS.likes)
      } else noteFailure(result.failure)
      return result
    })
    // Of two additions the one that failed does not take back what was said of the other.
    setState((said) => (added.ok || said === 'success' ? 'success' : 'idle'))
    return added
  }

  return { state, add, reset: () => setState('idle') }
}

/** Spec §8: no message; the refreshed page shows a changed price (GAP-98). */
function noteFailure(failure: CallFailure): void {
  logFailure('addToCart', failure)
  if (failure.code === 'PRICE_CHANGED' || failure.code === 'NOT_AVAILABLE') renewPage()
}
