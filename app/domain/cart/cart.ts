import type { DiscountPart } from './cart-totals.ts'
import type { CategoryId, ProductId, VendorId } from '../ids.ts'
import type { Money } from '../pricing/money.ts'
import type { CalendarDay } from '../time/instant.ts'

/** A product in a cart, by one way of delivery (GAP-93). */
export interface CartItem {
  id: ProductId
  name: string
  imageUrl: string | null
  quantity: number
  amountOfAvailableItems: number
  /** Of one piece. */
  price: Money
  /** Null: none, or none that holds now. */
  promoPrice: Money | null
  /** Of the 30 days before the reduction (EXT-01). */
  lowest30Days: Money | null
  /** False: gone meanwhile, or fewer left; it is in no sum and blocks the checkout (GAP-100). */
  isAvailable: boolean
  /** Main category; null: none, or the shop API does not say. */
  category: CategoryId | null
  /** One of several variants. */
  isVariant: boolean
  /** What an addition tells beside the thing itself, so that removing it and putting it back tell it, too (EXT-74). */
  addedWith: { zipCode: string | null; campaignId: number | null; listId: number | null }
}

/** What one vendor sends by one way of delivery (GAP-93). */
export interface CartDelivery {
  vendor: { id: VendorId; name: string }
  deliveryTypeId: number
  /** Null: it has none, because nothing of it can be sent to the country, or bought any more. */
  price: Money | null
  /** What its products are short of going free; 0 when the delivery costs nothing. */
  freeDeliveryMissing: Money
  /** False: the vendor does not send it to the country of the cart; then no order is taken (EXT-49). */
  isDelivered: boolean
  /** When it arrives, if it were paid now; null: the shop API does not say. */
  arrivesBy: CalendarDay | null
  items: readonly CartItem[]
}

/** A cart with something in it, as the shop sums it up; null is an empty one (spec §3, Cart details). */
export interface Cart {
  /** The country of its deliveries, two capital letters; null: the shop API knows one alone (EXT-49). */
  countryId: string | null
  deliveries: readonly CartDelivery[]
  totalCost: Money
  products: Money
  /** Null: nothing in it has a price of delivery. */
  deliveryCost: Money | null
  /** The code that holds, and what came off by it (GAP-96). */
  discount: { code: string; off: Partial<Record<DiscountPart, Money>> } | null
  /** A code was sent and does not hold (GAP-95). */
  hasCodeError: boolean
}

/** Whether everything in the cart can be bought (GAP-100). */
export function canCheckOut(cart: Cart): boolean {
  return cart.deliveries.every(({ items }) => items.every(({ isAvailable }) => isAvailable))
}

/** Names of what its vendors do not send to the country of the cart (EXT-49). */
export function undeliveredNames({ deliveries }: Cart): string[] {
  return deliveries.flatMap(({ isDelivered, items }) => (isDelivered ? [] : items.map(({ name }) => name)))
}

/**
 * A line of a product in the cart, with its vendor; null: none. @param id without a way of
 * delivery: by whichever way it comes
 */
export function lineIn(
  cart: Cart | null | undefined,
  { productId, deliveryTypeId }: { productId: ProductId; deliveryTypeId?: number },
): { item: CartItem; vendor: CartDelivery['vendor'] } | null {
  for (const { deliveryTypeId: way, vendor, items } of cart?.deliveries ?? []) {
    const item = (deliveryTypeId === undefined || deliveryTypeId === way) && items.find(({ id }) => id === productId)
    if (item) return { item, vendor }
  }
  return null
}

/** How many pieces a line of a cart may have: those that there are, less those that come by another way (GAP-97). */
export function mostOfLine({ deliveries }: Cart, { id, amountOfAvailableItems }: CartItem, deliveryTypeId: number): number {
  const others = deliveries.flatMap((other) =>
    other.deliveryTypeId === deliveryTypeId ? [] : other.items.filter((item) => item.id === id),
  )
  return others.reduce((most, { quantity }) => most - quantity, amountOfAvailableItems)
}

/** Whether the cart holds every piece that there is of a product, so that none can be added (GAP-97). */
export function holdsAll(cart: Cart | null | undefined, product: ProductId): boolean {
  const lines = (cart?.deliveries ?? []).flatMap(({ items }) => items.filter(({ id }) => id === product))
  // By a way that is offered no more there is none.
  const most = Math.max(...lines.map(({ amountOfAvailableItems }) => amountOfAvailableItems))
  return lines.length > 0 && lines.reduce((sum, { quantity }) => sum + quantity, 0) >= most
}

/** The cart with another quantity of a line; 0 takes it out. Its sums are the old ones: the shop alone adds up. null is an empty cart. */
export function withQuantity(cart: Cart | null, line: { productId: ProductId; deliveryTypeId: number }, quantity: number): Cart | null {
  if (!cart) return null
  const deliveries = cart.deliveries
    .map((delivery) => {
      if (delivery.deliveryTypeId !== line.deliveryTypeId) return delivery
      const items = delivery.items.map((item) => (item.id === line.productId ? { ...item, quantity } : item))
      return { ...delivery, items: items.filter((item) => item.quantity > 0) }
    })
    .filter(({ items }) => items.length > 0)
  return deliveries.length > 0 ? { ...cart, deliveries } : null
}
