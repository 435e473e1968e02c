import type { StoredVendorRecord } from '#db/catalog-tables.ts'
import { warsawDay, wireDate, wireDay } from './date.ts'

/** The last day of a vendor's holiday, or null when there is none or it is over (GAP-83). */
export function vacationOf(until: string | null, now: number) {
  return until !== null && warsawDay(now) <= until ? wireDay(until) : null
}

/** What the shop counts of a vendor (EXT-36); nothing where there are no counts. */
export function vendorRecordOf(record: StoredVendorRecord | null, sellingSince: number) {
  return record === null ? {} : { record: { ...record, ratings: [...record.ratings], sellingSince: wireDate(sellingSince) } }
}
