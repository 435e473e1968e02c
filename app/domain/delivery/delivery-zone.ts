import type { DeliveryConfigurations } from './delivery.ts'

/** Countries to which one piece of a product costs the same (EXT-49). */
export interface DeliveryZone {
  /** Two capital letters each. */
  countries: readonly string[]
  /** Working days on the way, on top of those until it is sent. */
  transitDays: number
  /** As charged: free delivery is in the prices. */
  options: DeliveryConfigurations
}

/** The zone of a country; undefined: the vendor does not send there. */
export function zoneOf<Zone extends { countries: readonly string[] | null }>(zones: readonly Zone[], countryId: string): Zone | undefined {
  return zones.find(({ countries }) => countries === null || countries.includes(countryId))
}
