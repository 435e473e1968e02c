import { calendarDay, type CalendarDay, DAY_MS, type Instant } from '../time/instant.ts'

/**
 * The day by which a product arrives: working days counted from the day after today in Europe/Warsaw. Only weekends are skipped, public
 * holidays are not (GAP-84).
 * @param vacationUntil the vendor's vacation; counting then begins after its last day and takes one working day at least (GAP-83)
 */
export function deliveryEndDate(now: Instant, shippingDays: number, vacationUntil: Instant | null = null): CalendarDay {
  const lastVacationDay = vacationDay(vacationUntil, now)
  let day = midnight(lastVacationDay ?? calendarDay(now))
  for (let left = lastVacationDay ? Math.max(shippingDays, 1) : shippingDays; left > 0;) {
    day += DAY_MS
    if (isWorkingDay(day)) left -= 1
  }
  return calendarDay(day, 'UTC')
}

/** Working days until a day, counted as those of a delivery: from the day after today. */
export function workingDaysUntil(last: CalendarDay, now: Instant): number {
  let days = 0
  for (let day = midnight(calendarDay(now)) + DAY_MS; day <= midnight(last); day += DAY_MS) if (isWorkingDay(day)) days += 1
  return days
}

/** Last day of a vacation that is not over, that day included; else null. */
export function vacationDay(vacationUntil: Instant | null, now: Instant): CalendarDay | null {
  if (vacationUntil === null) return null
  const last = calendarDay(vacationUntil)
  return midnight(last) >= midnight(calendarDay(now)) ? last : null
}

/** A calendar day as its midnight in UTC, where every day has 24 hours. */
const midnight = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day)

function isWorkingDay(midnightUtc: number): boolean {
  const weekday = new Date(midnightUtc).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
