import type { EntryPolicy } from '#edge/store/cache-policies.ts'

/** A visit to a cacheable page. */
export interface Visit {
  /** ms since 1970 */
  at: number
  /** Cache key of the page. */
  page: string
  policy: EntryPolicy
}
