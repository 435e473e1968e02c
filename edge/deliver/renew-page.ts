import type { ShopApiError } from '#app/shop-api/shop-api-error.ts'
import type { FetchedText } from '#app/shop-api/fetch-text.ts'
import type { CacheEntry, PageBytes } from '../store/cache-entry.ts'
import { repeatReads, type RepeatOptions } from '../upstream/repeat-reads.ts'

/** Whether an old page is still what a render would make. */
export type Renewal =
  /** The same bytes and ETag, with a new lifetime. */
  | { kind: 'unchanged'; entry: CacheEntry & { bytes: PageBytes } }
  /** It has to be rendered; with responses that are known already. */
  | { kind: 'changed'; ahead: ReadonlyMap<string, FetchedText> }
  | { kind: 'failed'; error: ShopApiError }

interface RenewOptions extends RepeatOptions {
  /** Instant at which the renewal began, ms since 1970. A purge after it removes the renewed page, too. */
  at: number
  /** Instant that a render would show: `at`, but for the mock's clock. */
  now: number
}

/**
 * Renews a page without rendering it: repeats the reads that it was made from and compares the hashes of their responses. Where the time alone
 * would change the page, nothing is read ahead.
 */
export async function renewPage(old: CacheEntry, { at, now, ...options }: RenewOptions): Promise<Renewal> {
  const { sources, bytes } = old
  if (!sources || !bytes || now >= sources.unchangedUntil) return { kind: 'changed', ahead: new Map() }
  const repeated = await repeatReads(sources.reads, options)
  if (repeated.kind !== 'unchanged') return repeated
  return { kind: 'unchanged', entry: { ...old, bytes, at, sources: { ...sources, reads: repeated.reads } } }
}
