import type { CurrencyId } from '../market.ts'
import { inCurrency, type Money } from '../pricing/money.ts'

/** Ids of delivery types on the wire; -1 = the product cannot be delivered (GAP-10). */
export const DELIVERY_TYPE = { STANDARD: 1, HOME: 2, none: -1 } as const

/** A way of delivery that a product's vendor offers. */
export interface DeliveryOption {
  price: Money
  deliveryTypeId: number
}

/** The deliveries of a product; a missing one is not configured. */
export interface DeliveryConfigurations {
  STANDARD?: DeliveryOption
  HOME?: DeliveryOption
}

/** Goods above this go free, strictly above: exactly 350.00 PLN does not (spec §9, GAP-77). */
export const FREE_DELIVERY_FROM_PLN = 350

/** Whether goods of this price go free. The rule is in PLN in every market (GAP-77). */
export function hasFreeDelivery(effectiveInPln: Money): boolean {
  return effectiveInPln.minor > FREE_DELIVERY_FROM_PLN * 100
}

/** The sum above which one seller's goods go free, in the currency of a market's readers; the rule itself is in PLN (GAP-77). */
export function freeDeliveryFrom(currencyId: CurrencyId): Money {
  return inCurrency(FREE_DELIVERY_FROM_PLN * 100, currencyId)
}

/** What a delivery costs: nothing when the goods go free (spec §9). */
export function deliveryPrice(price: Money, isFree: boolean): Money {
  return isFree ? { ...price, minor: 0 } : price
}

/** What one way of delivery to an address costs (GAP-39). */
export interface DeliveryQuote {
  type: 'STANDARD' | 'HOME'
  price: Money
  /** Working days until it is sent. */
  days: number
}
