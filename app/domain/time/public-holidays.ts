import { calendarDay, type CalendarDay, DAY_MS } from './instant.ts'

/** Public holidays of Poland with a fixed date, as `MM-dd` (act of 18 January 1951 on days off work, with Christmas Eve since 2025). */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '05-01',
  '05-03',
  '08-15',
  '11-01',
  '11-11',
  '12-24',
  '12-25',
  '12-26',
])

/** Days after Easter Sunday: Easter Monday, Pentecost, Corpus Christi. */
const DAYS_AFTER_EASTER: readonly number[] = [0, 1, 49, 60]

/** Whether a day is a Saturday, a Sunday or a public holiday in Poland. */
export function isDayOff({ year, month, day }: CalendarDay): boolean {
  const midnight = Date.UTC(year, month - 1, day)
  const weekday = new Date(midnight).getUTCDay()
  if (weekday === 0 || weekday === 6) return true
  const fixed = new Date(midnight).toISOString().slice('yyyy-'.length, 'yyyy-MM-dd'.length)
  return FIXED_HOLIDAYS.has(fixed) || DAYS_AFTER_EASTER.some((days) => easterSunday(year) + days * DAY_MS === midnight)
}

/** The day itself, or the next one that is a working day. */
export function workingDayFrom(day: CalendarDay): CalendarDay {
  let shown = day
  while (isDayOff(shown)) shown = calendarDay(Date.UTC(shown.year, shown.month - 1, shown.day) + DAY_MS, 'UTC')
  return shown
}

/** Easter Sunday of a year of the Gregorian calendar, as its midnight in UTC (Meeus, Jones, Butcher). */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const correction = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  return Date.UTC(year, 2, 22 + epact + weekday - 7 * shift)
}
