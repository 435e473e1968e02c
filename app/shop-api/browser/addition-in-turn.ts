import { type CallResult, isDefinite } from './call-shop.ts'
import { inTurn } from './in-turn.ts'
import { revalidate } from './visitor-state.ts'
import { VISITOR_KEYS } from './visitor-store.ts'

/**
 * Adds to the cart, in turn with its other changes. What got no answer may have been added all the same: then the cart is read again, or it would show less
 * than is ordered (EXT-06).
 */
export async function additionInTurn<Data>(send: () => Promise<CallResult<Data>>): Promise<CallResult<Data>> {
  const result = await inTurn(VISITOR_KEYS.cart, send)
  if (!isDefinite(result)) void revalidate(VISITOR_KEYS.cart)
  return result
}
