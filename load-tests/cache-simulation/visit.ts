import type { EntryPolicy } from '#edge/store/cache-policies.ts'

/** One visit to a page that may be stored. */
export interface Visit {
  /** ms since 1970 */
  at: number
  /** Which page: visits to the same one say the same. */
  page: string
  policy: EntryPolicy
}
