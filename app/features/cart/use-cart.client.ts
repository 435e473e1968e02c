import type { Cart } from '../../domain/cart/cart.ts'
import { useVisitorState } from '../../shop-api/browser/use-visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/**
 * The visitor's cart: undefined until it is known, null when empty. After a failure the last known cart is kept (GAP-140).
 * @param initial server-rendered cart
 */
export function useCart(initial?: Cart | null) {
  return useVisitorState<Cart | null>(VISITOR_KEYS.cart, initial)
}
