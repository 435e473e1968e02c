import { DELIVERY_TYPE, hasFreeDelivery } from '#app/domain/delivery/delivery.ts'
import { MAIN_CURRENCY } from '#app/domain/market.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import type { ResponseContext } from '../response-context.ts'
import { effectivePrice, type PriceFacts } from '../pricing/promo.ts'

interface DeliveryFacts extends PriceFacts {
  /** Grosze; null = not configured. */
  standardDeliveryPrice: number | null
  homeDeliveryPrice: number | null
}

/** The two badges of GAP-78: the vendor ships for nothing, and the 350 PLN rule. */
export function freeDelivery(product: DeliveryFacts, now: number) {
  return {
    hasFreeShipping: product.standardDeliveryPrice === 0,
    hasFreeDelivery: hasFreeDelivery({ minor: effectivePrice(product, now), currencyId: MAIN_CURRENCY }),
  }
}

/** Spec §4: STANDARD's type, else HOME's, else -1. */
export function defaultDeliveryType(product: DeliveryFacts): number {
  if (product.standardDeliveryPrice !== null) return DELIVERY_TYPE.STANDARD
  return product.homeDeliveryPrice === null ? DELIVERY_TYPE.none : DELIVERY_TYPE.HOME
}

/** The delivery types a vendor has set up for a product, with their list prices. */
export function deliveryConfigurations(product: DeliveryFacts, { convert, currencyId }: ResponseContext) {
  const configuration = (grosze: number, deliveryTypeId: number) => ({ price: toWire(convert(grosze)), currencyId, deliveryTypeId })
  const { standardDeliveryPrice, homeDeliveryPrice } = product
  return {
    ...(standardDeliveryPrice !== null && { STANDARD: configuration(standardDeliveryPrice, DELIVERY_TYPE.STANDARD) }),
    ...(homeDeliveryPrice !== null && { HOME: configuration(homeDeliveryPrice, DELIVERY_TYPE.HOME) }),
  }
}
