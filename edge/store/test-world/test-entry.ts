import type { CacheEntry } from '../cache-entry.ts'

/** A cached listing for tests: rendered at 0, without bytes. */
export function testEntry<Values extends Partial<CacheEntry>>(values: Values): CacheEntry & Values {
  const entry: CacheEntry = { at: 0, policy: 'listing', status: 200, tags: ['product-1'], etag: 'e', sources: null, bytes: null }
  return { ...entry, ...values }
}
