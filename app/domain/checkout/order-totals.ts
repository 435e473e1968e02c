// What an order costs as its shopper was shown it. By these totals the screen, the edge and the mock tell whether an order is still the
// one that was agreed to (GAP-98).
import type { Cart } from '../cart/cart.ts'
import type { CurrencyId } from '../market.ts'

/** Totals of an order, in minor units of one currency. */
export interface OrderTotals {
  currencyId: CurrencyId
  /** What is to be paid. */
  total: number
  /** Products and delivery of each vendor, before a promo code; by vendor id. */
  vendors: readonly { vendorId: number; total: number }[]
}

interface OrderParts {
  currencyId: CurrencyId
  total: number
  /** Lines and parcels, each with what it costs before a promo code. */
  amounts: readonly { vendorId: number; amount: number }[]
}

/** The totals of an order by its parts. */
export function orderTotals({ currencyId, total, amounts }: OrderParts): OrderTotals {
  const byVendor = Map.groupBy(amounts, ({ vendorId }) => vendorId)
  const vendors = [...byVendor].map(([vendorId, parts]) => ({ vendorId, total: parts.reduce((sum, { amount }) => sum + amount, 0) }))
  return { currencyId, total, vendors: vendors.toSorted((one, other) => one.vendorId - other.vendorId) }
}

/** The totals of a cart as a screen shows it. What cannot be bought is in no sum (GAP-100). */
export function shownTotals({ deliveries, totalCost }: Cart): OrderTotals {
  const amounts = deliveries.flatMap(({ vendor, price, items }) => [
    { vendorId: vendor.id, amount: price?.minor ?? 0 },
    ...items
      .filter(({ isAvailable }) => isAvailable)
      .map(({ quantity, price, promoPrice }) => ({ vendorId: vendor.id, amount: quantity * (promoPrice ?? price).minor })),
  ])
  return orderTotals({ currencyId: totalCost.currencyId, total: totalCost.minor, amounts })
}

/** Whether two totals are the same, per vendor and in all. */
export function isSameTotals(one: OrderTotals, other: OrderTotals): boolean {
  const ofOther = new Map(other.vendors.map(({ vendorId, total }) => [vendorId, total]))
  return (
    one.currencyId === other.currencyId &&
    one.total === other.total &&
    one.vendors.length === ofOther.size &&
    one.vendors.every(({ vendorId, total }) => ofOther.get(vendorId) === total)
  )
}
