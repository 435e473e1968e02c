import { instantOf } from '#app/domain/time/instant.ts'

/** Creation time of the first and of the last product. */
export const FIRST_CREATED = instantOf('2019-01-07 09:00:00')
export const LAST_CREATED = instantOf('2026-10-30 18:00:00')

/**
 * Creation time of a product: evenly spread over the years, increasing with the index.
 * @param lateness in [0, 1), position within its own step
 */
export function createdAtOf(index: number, size: number, lateness: number): number {
  return Math.floor(FIRST_CREATED + ((index + 0.9 * lateness) * (LAST_CREATED - FIRST_CREATED)) / size)
}
