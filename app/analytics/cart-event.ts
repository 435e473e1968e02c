import type { Cart, CartDelivery, CartItem } from '../domain/cart/cart.ts'
import { toWire } from '../domain/pricing/money.ts'
import type { ShopEvent } from './events.ts'

/** A cart as an event, without unavailable products. */
export function cartEvent(cart: Cart): ShopEvent {
  const items = cart.deliveries.flatMap((delivery) =>
    delivery.items.filter(({ isAvailable }) => isAvailable).map((item) => cartItem(item, delivery)),
  )
  return { currency: cart.totalCost.currencyId, items }
}

/** One line of a cart. */
export function cartItem(item: CartItem, { vendor }: Pick<CartDelivery, 'vendor'>): ShopEvent['items'][number] {
  return {
    item_name: item.name,
    item_id: item.id,
    item_variant_id: item.isVariant ? item.id : null,
    item_brand_id: vendor.id,
    item_brand: vendor.name,
    price: toWire((item.promoPrice ?? item.price).minor),
    category: item.category,
    quantity: item.quantity,
  }
}
