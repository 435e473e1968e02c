// What takes a line out of the cart for now, and what puts it back (GAP-150).
import { cartItem } from '../../analytics/cart-event.ts'
import { track } from '../../analytics/track.ts'
import type { Cart, CartDelivery, CartItem } from '../../domain/cart/cart.ts'
import { addToCart } from '../../shop-api/browser/add-to-cart.ts'
import { type CallFailure, type CallResult, logFailure } from '../../shop-api/browser/call-shop.ts'
import { type LikedProduct, setLike } from '../../shop-api/browser/likes.ts'
import { revalidate } from '../../shop-api/browser/visitor-state.ts'
import { known, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { removeLine } from './change-cart.client.ts'

interface WholeLine {
  item: CartItem
  vendor: CartDelivery['vendor']
  deliveryTypeId: number
}

/** A line that was taken out of the cart. */
export interface TakenOutLine extends WholeLine {
  /** It went to the favourites. */
  isSaved: boolean
  /** The favourites had it before, or may have had it: then it stays there. */
  wasFavorite: boolean
  /** Tells it from a later one of the same thing. */
  key: string
}

/** Whether the favourites have a product; undefined while they are not known. */
export function isFavorite({ id }: Pick<CartItem, 'id'>): boolean | undefined {
  return known<readonly LikedProduct[]>(VISITOR_KEYS.likes).data?.some((liked) => liked.id === id)
}

/**
 * Moves a line to the favourites; it leaves the cart only once it is there.
 * @param line of the cart on screen, which is `shown`
 * @param onSaved called when the favourites have it, before it leaves the cart
 * @returns the failure; null on success
 */
export async function saveForLater(
  { item, vendor, deliveryTypeId, shown }: WholeLine & { shown: Cart },
  onSaved: () => void,
): Promise<CallFailure | null> {
  const liked = await setLike(item.id, true)
  if (!liked.ok) {
    logFailure('setLike', liked.failure)
    return liked.failure
  }
  if (!isFavorite(item)) void track('add_to_wishlist', eventOf({ item, vendor }))
  onSaved()
  const failure = await removeLine({ item, deliveryTypeId }, shown)
  void revalidate(VISITOR_KEYS.likes)
  return failure
}

/**
 * Puts a line back as it was, at the price that was shown; what it brought to the favourites leaves them.
 * @param key idempotency key: sent again it is added once (EXT-06)
 * @returns how many pieces were put back: fewer than were there where others have bought them
 * (EXT-70)
 */
export async function putBack(
  { item, vendor, deliveryTypeId, isSaved, wasFavorite }: Omit<TakenOutLine, 'key'>,
  key: string,
): Promise<CallResult<{ added: number }>> {
  const price = item.promoPrice ?? item.price
  const addition = { productId: item.id, quantity: item.quantity, deliveryTypeId, price, ...item.addedWith }
  const added = await addToCart(addition, key, { isPersonal: true })
  if (!added.ok) {
    logFailure('addToCart', added.failure)
    return added
  }
  void track('add_to_cart', eventOf({ item: { ...item, quantity: added.data.added }, vendor }))
  if (isSaved && !wasFavorite) await setLike(item.id, false)
  await revalidate(VISITOR_KEYS.cart, VISITOR_KEYS.likes)
  return added
}

function eventOf({ item, vendor }: Pick<WholeLine, 'item' | 'vendor'>) {
  return { currency: item.price.currencyId, items: [cartItem(item, { vendor })] }
}
