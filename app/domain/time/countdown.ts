import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from './instant.ts'

/** What is left of a promotion, in its largest unit. */
export interface Countdown {
  unit: 'days' | 'hours' | 'minutes'
  value: number
}

/** Days, else hours, else minutes, rounded down but at least one minute; null after the end (spec §4, GAP-85). */
export function countdown(now: Instant, end: Instant): Countdown | null {
  const left = end - now
  if (left < 0) return null
  if (left >= DAY_MS) return { unit: 'days', value: Math.floor(left / DAY_MS) }
  if (left >= HOUR_MS) return { unit: 'hours', value: Math.floor(left / HOUR_MS) }
  return { unit: 'minutes', value: Math.max(Math.floor(left / MINUTE_MS), 1) }
}
