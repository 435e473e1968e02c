import { DELIVERY_TYPE } from '#app/domain/delivery/delivery.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import type { ResponseContext } from '../response-context.ts'
import { DELIVERY_ZONES, deliveryPriceTo, goesFreeTo, isServed, type OwnDelivery, ownDeliveryPrice } from '../pricing/delivery-zones.ts'
import { effectivePrice, type PriceFacts } from '../pricing/promo.ts'

type DeliveryFacts = PriceFacts & OwnDelivery

const { STANDARD, HOME, none } = DELIVERY_TYPE

/** The two badges of GAP-78: the vendor ships for nothing, and the 350 PLN rule, for what is sent to the country at all (EXT-49). */
export function freeDelivery(product: DeliveryFacts, { now, countryId }: Pick<ResponseContext, 'now' | 'countryId'>) {
  return {
    hasFreeShipping: deliveryPriceTo(countryId, product, STANDARD) === 0,
    hasFreeDelivery: goesFreeTo(countryId, effectivePrice(product, now)) && defaultDeliveryType(product, { countryId }) !== none,
  }
}

/** Spec §4: STANDARD's type, else HOME's, else -1. */
export function defaultDeliveryType(product: DeliveryFacts, { countryId }: Pick<ResponseContext, 'countryId'>): number {
  return [STANDARD, HOME].find((type) => deliveryPriceTo(countryId, product, type) !== null) ?? none
}

/** The delivery types a vendor has set up for a product, with their list prices to the country of the request. */
export function deliveryConfigurations(product: DeliveryFacts, { convert, currencyId, countryId }: ResponseContext) {
  return configurations((type) => deliveryPriceTo(countryId, product, type), { convert, currencyId })
}

/** The zones that the vendor sends to, with what one piece costs there (EXT-49); none when no way of delivery is set up. */
export function deliveryZones(product: DeliveryFacts, { convert, currencyId, now }: ResponseContext) {
  if (ownDeliveryPrice(product, STANDARD) === null && ownDeliveryPrice(product, HOME) === null) return []
  return Object.values(DELIVERY_ZONES).flatMap(({ countries, transitDays }) => {
    const [countryId] = countries
    if (!isServed(product.vendorId, countryId)) return []
    const isFree = goesFreeTo(countryId, effectivePrice(product, now))
    const price = (type: number) => {
      const list = deliveryPriceTo(countryId, product, type)
      return list === null || !isFree ? list : 0
    }
    return [{ countries: [...countries], transitDays, ...configurations(price, { convert, currencyId }) }]
  })
}

function configurations(
  priceOf: (type: number) => number | null,
  { convert, currencyId }: Pick<ResponseContext, 'convert' | 'currencyId'>,
) {
  const configuration = (deliveryTypeId: number) => {
    const grosze = priceOf(deliveryTypeId)
    return grosze === null ? null : { price: toWire(convert(grosze)), currencyId, deliveryTypeId }
  }
  const [standard, home] = [configuration(STANDARD), configuration(HOME)]
  return { ...(standard && { STANDARD: standard }), ...(home && { HOME: home }) }
}
