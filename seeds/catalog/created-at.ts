import { instantOf } from '#app/domain/time/instant.ts'

/** When the shop took its first product, and when its last. */
export const FIRST_CREATED = instantOf('2019-01-07 09:00:00')
export const LAST_CREATED = instantOf('2026-10-30 18:00:00')

/**
 * When a product was added: evenly over the years, later for every next index.
 * @param lateness in [0, 1), where within its own step
 */
export function createdAtOf(index: number, size: number, lateness: number): number {
  return Math.floor(FIRST_CREATED + ((index + 0.9 * lateness) * (LAST_CREATED - FIRST_CREATED)) / size)
}
