import { SHOP_TIME_ZONE } from '#app/domain/time/instant.ts'

// The Swedish form of an instant is the wire's: 2022-03-18 08:00:00.
const LOCAL = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** An instant as the shop writes it: local time of Warsaw with its zone. */
export function wireDate(instant: number) {
  return zoned(LOCAL.format(instant))
}

/** A day (yyyy-MM-dd in Warsaw) as the shop writes it: its midnight. */
export function wireDay(day: string) {
  return zoned(`${day} 00:00:00`)
}

/** The day in Warsaw at an instant, yyyy-MM-dd. */
export function warsawDay(instant: number): string {
  return LOCAL.format(instant).slice(0, 10)
}

function zoned(date: string) {
  return { date, timezone_type: 3 as const, timezone: SHOP_TIME_ZONE }
}
