// Carts for tests of what is made of one: each says what matters to it.
import type { Cart, CartDelivery, CartItem } from '../domain/cart/cart.ts'
import type { ProductId, VendorId } from '../domain/ids.ts'
import type { Money } from '../domain/pricing/money.ts'

export const zloty = (amount: number) => ({ minor: amount * 100, currencyId: 'PLN' as const })
const FREE: Money = zloty(0)

type WithNumber<Thing> = Partial<Omit<Thing, 'id'>> & { id?: number }

/** One of three chairs, at 100 PLN. */
export function aCartItem({ id = 1, ...changes }: WithNumber<CartItem> = {}): CartItem {
  const price = { price: zloty(100), promoPrice: null, lowest30Days: null }
  const stock = { quantity: 1, amountOfAvailableItems: 3, isAvailable: true }
  const told = { category: null, isVariant: false, addedWith: { zipCode: null, campaignId: null, listId: null } }
  return { id: id as ProductId, name: `Fotel ${id}`, imageUrl: null, ...price, ...stock, ...told, ...changes }
}

/** What a vendor sends for nothing. */
export function aParcel(items: readonly CartItem[], vendorId = 1, changes: Partial<CartDelivery> = {}): CartDelivery {
  const vendor = { id: vendorId as VendorId, name: `Dom ${vendorId}` }
  return { vendor, deliveryTypeId: 1, price: FREE, freeDeliveryMissing: FREE, isDelivered: true, arrivesBy: null, items, ...changes }
}

/** A cart whose sums are 0. */
export function aCart(deliveries: readonly CartDelivery[], changes: Partial<Cart> = {}): Cart {
  const sums = { totalCost: FREE, products: FREE, deliveryCost: FREE, discount: null }
  return { deliveries, ...sums, hasCodeError: false, countryId: null, ...changes }
}
