// Time in the shop: instants travel as numbers, wall clocks are read in Europe/Warsaw. Nothing here asks what time it is.

/** Milliseconds since 1970, UTC. */
export type Instant = number

/** A day of a calendar, without time or zone; month from 1. */
export interface CalendarDay {
  year: number
  month: number
  day: number
}

/** Where the shop's clocks hang: campaigns, deliveries and texts of dates follow it (GAP-84, GAP-91). */
export const SHOP_TIME_ZONE = 'Europe/Warsaw'

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/**
 * Instant of a local time as the wire writes it: `2022-03-18 08:00:00` in a zone.
 * @throws RangeError for an unknown zone or a text that is no time
 */
export function instantOf(localTime: string, timeZone: string = SHOP_TIME_ZONE): Instant {
  const asUtc = Date.parse(`${localTime.trim().replace(' ', 'T')}Z`)
  if (Number.isNaN(asUtc)) throw new RangeError(`No local time: ${localTime}`)
  // The offset is that of the instant we look for, which the first guess misses by hours around a change of the clocks.
  const guess = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(guess, timeZone)
}

/** The day that calendars in a zone show at an instant. */
export function calendarDay(instant: Instant, timeZone: string = SHOP_TIME_ZONE): CalendarDay {
  const { year, month, day } = wallClock(instant, timeZone)
  return { year, month, day }
}

/** The day as `dd.MM` (spec §4). */
export function formatDayMonth({ day, month }: CalendarDay): string {
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}`
}

/** Milliseconds by which a zone's clocks are ahead of UTC. */
function offsetAt(instant: Instant, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(instant, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / SECOND_MS) * SECOND_MS
}

const formatterFor = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

// Formatters are slow to make, and a page of 32 cards reads 32 dates in this zone.
const SHOP_FORMATTER = formatterFor(SHOP_TIME_ZONE)

function wallClock(instant: Instant, timeZone: string) {
  const formatter = timeZone === SHOP_TIME_ZONE ? SHOP_FORMATTER : formatterFor(timeZone)
  const parts = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  }
}
