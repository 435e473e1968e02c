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

/** Whether a text is a local time as the wire writes it, `yyyy-MM-dd HH:mm:ss` with or without a fraction: what instantOf can read. */
export function isLocalTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/.test(text) && !Number.isNaN(Date.parse(`${text.replace(' ', 'T')}Z`))
}

/** Whether this runtime knows a time zone by a name, such as `Europe/Warsaw` (IANA) or `UTC`. */
export function isTimeZone(name: string): boolean {
  try {
    formatterFor(name)
    return true
  } catch {
    return false
  }
}

/** The day that calendars in a zone show at an instant. */
export function calendarDay(instant: Instant, timeZone: string = SHOP_TIME_ZONE): CalendarDay {
  const there = new Date(instant + offsetAt(instant, timeZone))
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() }
}

/** The day as `dd.MM` (spec §4). */
export function formatDayMonth({ day, month }: CalendarDay): string {
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}`
}

/** The day as `yyyy-MM-dd` (ISO 8601). */
export function formatIsoDay({ year, month, day }: CalendarDay): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 'yyyy-MM-dd'.length)
}

/** Whether the day of an instant is over, by the shop's clocks. */
export function isDayOver(day: Instant, now: Instant): boolean {
  return formatIsoDay(calendarDay(day)) < formatIsoDay(calendarDay(now))
}

/** Milliseconds by which a zone's clocks are ahead of UTC. */
function offsetAt(instant: Instant, timeZone: string): number {
  const [, sign, hours, minutes = '0', seconds = '0'] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(formatterFor(timeZone).format(instant)) ?? []
  // Of UTC itself it says no more than `GMT`.
  if (hours === undefined) return 0
  const offset = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS
  return sign === '-' ? -offset : offset
}

/** By zone, of which a runtime knows some hundred: formatters are slow to make, and a page reads dozens of dates. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Says the offset as `GMT+01:00`: a quarter of the time that the parts of a date and time take. @throws RangeError for an unknown zone */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', year: 'numeric' })
  formatters.set(timeZone, made)
  return made
}
