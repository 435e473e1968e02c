import type { ReturnPayer } from '#app/domain/checkout/withdrawal.ts'
import type { StoredVendorRecord } from '#db/catalog-tables.ts'
import type { ResponseContext } from '../response-context.ts'
import { warsawDay, wireDate, wireDay } from './date.ts'
import { wirePhoto } from './photo.ts'

/** The last day of a vendor's holiday, or null when there is none or it is over (GAP-83). */
export function vacationOf(until: string | null, now: number) {
  return until !== null && warsawDay(now) <= until ? wireDay(until) : null
}

/** What the shop counts of a vendor (EXT-36); nothing where there are no counts. */
export function vendorRecordOf(record: StoredVendorRecord | null, sellingSince: number) {
  return record === null ? {} : { record: { ...record, ratings: [...record.ratings], sellingSince: wireDate(sellingSince) } }
}

/** A picture of a vendor's shop under the name of its field (EXT-40); nothing where there is none. */
export function vendorPhotoOf<Field extends string>(key: string | null, name: string, context: ResponseContext, field: Field) {
  const photo = key === null ? null : wirePhoto(key, name, context)
  return (photo === null ? {} : { [field]: photo }) as Partial<Record<Field, NonNullable<ReturnType<typeof wirePhoto>>>>
}

/** Every third vendor pays for returns; the others leave that to the buyer, as the law does. */
const PAYING_VENDORS = 3

/** Who pays for sending the goods of a vendor back (EXT-17, EXT-41). */
export function returnPaidBy(vendorId: number): ReturnPayer {
  return vendorId % PAYING_VENDORS === 0 ? 'SELLER' : 'BUYER'
}
