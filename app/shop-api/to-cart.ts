import type { Cart, CartDelivery } from '../domain/cart/cart.ts'
import type { DiscountPart } from '../domain/cart/cart-totals.ts'
import type { CategoryId, ProductId, VendorId } from '../domain/ids.ts'
import { fromWire, type Money } from '../domain/pricing/money.ts'
import type { CalendarDay } from '../domain/time/instant.ts'
import type { WireCart } from './contract/cart.ts'

/** Maps the wire's cart; a plain string is an empty cart (spec §7). Also for browsers: it imports only types of the contract. */
export function toCart(wire: WireCart | string): Cart | null {
  if (typeof wire === 'string') return null
  const { prices, totalCost, discount, currency } = wire.summary
  const money = (amount: number): Money => fromWire(amount, currency.id)
  const deliveries = wire.deliveries.map(toDelivery)
  // What is not sent is in no sum: 0 would be read as free.
  const isUnpriced = prices.deliveries === 0 && deliveries.some(({ price }) => price === null)
  return {
    countryId: wire.shippingTo ?? null,
    deliveries,
    totalCost: money(totalCost),
    products: money(prices.products),
    deliveryCost: isUnpriced ? null : money(prices.deliveries),
    discount: discount && { code: discount.code, off: toParts(discount, money) },
    hasCodeError: wire.promoCodeError !== null,
  }
}

function toDelivery({
  vendor,
  deliveryTypeId,
  price,
  currencyId,
  freeDeliveryMissing,
  isDelivered = true,
  arrivesBy,
  items,
}: WireCart['deliveries'][number]): CartDelivery {
  return {
    vendor: { id: vendor.id as VendorId, name: vendor.name },
    deliveryTypeId,
    price: isDelivered && items.some(({ isAvailable }) => isAvailable) ? fromWire(price, currencyId) : null,
    freeDeliveryMissing: fromWire(freeDeliveryMissing, currencyId),
    isDelivered,
    arrivesBy: arrivesBy ? dayIn(arrivesBy) : null,
    items: items.map((item) => ({
      id: item.id as ProductId,
      name: item.name,
      imageUrl: item.imageUrl,
      quantity: item.quantity,
      amountOfAvailableItems: item.amountOfAvailableItems,
      price: fromWire(item.price, item.currencyId),
      promoPrice: optionalMoney(item.promoPrice, item.currencyId),
      lowest30Days: optionalMoney(item.lowestPriceLast30Days ?? null, item.currencyId),
      isAvailable: item.isAvailable,
      category: (item.categories?.[0] ?? null) as CategoryId | null,
      isVariant: (item.variantGroupId ?? null) !== null,
      addedWith: { zipCode: item.zipCode ?? null, campaignId: item.campaignId ?? null, listId: item.listId ?? null },
    })),
  }
}

/** The day that a local time of the wire names. */
function dayIn({ date }: { date: string }): CalendarDay {
  const [year = 0, month = 0, day = 0] = date.slice(0, 'yyyy-MM-dd'.length).split('-').map(Number)
  return { year, month, day }
}

function optionalMoney(amount: number | null, currencyId: Money['currencyId']): Money | null {
  return amount === null ? null : fromWire(amount, currencyId)
}

type WireDiscount = NonNullable<WireCart['summary']['discount']>

/** Discounts by source; those of 0 are unused (GAP-96). */
function toParts({ code: _code, ...parts }: WireDiscount, money: (amount: number) => Money): Partial<Record<DiscountPart, Money>> {
  return Object.fromEntries(Object.entries(parts).flatMap(([part, amount]) => (amount > 0 ? [[part, money(amount)]] : [])))
}
