import { calendarDay, DAY_MS, HOUR_MS, type Instant, instantOf, MINUTE_MS } from './instant.ts'

/**
 * Until when a page that was rendered at `now` looks the same, by the clock alone: the first instant, `now` included, at which a text or a price in
 * it may change. A render at any instant before it shows the same. Dates (deliveries, holidays, months) change at midnight, countdowns by their
 * unit, prices and labels at their own instants (spec §4).
 * @param instants of everything that the page knows: ends of promotions, campaigns, labels, holidays
 */
export function nextChange(now: Instant, instants: Iterable<Instant>): Instant {
  let next = nextMidnight(now)
  for (const instant of instants) if (instant >= now) next = Math.min(next, countdownChange(now, instant))
  return next
}

/** The next instant at which countdown() to `end` changes: a whole number of its unit before the end, or the end. */
function countdownChange(now: Instant, end: Instant): Instant {
  const left = end - now
  const unit = [DAY_MS, HOUR_MS, MINUTE_MS].find((each) => left >= each) ?? Infinity
  return left < MINUTE_MS ? end : end - Math.floor(left / unit) * unit
}

/** The first instant of tomorrow, where the shop is. */
function nextMidnight(now: Instant): Instant {
  const { year, month, day } = calendarDay(now)
  const tomorrow = new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 'yyyy-MM-dd'.length)
  return instantOf(`${tomorrow} 00:00:00`)
}
