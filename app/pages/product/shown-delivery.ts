import { deliveryEndDate } from '../../domain/delivery/delivery-end-date.ts'
import { type DeliveryConfigurations, deliveryPrice } from '../../domain/delivery/delivery.ts'
import { deliveryPriceText } from '../../domain/pricing/format-price.ts'
import type { Product } from '../../domain/product/product.ts'
import { formatDayMonth } from '../../domain/time/instant.ts'
import type { PageInput } from '../../page.ts'

/** A way of delivery as an island shows it. */
export interface ShownWay {
  type: keyof DeliveryConfigurations
  deliveryTypeId: number
  /** Of one piece, in whole units. */
  amount: number
  /** The same for readers. */
  price: string
}

/** Delivery to some countries as an island shows it: texts are ready. */
export interface ShownZone {
  /** Null: every country, of a shop API that does not tell them apart. */
  countries: readonly string[] | null
  /** The day by which it arrives, dd.MM. */
  until: string
  /** STANDARD first (spec §4). None: the vendor set up no way of delivery. */
  ways: readonly ShownWay[]
}

/** Delivery of a product: the market's own country, and what each zone costs (EXT-49). */
export interface ShownDelivery {
  countryId: string
  zones: readonly ShownZone[]
}

/** The delivery of a product in the words of a page. */
export function shownDelivery(product: Product, { t, market, language, now }: PageInput<unknown>): ShownDelivery {
  const { deliveryZones, deliveryConfigurations, hasFreeDelivery, shippingDays, vendorVacation } = product
  const until = (transitDays: number) => formatDayMonth(deliveryEndDate(now, shippingDays + transitDays, vendorVacation))
  const waysIn = ({ STANDARD, HOME }: DeliveryConfigurations, isFree: boolean) =>
    Object.entries({ STANDARD, HOME }).flatMap(([type, option]): ShownWay[] => {
      if (!option) return []
      const price = deliveryPrice(option.price, isFree)
      const text = deliveryPriceText(price, t('product:deliveryFree'), language)
      return [{ type: type as ShownWay['type'], deliveryTypeId: option.deliveryTypeId, amount: price.minor / 100, price: text }]
    })
  const hasZones = deliveryZones !== null && deliveryZones.length > 0
  return {
    countryId: market.shippingTo.toUpperCase(),
    zones: hasZones
      ? deliveryZones.map(({ countries, transitDays, options }) => ({ countries, until: until(transitDays), ways: waysIn(options, false) }))
      : [{ countries: null, until: until(0), ways: waysIn(deliveryConfigurations, hasFreeDelivery) }],
  }
}
