import type { Instant } from '../domain/time/instant.ts'
import { toInstant } from './to-product.ts'

/** More than any time zone differs from UTC, in ms. */
const ZONES_MS = 15 * 3_600_000

/** An instant as the contract has it once, in ISO 8601: when a content page was published. */
const ISO_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/**
 * The instants from `from` on that a parsed response of the shop API names, wherever they stand: local times with a zone (WireDate of the contract)
 * and ISO 8601. Sound responses alone: those that the contract has admitted.
 */
export function instantsIn(response: unknown, from: Instant): Set<Instant> {
  const found = new Set<Instant>()
  const known = new Set<string>()
  const add = (instant: Instant) => instant >= from && found.add(instant)
  const visit = (value: unknown): void => {
    if (typeof value === 'string') return void (ISO_INSTANT.test(value) && add(Date.parse(value)))
    if (typeof value !== 'object' || value === null) return
    if (isWireDate(value)) {
      // Zones are slow to look up, and most dates of a listing are past or stand there many times.
      const key = `${value.date} ${value.timezone}`
      if (known.has(key) || Date.parse(`${value.date.replace(' ', 'T')}Z`) + ZONES_MS < from) return
      known.add(key)
      return void add(toInstant(value))
    }
    for (const each of Object.values(value)) visit(each)
  }
  visit(response)
  return found
}

function isWireDate(value: object): value is { date: string; timezone: string } {
  return 'timezone' in value && 'date' in value && typeof value.date === 'string' && typeof value.timezone === 'string'
}
