// THE TABLE OF DELIVERY ZONES: what delivery to a country costs, how long it takes and whether it may be free (EXT-49). Every country of the reference
// data is in one zone. Prices come from the seller's own price in Poland; another rate = another number here.
import { DELIVERY_TYPE, hasFreeDelivery } from '#app/domain/delivery/delivery.ts'
import { MAIN_CURRENCY } from '#app/domain/market.ts'

/** The price of one way of delivery: a multiple of the seller's own price, but not less than `least`, in grosze. */
interface Rate {
  percent: number
  least: number
}

interface Zone {
  /** Two capital letters each. */
  countries: readonly string[]
  standard: Rate
  home: Rate
  /** Working days on the way, on top of those until it is sent. */
  transitDays: number
  /** Whether what is free in Poland is free here: the seller's own price of 0, and goods above 350 PLN (GAP-77, GAP-78). */
  keepsFreeDelivery: boolean
  /** One seller in so many does not send here, by id; null: every seller does. */
  refusedBy: number | null
}

const OWN_PRICE: Rate = { percent: 100, least: 0 }

export const DELIVERY_ZONES = {
  poland: { countries: ['PL'], standard: OWN_PRICE, home: OWN_PRICE, transitDays: 0, keepsFreeDelivery: true, refusedBy: null },
  neighbours: {
    countries: ['CZ', 'DE', 'LT', 'SK'],
    standard: { percent: 150, least: 2_900 },
    home: { percent: 200, least: 29_900 },
    transitDays: 2,
    keepsFreeDelivery: true,
    refusedBy: 9,
  },
  union: {
    countries: 'AT BE BG CY DK EE ES FI FR GR HR HU IE IT LU LV MT NL PT RO SE SI'.split(' '),
    standard: { percent: 200, least: 4_900 },
    home: { percent: 300, least: 49_900 },
    transitDays: 4,
    keepsFreeDelivery: true,
    refusedBy: 9,
  },
  beyond: {
    countries: ['CH', 'GB', 'IS', 'NO', 'UA'],
    standard: { percent: 300, least: 9_900 },
    home: { percent: 450, least: 89_900 },
    transitDays: 7,
    keepsFreeDelivery: false,
    refusedBy: 3,
  },
} as const satisfies Record<string, Zone>

/** Delivery prices of a product in Poland, in grosze; null: its seller does not offer this way. */
export interface OwnDelivery {
  vendorId: number
  standardDeliveryPrice: number | null
  homeDeliveryPrice: number | null
}

/** The zone of a country; undefined: nothing is delivered there. @param countryId two letters, in any case (GAP-18) */
export function zoneOf(countryId: string): Zone | undefined {
  return ZONE_OF.get(countryId.toUpperCase())
}

/** Whether a seller sends to a country. */
export function isServed(vendorId: number, countryId: string): boolean {
  const zone = zoneOf(countryId)
  return zone !== undefined && (zone.refusedBy === null || vendorId % zone.refusedBy !== 0)
}

/** The seller's own price of a way of delivery, in Poland, in grosze; null: it is not offered for the product. */
export function ownDeliveryPrice(product: Omit<OwnDelivery, 'vendorId'>, deliveryTypeId: number): number | null {
  return deliveryTypeId === DELIVERY_TYPE.HOME ? product.homeDeliveryPrice : product.standardDeliveryPrice
}

/** What a way of delivery to a country costs, in grosze; null: the seller does not offer it for the product, or does not send there. */
export function deliveryPriceTo(countryId: string, product: OwnDelivery, deliveryTypeId: number): number | null {
  const own = ownDeliveryPrice(product, deliveryTypeId)
  const zone = zoneOf(countryId)
  if (own === null || !zone || !isServed(product.vendorId, countryId)) return null
  if (own === 0 && zone.keepsFreeDelivery) return 0
  const { percent, least } = deliveryTypeId === DELIVERY_TYPE.HOME ? zone.home : zone.standard
  return Math.max(least, Math.round((own * percent) / 100))
}

/** Whether what is free in Poland is free in a country. */
export function keepsFreeDelivery(countryId: string): boolean {
  return zoneOf(countryId)?.keepsFreeDelivery ?? false
}

/** Whether goods of this price, in grosze, go free to a country. */
export function goesFreeTo(countryId: string, grosze: number): boolean {
  return keepsFreeDelivery(countryId) && hasFreeDelivery({ minor: grosze, currencyId: MAIN_CURRENCY })
}

/** Working days until something arrives in a country. @param shippingDays until it is sent, which is all in Poland */
export function daysTo(countryId: string, shippingDays: number): number {
  return shippingDays + (zoneOf(countryId)?.transitDays ?? 0)
}

const ZONE_OF: ReadonlyMap<string, Zone> = new Map(
  Object.values(DELIVERY_ZONES).flatMap((zone: Zone) => zone.countries.map((id) => [id, zone] as const)),
)
