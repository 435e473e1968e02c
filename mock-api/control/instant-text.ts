// Parses instants and durations in ISO 8601, as developers type them.
import { z } from '@hono/zod-openapi'
import { HOUR_MS, instantOf, MINUTE_MS, SECOND_MS } from '#app/domain/time/instant.ts'
import { FIRST_INSTANT, LAST_INSTANT } from '../clock.ts'
import { wireDate } from '../wire/date.ts'

const IsoInstant = z.iso.datetime({ offset: true, local: true })
const HAS_OFFSET = /(Z|[+-]\d\d:?\d\d)$/

/** Parses an instant; without an offset it is local time in Warsaw. Null: invalid, or outside 1970 to 2099. */
export function readInstant(text: string): number | null {
  if (!IsoInstant.safeParse(text).success) return null
  const instant = HAS_OFFSET.test(text) ? Date.parse(text) : instantOf(text)
  return isShowable(instant) ? instant : null
}

/** Whether an instant is in the range of a clock. */
export function isShowable(instant: number): boolean {
  return instant >= FIRST_INSTANT && instant < LAST_INSTANT
}

/** A parsed duration: its calendar parts, and the rest in ms. */
export interface Duration {
  months: number
  days: number
  ms: number
}

const IsoDuration = z.iso.duration()
const PARTS =
  /^P(?:(?<years>\d{1,4})Y)?(?:(?<months>\d{1,4})M)?(?:(?<weeks>\d{1,4})W)?(?:(?<days>\d{1,5})D)?(?:T(?:(?<hours>\d{1,7})H)?(?:(?<minutes>\d{1,9})M)?(?:(?<seconds>\d{1,9}(?:\.\d{1,3})?)S)?)?$/

/** Parses a duration such as PT72H or P1DT12H. Null: invalid. */
export function readDuration(text: string): Duration | null {
  const groups = IsoDuration.safeParse(text).success ? PARTS.exec(text)?.groups : undefined
  if (!groups) return null
  const part = (name: string) => Number(groups[name] ?? 0)
  return {
    months: 12 * part('years') + part('months'),
    days: 7 * part('weeks') + part('days'),
    ms: part('hours') * HOUR_MS + part('minutes') * MINUTE_MS + Math.round(part('seconds') * SECOND_MS),
  }
}

/**
 * Adds a duration to an instant. Months and days keep the local time in Warsaw across a change to or from summer time; a day that a month
 * lacks becomes its last day. The rest is exact elapsed time.
 */
export function addDuration(instant: number, { months, days, ms }: Duration): number {
  if (months === 0 && days === 0) return instant + ms
  const local = new Date(`${wireDate(instant).date.replace(' ', 'T')}Z`)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, lastDay) + days)
  const isFar = Number.isNaN(local.getTime()) || local.getTime() > LAST_INSTANT
  return isFar ? Infinity : instantOf(local.toISOString().slice(0, 19)) + (instant % SECOND_MS) + ms
}
