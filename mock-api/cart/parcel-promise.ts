import { deliveryEndDate, workingDaysUntil } from '#app/domain/delivery/delivery-end-date.ts'
import { formatIsoDay, instantOf } from '#app/domain/time/instant.ts'
import { daysTo } from '../pricing/delivery-zones.ts'
import type { ResponseContext } from '../response-context.ts'
import type { PricedLine } from './priced-cart.ts'

/** How long a parcel takes. */
interface ParcelPromise {
  /** Working days until it arrives. */
  shippingDays: number
  /** Last day of the vendor's vacation, yyyy-MM-dd; null: none. */
  vacationUntil: string | null
}

/** How long a parcel takes to the country: as long as the slowest thing in it (EXT-49). */
export function parcelPromise(lines: readonly PricedLine[], { countryId }: Pick<ResponseContext, 'countryId'>): ParcelPromise {
  const [first] = lines
  const shippingDays = Math.max(0, ...lines.map(({ product }) => product.shippingDays))
  return { shippingDays: daysTo(countryId, shippingDays), vacationUntil: first?.product.vendorVacation ?? null }
}

/** The day by which a parcel arrives, yyyy-MM-dd, counted from its payment. */
export function arrivalDay(promise: ParcelPromise, from: number): string {
  return formatIsoDay(endOf(promise, from))
}

/** Working days that it takes, those of the vendor's vacation as well (GAP-83). */
export function workingDaysOf(promise: ParcelPromise, from: number): number {
  return workingDaysUntil(endOf(promise, from), from)
}

function endOf({ shippingDays, vacationUntil }: ParcelPromise, from: number) {
  const vacation = vacationUntil === null ? null : instantOf(`${vacationUntil} 00:00:00`)
  return deliveryEndDate(from, shippingDays, vacation)
}
