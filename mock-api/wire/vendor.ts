import { warsawDay, wireDay } from './date.ts'

/** The last day of a vendor's holiday, or null when there is none or it is over (GAP-83). */
export function vacationOf(until: string | null, now: number) {
  return until !== null && warsawDay(now) <= until ? wireDay(until) : null
}
