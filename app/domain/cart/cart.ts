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

/** Whether the cart holds every piece that there is of a product, so that none can be added (GAP-97). */
export function holdsAll(cart: Cart | null | undefined, product: ProductId): boolean {
  const lines = (cart?.deliveries ?? []).flatMap(({ items }) => items.filter(({ id }) => id === product))
  return lines.some(({ amountOfAvailableItems }) => lines.reduce((sum, { quantity }) => sum + quantity, 0) >= amountOfAvailableItems)
}

/**
 * THE TABLE OF SUMS below a cart, an order and its confirmation, from the top. A new one = a row; what a cart and an order have of it, and its words on
 * screens and in mails, do not compile without it. `sign`: -1 of what comes off. `zero`: what is said of nothing.
 */
const SUMS = {
  products: { sign: 1, zero: 'amount' },
  delivery: { sign: 1, zero: 'free' },
  discount: { sign: -1, zero: 'absent' },
  total: { sign: 1, zero: 'amount' },
} as const satisfies Record<string, { sign: 1 | -1; zero: 'amount' | 'free' | 'absent' }>

export type Sum = keyof typeof SUMS
export const SUM_NAMES = Object.keys(SUMS) as readonly Sum[]

/** The sums below a cart or an order; of the discount, what comes off; of the delivery null where there is none. */
export type CartSums = Readonly<Record<Exclude<Sum, 'delivery'>, Money> & { delivery: Money | null }>

/** The sums that are shown, from the top: each as it adds to the total; `isFree` where a word stands for nothing, null for what there is not. */
export function shownSums(sums: CartSums): { sum: Sum; money: Money | null; isFree: boolean }[] {
  return SUM_NAMES.flatMap((sum) => {
    const [{ sign, zero }, money] = [SUMS[sum], sums[sum]]
    const isFree = money?.minor === 0 && zero === 'free'
    return zero === 'absent' && !(money && money.minor > 0) ? [] : [{ sum, money: money && { ...money, minor: sign * money.minor }, isFree }]
  })
}

/** The sums of a cart, by the shop API; the discount is all that a code took off (GAP-96). */
export function cartSums({ products, deliveryCost: delivery, totalCost: total, discount }: Cart): CartSums {
  const off = Object.values(discount?.off ?? {}).reduce((sum, { minor }) => sum + minor, 0)
  return { products, delivery, discount: { ...total, minor: off }, total }
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
